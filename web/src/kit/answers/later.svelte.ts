/**
 * A part of a board that is fetched after the board itself: what is needed only now and then, or at
 * the end of a match, does not delay the first view.
 */
const AGAIN = 3000; // ms until another attempt, if the connection was lost

export class Later<Part> {
  #found = $state.raw<Part | null>(null);
  #fetching: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<{ default: Part }>) {}

  /** The component, if it is here already. */
  get loaded(): Part | null {
    return this.#found;
  }

  /** The component, because it is needed now. Null: it is being fetched. */
  get part(): Part | null {
    if (!this.#found) void this.fetch();
    return this.#found;
  }

  fetch(): Promise<void> {
    this.#fetching ??= this.load().then(
      (module) => void (this.#found = module.default),
      () => {
        setTimeout(() => {
          this.#fetching = null;
          void this.fetch();
        }, AGAIN);
      },
    );
    return this.#fetching;
  }
}

const WHEN_IDLE = 1500; // ms; by then the board itself is drawn

/** Fetch parts ahead of time, one after another. */
export function fetchLater(parts: readonly { fetch(): Promise<void> }[]): void {
  const fetchAll = async (): Promise<void> => {
    for (const part of parts) await part.fetch();
  };
  setTimeout(() => void fetchAll(), WHEN_IDLE);
}
