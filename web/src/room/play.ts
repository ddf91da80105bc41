/**
 * Opening tables and starting matches. A seat's contribution to the seed is created here, in the
 * player's browser. At first only its commitment is sent; the contribution follows when nobody can
 * join or leave any more.
 */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import { bytesOf, canHash, sha256, toHex } from '../proof/hashing.js';
import { keep, keepHouse, keptOf } from '../proof/kept.js';
import { session } from '../session/session.svelte.js';
import { isFirstMatch } from './quick-start.js';

/** `people` are the names of those who share this device, by seat, if there is no server. */
export type NewTable = components['schemas']['NewTable'] & { people?: Record<string, string> };
type Details = components['schemas']['TableDetails'];

/** Return SHA-256("gonfalon/1 seat" NUL contribution), or null if the browser cannot compute it. */
export async function commitmentTo(contribution: string): Promise<string | null> {
  return canHash() ? sha256(bytesOf(`gonfalon/1 seat\0${contribution}`)) : null;
}

/** Return the contribution made for a table, if this browser made one. */
export function contributionTo(table: string): string | null {
  return keptOf(table)?.contribution ?? null;
}

/**
 * Make a contribution for a table and return the commitment to it. Empty if it cannot be stored.
 */
async function contribute(table: string): Promise<string> {
  const contribution = toHex(crypto.getRandomValues(new Uint8Array(32)));
  const commitment = await commitmentTo(contribution);
  if (!commitment) return '';
  const stored = keep(table, { contribution, revealed: false });
  return stored ? commitment : ''; // it could not be opened later, so make none
}

/** Be ready. `quickStart`: whether the set-up is to be answered; as before if it is left out. */
export async function beReady(table: string, quickStart?: boolean): Promise<Details> {
  const path = { table_id: table };
  const body = { commitment: await contribute(table), quick_start: quickStart };
  const after = await got(() =>
    api.POST('/api/tables/{table_id}/ready', { params: { path }, body }),
  );
  keepHouse(table, after.house_commitment); // before the contribution is opened
  return after;
}

/** Open the user's commitment, if it is due. */
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
  keep(table.id, { revealed: true });
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

/** Open a table. A user who is not signed in becomes a guest. */
export async function open(body: NewTable): Promise<Details> {
  await session.somebody();
  const made = await got(() => api.POST('/api/tables', { body }), false);
  if (made.status === 'playing') return made; // on a device nobody is waited for
  const others = made.seats.filter((seat) => seat.number !== made.you.seat);
  if (made.you.seat === null || !others.every((seat) => seat.bot)) return made;
  await beReady(made.id); // nobody to wait for
  return start(made.id);
}

/** Play a bot: the fewest seats, all others bots, no clock; a first match is set up at once. */
export async function botTable(game: string, seats: number, level: string): Promise<NewTable> {
  const bots: Record<string, string> = {};
  for (let seat = 1; seat < seats; seat += 1) bots[seat] = level;
  return {
    game,
    seats,
    settings: {},
    packs: [],
    bots,
    own_seat: 0,
    visibility: 'link',
    pace: 'live',
    rated: false,
    quick_start: await isFirstMatch(game).catch(() => false),
  };
}
