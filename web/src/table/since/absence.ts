/** Notices that a player has been away: when this browser last showed them the table, and what. */
import { lasting } from '../../browser/storage.js';
import type { News } from '../../kit/table-model.js';

const KEY = 'gonfalon.looked';
const MOST = 40; // tables that are remembered
const LONG = 120_000; // milliseconds; a shorter absence is none

/** The last time the user looked at a table, and the version they saw. */
export interface Look {
  at: number;
  version: number;
}

/** Return when this browser last showed a table. Null: never, or too long ago. */
export function lastLook(table: string): Look | null {
  return lasting.json<Record<string, Look>>(KEY)?.[table] ?? null;
}

/** Remember that the user has seen a version of a table. */
export function noteLook(table: string, look: Look): void {
  const known = { ...lasting.json<Record<string, Look>>(KEY), [table]: look };
  const kept = Object.entries(known).sort(([, a], [, b]) => b.at - a.at);
  lasting.setJson(KEY, Object.fromEntries(kept.slice(0, MOST)));
}

/** True if the user has not looked for so long that nothing should play by itself. */
export function isLong(look: Look | null, now: number): boolean {
  return !look || now - look.at > LONG;
}

/**
 * Return for how many milliseconds a player has been away. Null if that was not long, or if nobody
 * has moved meanwhile.
 */
export function awayFor(
  news: readonly News[],
  me: number,
  look: Look | null,
  now: number,
): number | null {
  const mine = news.findLast((one) => one.seat === me);
  const began = mine ?? news[0];
  if (!began) return null;
  const since = Math.max(look?.at ?? 0, Date.parse(began.at));
  const seen = Math.max(look?.version ?? -1, mine?.version ?? -1);
  const moved = news.some((one) => isMove(one, me) && one.version > seen);
  return moved && now - since > LONG ? now - since : null;
}

function isMove(one: News, me: number): boolean {
  return one.seat !== null && one.seat !== me && one.events.length > 0;
}
