/** A wait that can be stopped, resumed and ended early. */
export class Pause {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: (() => void) | null = null;
  private until = 0;
  private left = 0;
  private stoppedAt: number | null = null;

  /** Wait for a number of milliseconds; while stopped, until it is resumed. */
  for(time: number): Promise<void> {
    this.end();
    return new Promise((resolve) => {
      this.done = resolve;
      if (this.stoppedAt === null) this.start(time);
      else this.left = time;
    });
  }

  private start(time: number): void {
    this.until = Date.now() + time;
    this.timer = setTimeout(() => this.finish(), time);
  }

  private finish(): void {
    clearTimeout(this.timer);
    const { done } = this;
    this.done = null;
    done?.();
  }

  stop(): void {
    if (this.stoppedAt !== null) return;
    this.stoppedAt = Date.now();
    this.left = Math.max(0, this.until - this.stoppedAt);
    clearTimeout(this.timer);
  }

  /** Go on. Returns for how long it was stopped. */
  resume(): number {
    if (this.stoppedAt === null) return 0;
    const stopped = Date.now() - this.stoppedAt;
    this.stoppedAt = null;
    if (this.done) this.start(this.left);
    return stopped;
  }

  /** End the current wait now. */
  end(): void {
    this.stoppedAt = null;
    this.finish();
  }
}
