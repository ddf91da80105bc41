/** Going back by consent: the current proposal, and the user's answer to it. */
import { newKey } from '../../api/client.js';
import type { Agreement, Source } from '../state/source.js';
import type { Table } from '../state/table.svelte.js';

export class Proposals {
  /** The current proposal, if any. */
  current = $state.raw<Agreement | null>(null);

  constructor(
    private readonly table: Table,
    private readonly source: Source,
    private readonly showProblem: (error: unknown) => void,
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
    // Anything that is published ends a proposal.
    $effect(() => {
      if (this.current && this.current.version !== table.current.version) this.current = null;
    });
  }

  /** True if the user may propose to go back. */
  get allowed(): boolean {
    const { over, details, mySeat, away } = this.table;
    return !over && !details.rated && mySeat !== null && !away;
  }

  /** Propose to go back to the version that is shown. Returns true if it was proposed. */
  async propose(): Promise<boolean> {
    try {
      this.current = await this.source.goBack(this.table.version, newKey());
      return true;
    } catch (error) {
      this.showProblem(error);
      return false;
    }
  }

  async agree(to: number): Promise<void> {
    try {
      const found = await this.source.goBack(to, newKey());
      this.current = found.done ? null : found;
      await this.table.refresh();
    } catch (error) {
      this.showProblem(error);
    }
  }

  async decline(): Promise<void> {
    try {
      await this.source.stay();
      this.current = null;
    } catch (error) {
      this.showProblem(error);
    }
  }
}
