/**
 * One window plays a table at a time: another one would answer from an older state. A claim lasts
 * until its window closes, or until another window asks for the table; then the window that has it
 * finishes what it is doing and gives it up. One that does not react, because the browser has frozen
 * it, loses it.
 */

const NAME = 'gonfalon';
/** Milliseconds within which a window gives up a table. */
const PATIENCE = 3000;

/** The tables that this window plays. */
export class Claims {
  private readonly held = new Map<string, () => void>();
  private readonly others = new BroadcastChannel(NAME);

  /** `wanted` is called when another window asks for a table here; it has to `release` it. */
  constructor(private readonly wanted: (table: string) => void) {
    this.others.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.held.has(data)) this.wanted(data);
    };
  }

  /** Claim a table. False: another window has it, and `take` was not asked for. */
  async claim(table: string, take = false): Promise<boolean> {
    if (this.held.has(table)) return true;
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return true; // pages without https have none
    if (await this.lock(table, { ifAvailable: true })) return true;
    if (!take) return false;
    this.others.postMessage(table);
    const given = await this.lock(table, { signal: AbortSignal.timeout(PATIENCE) });
    return given || this.lock(table, { steal: true });
  }

  /** True if an answer at a table may be stored: nobody has taken it away meanwhile. */
  holds(table: string): boolean {
    return this.held.has(table) || !(navigator.locks as LockManager | undefined);
  }

  release(table: string): void {
    this.held.get(table)?.();
    this.held.delete(table);
  }

  private lock(table: string, options: LockOptions): Promise<boolean> {
    return new Promise((answer) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        answer(lock !== null);
        if (!lock) return undefined;
        return new Promise((release) => this.held.set(table, release));
      };
      navigator.locks.request(`${NAME}/${table}`, options, hold).catch(() => {
        answer(false); // nobody gave it up in time; or it was held here, and stolen
        if (this.held.delete(table)) this.wanted(table);
      });
    });
  }
}
