/** Something that is shown for a while and then goes by itself, whatever is news meanwhile. */
export class Lasting<T> {
  now = $state.raw<T | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(what: T, time: number): void {
    clearTimeout(this.#timer);
    this.now = what;
    this.#timer = setTimeout(this.end, time);
  }

  readonly end = (): void => {
    clearTimeout(this.#timer);
    this.now = null;
  };
}
