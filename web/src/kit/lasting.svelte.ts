/**
 * Something shown for a limited time, whatever happens meanwhile. In a replay it disappears with
 * its version.
 */
export class Lasting<T> {
  now = $state.raw<T | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #replayed = false;

  /** Show what was found in the news (null: nothing) for a number of milliseconds. */
  follow(found: T | null, time: number, replaying: boolean): void {
    if (found) {
      clearTimeout(this.#timer);
      this.now = found;
      this.#timer = setTimeout(this.end, time);
    } else if (replaying || this.#replayed) {
      this.end();
    }
    this.#replayed = replaying;
  }

  readonly end = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };
}
