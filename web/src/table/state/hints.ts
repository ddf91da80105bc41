/** Hints about new versions. They say that there is something to fetch, not what. */
import { Problem } from '../../api/client.js';
import { ignoreProblem, untilAnswered } from './retry.js';

export class Hints {
  private newest = -1;
  private held = false;
  private retrying = false;

  constructor(
    private readonly current: () => number,
    private readonly refresh: () => Promise<void>,
  ) {}

  /** The table has reached this version. */
  async heard(version: number): Promise<void> {
    this.newest = Math.max(this.newest, version);
    if (this.held || this.newest <= this.current()) return;
    try {
      await this.refresh();
    } catch (error) {
      // It may be the last hint for long: the table could wait for this very player.
      if (!(error instanceof Problem) || !error.passing || this.retrying) throw error;
      await this.retry(error);
    }
  }

  private async retry(problem: Problem): Promise<void> {
    let first = true;
    this.retrying = true;
    try {
      await untilAnswered(async () => {
        if (!first) return this.refresh();
        first = false;
        throw problem; // the pause comes before the next try
      }, ignore);
    } finally {
      this.retrying = false;
    }
  }

  /**
   * Wait with hints while an input is under way: the hint about it often arrives before the
   * response, which has the view.
   */
  hold(): void {
    this.held = true;
  }

  /** Fetch what the response did not bring. */
  release(): void {
    this.held = false;
    this.heard(this.newest).catch(ignoreProblem);
  }
}

function ignore(): void {
  // The page shows by itself whether the server can be reached.
}
