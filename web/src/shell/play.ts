/**
 * Opening tables and getting a match under way. A seat's contribution to the seed is made here,
 * in the browser of whoever sits there: first only its commitment is sent, and what it commits to
 * when nobody can come or go any more.
 */
import { api, got } from '../api/client.js';
import type { components } from '../api/schema.js';
import { session } from '../stores/session.svelte.js';

export type NewTable = components['schemas']['NewTable'];
type Details = components['schemas']['TableDetails'];

const KEY = 'gonfalon.contribution.';

/** Return SHA-256("gonfalon/1 seat" NUL contribution), or null where the browser cannot. */
export async function commitmentTo(contribution: string): Promise<string | null> {
  if (!crypto.subtle) return null; // a page without https
  const data = new TextEncoder().encode(`gonfalon/1 seat\0${contribution}`);
  const sum = await crypto.subtle.digest('SHA-256', data);
  return [...new Uint8Array(sum)].map((b) => b.toString(16).padStart(2, '0')).join('');
}

/** Return the contribution that was made for a table, if this browser made one. */
export function contributionTo(table: string): string | null {
  try {
    return localStorage.getItem(KEY + table);
  } catch {
    return null;
  }
}

/** Make a contribution for a table and return the commitment to it; empty if it cannot be kept. */
async function contribute(table: string): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const contribution = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
  const commitment = await commitmentTo(contribution);
  if (!commitment) return '';
  try {
    localStorage.setItem(KEY + table, contribution);
  } catch {
    return ''; // nothing to open later: better none than one that cannot be kept
  }
  return commitment;
}

export async function beReady(table: string): Promise<Details> {
  const path = { table_id: table };
  const body = { commitment: await contribute(table) };
  return got(() => api.POST('/api/tables/{table_id}/ready', { params: { path }, body }));
}

/** Open one's commitment, if one is due. */
export async function reveal(table: Details): Promise<Details> {
  const seat = table.seats.find((s) => s.number === table.you.seat);
  const contribution = contributionTo(table.id);
  if (table.status !== 'seeding' || !seat?.commitment || seat.revealed || !contribution) {
    return table;
  }
  const path = { table_id: table.id };
  const body = { contribution };
  const after = await got(() =>
    api.POST('/api/tables/{table_id}/reveal', { params: { path }, body }),
  );
  localStorage.removeItem(KEY + table.id);
  return after;
}

export async function start(table: string): Promise<Details> {
  const path = { table_id: table };
  const begun = await got(
    () => api.POST('/api/tables/{table_id}/start', { params: { path } }),
    false,
  );
  return reveal(begun);
}

/** Open a table; whoever is nobody yet becomes a guest. */
export async function open(body: NewTable): Promise<Details> {
  await session.somebody();
  const made = await got(() => api.POST('/api/tables', { body }), false);
  const others = made.seats.filter((seat) => seat.number !== made.you.seat);
  if (made.you.seat === null || !others.every((seat) => seat.bot)) return made;
  await beReady(made.id); // nobody to wait for
  return start(made.id);
}

/** Play a bot: the fewest seats, all others bots, no clock. */
export function botTable(game: string, seats: number, level: string): NewTable {
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < seats; seat += 1) bots[seat] = level;
  return {
    game,
    seats,
    options: {},
    packs: [],
    bots,
    own_seat: 0,
    visibility: 'link',
    pace: 'live',
    rated: false,
  };
}
