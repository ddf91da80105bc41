/** Whether a match can end by agreement. */
import type { SeatShown } from '../state/source.js';

type Seat = Pick<SeatShown, 'bot' | 'user' | 'standing_in' | 'resigned'>;

/** True if built-in bots play a rated match: they do not agree to end it without a result. */
export function botsRefuseToEnd(details: { rated: boolean; seats: Seat[] }): boolean {
  const isBot = (seat: Seat): boolean =>
    seat.bot !== '' && !seat.user && !seat.standing_in && !seat.resigned;
  return details.rated && details.seats.some(isBot);
}
