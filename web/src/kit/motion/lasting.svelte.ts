import type { TableModel } from '../table-model.js';

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

/** End what is shown as soon as others' next action is. Call it while a component is set up. */
export function endInTime(past: Lasting<{ version: number }>, table: TableModel): void {
  let watched = false;
  $effect(() => {
    const newer = past.now !== null && table.view.version > past.now.version;
    if ((table.watching || watched) && newer) past.end();
    watched = table.watching;
  });
}
