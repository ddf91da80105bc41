/** Work that is never done twice at the same time. */
export class Merged {
  private current: Promise<void> | null = null;
  private again = false;

  constructor(private readonly work: () => Promise<void>) {}

  get running(): boolean {
    return this.current !== null;
  }

  /** Do the work. Calls that arrive meanwhile are merged into one more round of it. */
  readonly run = (): Promise<void> => {
    if (this.current) this.again = true;
    this.current ??= this.rounds().finally(() => {
      this.current = null;
    });
    return this.current;
  };

  private async rounds(): Promise<void> {
    do {
      this.again = false;
      await this.work();
    } while (this.again);
  }
}
