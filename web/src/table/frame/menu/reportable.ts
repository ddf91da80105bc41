/** Whom the user can report at a table. */
import type { Details, SeatShown } from '../../state/source.js';

/** Return the seats of other people; bots are nobody's fault. */
export function reportable(details: Details): SeatShown[] {
  return details.seats.filter(
    ({ user, number }) => user !== null && !user.bot && number !== details.you.seat,
  );
}
