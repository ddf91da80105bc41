/** Who hears nothing when it is their turn. */
import type { Reach } from '../../api/match-mail.js';
import type { Details } from '../state/source.js';

/** True if turns at a table take days, and the user plays there. */
export function isSlowMatch(details: Details): boolean {
  return details.pace === 'days' && details.status === 'playing' && details.you.seat !== null;
}

/** True if nothing reaches the user. */
export function isUntold(reach: Pick<Reach, 'mail' | 'browsers'>): boolean {
  return reach.mail === 'none' && reach.browsers === 0;
}
