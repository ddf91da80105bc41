/** Evidence of a match from the server's API. */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import { checkMatch, type Finding } from './match-check.js';
import { closedDays } from './noting.js';

type Proof = components['schemas']['Proof'];

/** Check a finished match. */
export function checkTable(table: string, invite: string, proof: Proof): Promise<Finding> {
  const params = { path: { table_id: table }, query: { invite, draws: true } };
  return checkMatch(table, {
    record: () => got(() => api.GET('/api/tables/{table_id}/record', { params, parseAs: 'text' })),
    chained: proof.leaf !== null,
    chainDay: proof.chain_day,
    days: closedDays,
    day: (day) => got(() => api.GET('/api/chain/{day}', { params: { path: { day } } })),
  });
}
