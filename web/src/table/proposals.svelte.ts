/** Going back by consent: what is proposed, and the reader's part in it. */
import { newKey } from '../api/client.js';
import type { Agreement, Source } from './source.js';
import type { Table } from './table.svelte.js';

export class Proposals {
  /** What is proposed now, if anything. */
  current = $state.raw<Agreement | null>(null);

  constructor(
    private readonly table: Table,
    private readonly source: Source,
    private readonly remark: (error: unknown) => void,
  ) {
    const possible = $derived(
      !table.details.rated && table.details.status === 'playing' && table.mySeat !== null,
    );
    $effect(() => {
      if (!possible) this.current = null;
      if (!possible || !table.stirred) return;
      source.proposal().then(
        (found) => (this.current = found),
        () => undefined,
      );
    });
    // A proposal ends with whatever is published next.
    $effect(() => {
      if (this.current && this.current.version !== table.current.version) this.current = null;
    });
  }

  /** Whether the reader may propose to go back. */
  get allowed(): boolean {
    const { over, details, mySeat, away } = this.table;
    return !over && !details.rated && mySeat !== null && !away;
  }

  /** Propose the moment that is looked at; true if it was proposed. */
  async propose(): Promise<boolean> {
    try {
      this.current = await this.source.goBack(this.table.version, newKey());
      return true;
    } catch (error) {
      this.remark(error);
      return false;
    }
  }

  async agree(to: number): Promise<void> {
    try {
      const found = await this.source.goBack(to, newKey());
      this.current = found.done ? null : found;
      await this.table.refresh();
    } catch (error) {
      this.remark(error);
    }
  }

  async decline(): Promise<void> {
    this.current = null;
    await this.source.stay();
  }
}
