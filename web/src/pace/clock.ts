/** The clocks that can be chosen for a table; the server enforces the limits. */
import type { components } from '../generated/api.js';

export type Clock = components['schemas']['Clock'];

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

export const PER_MOVE = {
  live: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE],
  days: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY],
} as const;
export const BANK = {
  live: [15 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR, 90 * MINUTE, 2 * HOUR],
  days: [7 * DAY, 14 * DAY, 30 * DAY, 60 * DAY],
} as const;
export const INCREMENT = {
  live: [0, 10, 20, 30, MINUTE],
  days: [0, 6 * HOUR, 12 * HOUR, DAY],
} as const;

export function usualClock(pace: 'live' | 'days'): Clock {
  return pace === 'live' ? { kind: 'none' } : { kind: 'per_move', seconds: 3 * DAY };
}
