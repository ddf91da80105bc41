import type { Details } from '../state/source.js';
import type { Table } from '../state/table.svelte.js';

/** Who opened a rematch, for the players of the previous match. */
export function rematchSaid(table: Table, rematch: NonNullable<Details['rematch']>): string {
  const { owner } = rematch;
  const mine = owner !== null && owner.id === table.mySeatShown?.user?.id;
  if (mine) return table.t('table-rematch-mine');
  return owner ? table.t('table-rematch-by', { name: owner.name }) : table.t('table-rematch-open');
}
