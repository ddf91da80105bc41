/** Counts the log entries others have added since the user last looked at the log. */
import type { Table } from '../state/table.svelte.js';

export class Unread {
  /** The last version the user looked at. Null: the log has not been fetched yet. */
  private read = $state<number | null>(null);

  constructor(
    private readonly table: Table,
    looking: () => boolean,
  ) {
    $effect(() => {
      if (table.log.ready && (looking() || this.read === null)) this.read = table.log.last;
    });
  }

  get count(): number {
    const { read, table } = this;
    if (read === null) return 0;
    return table.log.entries.filter(
      (one) => one.version > read && one.events.length > 0 && one.seat !== table.mySeat,
    ).length;
  }
}
