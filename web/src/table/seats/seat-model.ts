/** Builds the seats as shown in the rail and on the boards. */
import type { SeatClock, SeatModel } from '../../kit/table-model.js';
import { local } from '../../local/mode.js';
import type { Details, SeatShown } from '../state/source.js';

/** What else is known about a seat. */
interface Known {
  name: string;
  blazon: number;
  /** True if the table is waiting for it. */
  awaited: boolean;
  /** True if the player is looking at the table. */
  here: boolean;
}

export function seatModel(details: Details, seat: SeatShown, known: Known): SeatModel {
  const kind = kindOf(seat);
  return {
    number: seat.number,
    name: known.name,
    blazon: known.blazon,
    kind,
    standingIn: seat.standing_in,
    resigned: seat.resigned,
    present: kind === 'bot' || known.here,
    awaited: known.awaited,
    mine: seat.number === details.you.seat,
    clock: clockOf(details, seat, known.awaited),
  };
}

/** On a device there are no accounts, and so no guests. */
function kindOf(seat: SeatShown): SeatModel['kind'] {
  if (seat.user) return seat.user.bot ? 'bot' : seat.user.guest && !local ? 'guest' : 'person';
  return seat.bot ? 'bot' : 'empty';
}

function clockOf(details: Details, seat: SeatShown, awaited: boolean): SeatClock | null {
  const since = details.waiting_since ? Date.parse(details.waiting_since) : null;
  const kind = details.clock['kind'];
  if (kind === 'bank' && seat.clock_left !== null) {
    return { left: seat.clock_left, since, running: awaited };
  }
  if (kind === 'per_move') {
    const most = Number(details.clock['seconds'] ?? 0) * 1000;
    const due = details.deadline ? Date.parse(details.deadline) : null;
    const left = awaited && due !== null && since !== null ? due - since : most;
    return { left, since, running: awaited };
  }
  return null;
}
