/**
 * What this browser noted before it could know what would be played, to compare at the end: the
 * server's commitment, its own contribution, the commitment to the seed, and the newest head of the
 * daily chain. The server cannot reach any of it.
 */
import { lasting } from '../browser/storage.js';

const MATCHES = 'gonfalon.proofs';
const CHAIN = 'gonfalon.chain';
const MOST = 300; // matches; the oldest are forgotten

export interface Kept {
  /** The server's commitment to its secret, as first seen. */
  house?: string;
  /** What this browser added to the seed. */
  contribution?: string;
  /** The server has confirmed that it has the contribution. */
  revealed?: boolean;
  /** The commitment to the seed, as seen when the match began. */
  seed?: string;
  at: number;
}

export interface Head {
  day: string;
  head: string;
}

function all(): Record<string, Kept> {
  const found = lasting.json<Record<string, Kept>>(MATCHES);
  return found && typeof found === 'object' && !Array.isArray(found) ? found : {};
}

/** What was noted about a match. */
export function keptOf(table: string): Kept | null {
  return all()[table] ?? null;
}

/** Note more about a match. False if the browser stores nothing. */
export function keep(table: string, more: Omit<Partial<Kept>, 'at'>): boolean {
  const known = all();
  known[table] = { ...known[table], ...more, at: Date.now() };
  const newest = Object.entries(known).sort(([, a], [, b]) => b.at - a.at);
  return lasting.setJson(MATCHES, Object.fromEntries(newest.slice(0, MOST)));
}

/** Note the server's commitment. What was seen first stays. */
export function keepHouse(table: string, house: string): void {
  if (!keptOf(table)?.house) keep(table, { house });
}

/** Note the commitment to the seed. What was seen first stays. */
export function keepSeed(table: string, seed: string): void {
  if (!keptOf(table)?.seed) keep(table, { seed });
}

/** The newest head that this browser has seen. */
export function headSeen(): Head | null {
  const found = lasting.json<Head>(CHAIN);
  return found && typeof found.day === 'string' && typeof found.head === 'string' ? found : null;
}

export function keepHead({ day, head }: Head): void {
  lasting.setJson(CHAIN, { day, head });
}
