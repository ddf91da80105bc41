/** The tables kept on this device, as the lobby shows them. */
import { api, got } from '../../api/client.js';
import type { TableShown } from '../../api/tables.js';
import { keptTables, type Kept } from '../../device/kept.js';

export interface KeptTable extends Kept {
  table: TableShown;
}

class KeptHere {
  /** The last played first. Null: not known yet. */
  tables = $state.raw<KeptTable[] | null>(null);
  /** The running match that was played last. */
  readonly last = $derived(this.tables?.find(({ table }) => table.status === 'playing') ?? null);
  readonly bytes = $derived(this.tables?.reduce((all, { bytes }) => all + bytes, 0) ?? 0);

  async load(): Promise<void> {
    const mine = (over: boolean) =>
      got(() => api.GET('/api/tables/mine', { params: { query: { over } } }));
    const [kept, running, past] = await Promise.all([keptTables(), mine(false), mine(true)]);
    const shown = new Map([...running, ...past].map((table) => [table.id, table]));
    this.tables = kept.flatMap((one) => {
      const table = shown.get(one.id);
      return table ? [{ ...one, table }] : [];
    });
  }
}

export const keptHere = new KeptHere();
