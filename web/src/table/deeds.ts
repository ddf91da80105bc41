/** Actions at a table besides choosing. Failures are shown as notes at the table. */
import { Problem } from '../api/client.js';
import { sentence } from '../shell/words.js';
import type { Deed, Source } from './source.js';
import type { Table } from './table.svelte.js';

export class Deeds {
  constructor(
    private readonly table: Table,
    private readonly source: Source,
    private readonly moveTo: (table: string) => void,
  ) {}

  async act(deed: Deed): Promise<void> {
    try {
      this.table.details = await this.source.deed(deed);
      await this.table.refresh();
    } catch (error) {
      this.remark(error);
    }
  }

  async rematch(): Promise<void> {
    try {
      this.moveTo(await this.source.rematch());
    } catch (error) {
      this.remark(error);
    }
  }

  readonly remark = (error: unknown): void => {
    if (!(error instanceof Problem)) throw error;
    this.table.note = { id: 'table-note-refused', args: { reason: sentence(error) } };
  };
}
