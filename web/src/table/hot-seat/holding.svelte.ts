/**
 * A button that has to be held: a tap shows nothing. Whoever cannot hold, or wants nothing to move,
 * presses twice instead.
 */

/** Milliseconds to hold. */
export const HOLD = 1000;
/** Milliseconds in which the second press has to come. */
export const AGAIN = 4000;

export class Holding {
  /** True while the button is held. */
  held = $state(false);
  /** True after the first of two presses. */
  pressed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly done: () => void,
    /** True if the button is pressed twice instead. */
    private readonly twice: () => boolean,
  ) {}

  /** A finger or key has gone down. */
  begin(): void {
    if (this.twice() || this.held) return;
    this.cancel();
    this.held = true;
    this.timer = setTimeout(() => this.finish(), HOLD);
  }

  /** It has gone up, or somewhere else. */
  end(): void {
    if (!this.held) return;
    this.cancel();
  }

  /** The button was pressed without being held: by a reader's hand, or by a screen reader. */
  press(): void {
    if (this.pressed) {
      this.finish();
      return;
    }
    this.pressed = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.pressed = false), AGAIN);
  }

  /** Forget what was begun. */
  cancel(): void {
    clearTimeout(this.timer);
    this.held = this.pressed = false;
  }

  private finish(): void {
    this.cancel();
    this.done();
  }
}
