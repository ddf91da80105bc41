/** Noting commitments while a match is played. Small: every table page loads it. */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import type { Day } from './chain.js';
import { keepHouse, keepSeed, keptOf } from './kept.js';
import { noteHead } from './seen-chain.js';

type Details = components['schemas']['TableDetails'];

/** The closed days after a day, or all. */
export async function closedDays(after: string | null): Promise<Day[]> {
  const all: Day[] = [];
  let from = after;
  for (;;) {
    const query = from ? { after: from } : {};
    const page = await got(() => api.GET('/api/chain', { params: { query } }));
    all.push(...page.days);
    const last = page.days.at(-1);
    if (!page.more || !last) return all;
    from = last.day;
  }
}

/**
 * Note what is committed at the user's table: the server's secret before the match, the seed and the
 * newest head of the chain when it has begun.
 */
export async function noteCommitments(table: Details, invite: string): Promise<void> {
  if (table.you.seat === null || table.status === 'over' || table.status === 'void') return;
  keepHouse(table.id, table.house_commitment);
  if (table.status !== 'playing' || keptOf(table.id)?.seed) return;
  const params = { path: { table_id: table.id }, query: { invite } };
  const proof = await got(() => api.GET('/api/tables/{table_id}/proof', { params }));
  if (proof.seed_commitment) keepSeed(table.id, proof.seed_commitment);
  await noteHead(closedDays);
}
