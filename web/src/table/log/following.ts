/**
 * Whether a list stays at its newest line. Only scrolling up stops it: lines that arrive between a
 * scroll and its event do not, and neither does a list that became shorter and grew again.
 */

/** How far from the end still counts as the end, in pixels. */
const NEAR = 60;

type Box = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

export class Following {
  private on = true;
  private top = 0;

  /** Its lines have changed, so it may have been scrolled by the browser. */
  changed(box: Box): void {
    this.top = box.scrollTop;
  }

  /** It was scrolled, by the user or by `catchUp`. */
  scrolled(box: Box): void {
    const { scrollTop, scrollHeight, clientHeight } = box;
    if (!clientHeight) return; // hidden
    if (scrollHeight - scrollTop - clientHeight < NEAR) this.on = true;
    else if (scrollTop < this.top) this.on = false;
    this.top = scrollTop;
  }

  /** Stay where it is until the user scrolls to the end. */
  stop(): void {
    this.on = false;
  }

  /** Scroll to the newest line, unless the user is reading earlier ones. */
  catchUp(box: Box): void {
    if (this.on) box.scrollTop = box.scrollHeight;
  }
}
