/** Hints about new versions. They say that there is something to fetch, not what. */
import { ignoreProblem } from './retry.js';

export class Hints {
  private newest = -1;
  private held = false;

  constructor(
    private readonly current: () => number,
    private readonly refresh: () => Promise<void>,
  ) {}

  /** The table has reached this version. */
  async heard(version: number): Promise<void> {
    this.newest = Math.max(this.newest, version);
    if (!this.held && this.newest > this.current()) await this.refresh();
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
