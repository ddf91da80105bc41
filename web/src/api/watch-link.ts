/** The link by which others may watch a table. */
import { wholeLink } from '../browser/links.js';
import { api, got } from './client.js';
import type { TableDetails } from './tables.js';

/** Return the link; a private table is shown only to whoever has its invitation. */
export async function watchLink(table: Pick<TableDetails, 'id' | 'visibility'>): Promise<string> {
  const link = wholeLink(`/tables/${table.id}`);
  if (table.visibility !== 'private') return link;
  const path = { table_id: table.id };
  const { invite } = await got(() =>
    api.GET('/api/tables/{table_id}/invitation', { params: { path } }),
  );
  return `${link}?invite=${encodeURIComponent(invite)}`;
}
