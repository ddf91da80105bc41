/** The tables kept on this device, as the lobby shows them. */
import { keptTables, type Kept } from '../../device/kept.js';

class KeptHere {
  /** The last played first. Null: not known yet. */
  tables = $state.raw<Kept[] | null>(null);
  /** The running match that was played last. */
  readonly last = $derived(this.tables?.find(({ table }) => table.status === 'playing') ?? null);
  readonly bytes = $derived(this.tables?.reduce((all, { bytes }) => all + bytes, 0) ?? 0);

  async load(): Promise<void> {
    this.tables = await keptTables();
  }
}

export const keptHere = new KeptHere();
