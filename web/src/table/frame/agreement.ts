/** What built-in bots agree to in a rated match. */
import type { SeatShown } from '../state/source.js';

type Seat = Pick<SeatShown, 'bot' | 'user' | 'standing_in' | 'resigned'>;

/** True if built-in bots play a rated match: they do not agree to end it without a result. */
export function botsRefuseToEnd(details: { rated: boolean; seats: Seat[] }): boolean {
  return details.rated && details.seats.some(isBuiltIn);
}

/** The seats of bots that the owner of a table may offer to people: none of built-in ones if rated. */
export function botSeatsToOffer<S extends Seat>(details: { rated: boolean; seats: S[] }): S[] {
  const ofBots = details.seats.filter((seat) => seat.bot !== '' && !seat.user);
  return details.rated ? ofBots.filter((seat) => !isBuiltIn(seat)) : ofBots;
}

function isBuiltIn(seat: Seat): boolean {
  return seat.bot !== '' && !seat.user && !seat.standing_in && !seat.resigned;
}
