/** What was settled at the table between two looks at it: paces, ends, seats that changed hands. */
import type { Details, SeatShown } from '../state/source.js';

/** One thing to tell: a text and its arguments. */
export interface Decided {
  id: string;
  args: { name?: string; other?: string };
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Return what changed, but for what the user did with their own seat. */
// texts: decided-pace decided-pace-not decided-end-not decided-back-not decided-seat-taken
// texts: decided-resigned decided-bot decided-back
export function decided(
  before: Details,
  after: Details,
  nameOf: (seat: SeatShown) => string,
): Decided[] {
  if (before.id !== after.id || after.status !== 'playing') return [];
  const told: Decided[] = [];
  const offer = before.pace_offer;
  if (offer && !after.pace_offer) {
    const taken = same(offer, { pace: after.pace, clock: after.clock });
    told.push({ id: taken ? 'decided-pace' : 'decided-pace-not', args: {} });
  }
  for (const was of before.seats) {
    const seat = after.seats.find(({ number }) => number === was.number);
    if (seat && seat.number !== after.you.seat) told.push(...ofSeat(was, seat, nameOf));
  }
  return told;
}

function ofSeat(
  was: SeatShown,
  seat: SeatShown,
  nameOf: (seat: SeatShown) => string,
): readonly Decided[] {
  const name = nameOf(seat);
  const changed = seat.user !== null && seat.user.id !== was.user?.id;
  if (changed) return [{ id: 'decided-seat-taken', args: { name, other: nameOf(was) } }];
  if (seat.resigned && !was.resigned) return [{ id: 'decided-resigned', args: { name } }];
  if (seat.standing_in && !was.standing_in) return [{ id: 'decided-bot', args: { name } }];
  if (!seat.standing_in && was.standing_in) return [{ id: 'decided-back', args: { name } }];
  if (was.agrees_to_end && !seat.agrees_to_end) return [{ id: 'decided-end-not', args: { name } }];
  return [];
}
