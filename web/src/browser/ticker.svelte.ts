/** The current time, for clocks. Ticks once a second while something uses it. */
class Ticker {
  now = $state(Date.now());
  private followers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Start ticking. The returned function stops it. */
  follow(): () => void {
    this.now = Date.now();
    this.followers += 1;
    this.timer ??= setInterval(() => {
      this.now = Date.now();
    }, 1000);
    return () => {
      this.followers -= 1;
      if (this.followers > 0) return;
      clearInterval(this.timer);
      this.timer = undefined;
    };
  }
}

export const ticker = new Ticker();
