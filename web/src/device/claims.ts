/**
 * One window plays a table at a time: another one would answer from an older state. A claim lasts
 * until its window closes, or until another window takes the table over.
 */

/** The tables that this window plays. */
export class Claims {
  private readonly held = new Map<string, () => void>();

  /** `lost` is called when another window has taken a table over. */
  constructor(private readonly lost: (table: string) => void) {}

  /** Claim a table. False: another window has it, and `take` was not asked for. */
  async claim(table: string, take = false): Promise<boolean> {
    if (this.held.has(table)) return true;
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return true; // pages without https have none
    return new Promise((answer) => {
      const options: LockOptions = take ? { steal: true } : { ifAvailable: true };
      locks
        .request(`gonfalon/${table}`, options, (lock) => {
          if (!lock) {
            answer(false);
            return undefined;
          }
          answer(true);
          return new Promise<void>((release) => this.held.set(table, release));
        })
        .catch(() => {
          this.held.delete(table);
          this.lost(table);
        });
    });
  }

  release(table: string): void {
    this.held.get(table)?.();
    this.held.delete(table);
  }
}
