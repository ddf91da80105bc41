/** Going back by consent: the current proposal, and the user's answer to it. */
import { newKey } from '../../api/client.js';
import type { Agreement, Source } from '../state/source.js';
import type { Table } from '../state/table.svelte.js';

export class Proposals {
  /** The current proposal, if any. */
  current = $state.raw<Agreement | null>(null);
  /** After the user alone went back: the version from which they did. Null: nothing to take back. */
  cameFrom = $state<number | null>(null);

  constructor(
    private readonly table: Table,
    private readonly source: Source,
    private readonly showProblem: (error: unknown) => void,
    /** Somebody turned a proposal down, or withdrew it. */
    private readonly declined: () => void = () => undefined,
  ) {
    const possible = $derived(
      !table.details.rated && table.details.status === 'playing' && table.mySeat !== null,
    );
    $effect(() => {
      if (!possible) this.current = null;
      if (!possible || !table.stirred) return;
      source.proposal().then(
        (found) => {
          const was = this.current;
          this.current = found;
          if (was && !found && was.version === table.current.version) this.declined();
        },
        () => undefined,
      );
    });
    // Anything that is published ends a proposal.
    $effect(() => {
      if (this.current && this.current.version !== table.current.version) this.current = null;
    });
    // Whoever plays on is content with where the match is.
    $effect(() => {
      if (table.busy) this.cameFrom = null;
    });
  }

  /** True if the user may propose to go back. */
  get allowed(): boolean {
    const { over, details, mySeat, away } = this.table;
    return !over && !details.rated && mySeat !== null && !away;
  }

  /** True if nobody else has to agree. */
  get alone(): boolean {
    return this.table.details.seats.every(
      ({ user, standing_in, resigned, number }) =>
        !user || standing_in || resigned || number === this.table.mySeat,
    );
  }

  /** Propose to go back to a version; alone, do it. Returns true if that worked. */
  async propose(to: number): Promise<boolean> {
    const { version } = this.table.current;
    try {
      const found = await this.source.goBack(to, newKey());
      this.current = found.done ? null : found;
      this.cameFrom = found.done ? version : null;
      if (found.done) await this.table.refresh();
      return true;
    } catch (error) {
      this.showProblem(error);
      return false;
    }
  }

  /** Return to where the match was before the user alone went back. */
  async undo(): Promise<void> {
    const from = this.cameFrom;
    if (from !== null && (await this.propose(from))) this.cameFrom = null;
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
