/** Actions at a table besides choosing. Failures are shown as notes at the table. */
import { Problem } from '../../api/client.js';
import { sentence } from '../../i18n/problems.js';
import { session } from '../../session/session.svelte.js';
import type { TableAction, Source } from './source.js';
import type { Table } from './table.svelte.js';

export class TableActions {
  constructor(
    private readonly table: Table,
    private readonly source: Source,
    private readonly moveTo: (table: string) => void,
  ) {}

  async act(action: TableAction): Promise<void> {
    try {
      this.table.details = await this.source.action(action);
      await this.table.refresh();
    } catch (error) {
      this.showProblem(error);
    }
  }

  /** Take over a seat that a bot plays. The page is loaded anew, since it shows that seat's view. */
  async adopt(seat: number): Promise<void> {
    try {
      await session.somebody();
      await this.source.action({ what: 'adopt', seat });
      location.reload();
    } catch (error) {
      this.showProblem(error);
    }
  }

  async rematch(): Promise<void> {
    try {
      this.moveTo(await this.source.rematch());
    } catch (error) {
      this.showProblem(error);
    }
  }

  readonly showProblem = (error: unknown): void => {
    if (!(error instanceof Problem)) throw error;
    this.table.note = { id: 'table-note-refused', args: { reason: sentence(error) } };
  };
}
