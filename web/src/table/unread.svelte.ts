/** How much of the log others have added since somebody last looked at it. */
import type { Table } from './table.svelte.js';

export class Unread {
  /** The last version that was looked at; null: the log has not been read yet. */
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
