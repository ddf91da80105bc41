/**
 * Close-ups: hovering, focusing or long-pressing a component shows it large. So does a tap on one that
 * gives no answer, and where there is no mouse the first tap on a card.
 */

export interface Look {
  component: string;
  inspect: (component: string | null) => void;
  /** True if a tap shows it before the next one answers: the close-up has the answer, too. */
  reads?: boolean;
}

/** The attribute of an element that shows a component. Lessons point at it. */
const COMPONENT = 'data-component';

/** What was looked at last. */
let seen: Element | null = null;

/**
 * The element whose close-up is open, or was open last; if it is part of a row (`data-row`), the row.
 * Null if it is gone.
 */
export function lookedAt(): Element | null {
  return seen?.isConnected ? (seen.closest('[data-row]') ?? seen) : null;
}

const noMouse = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

const HOVER = 380;
const PRESS = 450;
const STRAY = 10;

/**
 * Action: this element shows a component. Resting the mouse on it, focusing it or a long press
 * opens the close-up; leaving closes it. A long press never answers. A tap on an element that says it
 * is disabled (`aria-disabled`) opens it too. The attribute `data-component` names the component.
 */
export function looking(
  node: Element,
  look: Look,
): { update: (look: Look) => void; destroy: () => void } {
  let now = look;
  let timer = 0;
  let pressed = false;
  /** True if the pointer that went down last was a finger or a pen. */
  let tapped = false;
  let open = false;
  let hovered = false;
  let start: readonly [number, number] = [0, 0];
  const off = new AbortController();
  node.setAttribute(COMPONENT, look.component);
  const after = (delay: number, done?: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      open = true;
      seen = node;
      now.inspect(now.component);
      done?.();
    }, delay);
  };
  /**
   * Delayed, because an element that is removed loses the focus while the page is being redrawn.
   */
  const close = (): void => {
    clearTimeout(timer);
    open = false;
    queueMicrotask(() => now.inspect(null));
  };
  const on = <K extends keyof ElementEventMap | string>(
    type: K,
    hear: (event: PointerEvent) => void,
    capture = false,
  ): void => node.addEventListener(type, hear as EventListener, { signal: off.signal, capture });

  on('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    hovered = false;
    close();
  });
  on('pointerdown', (event) => {
    tapped = event.pointerType !== 'mouse';
    if (event.pointerType === 'mouse') {
      hovered = true;
      clearTimeout(timer);
      return;
    }
    start = [event.clientX, event.clientY];
    pressed = false;
    after(PRESS, () => (pressed = true));
  });
  on('pointermove', (event) => {
    if (event.pointerType === 'mouse') {
      // A page that changes under a resting mouse also sends move events, but without a distance.
      if (hovered || !(event.movementX || event.movementY)) return;
      hovered = true;
      after(HOVER);
      return;
    }
    if (pressed) return;
    if (Math.hypot(event.clientX - start[0], event.clientY - start[1]) > STRAY) clearTimeout(timer);
  });
  on('pointerup', (event) => {
    if (event.pointerType !== 'mouse') clearTimeout(timer);
  });
  on('pointercancel', () => clearTimeout(timer));
  on(
    'click',
    (event) => {
      if (!pressed) {
        if (!tapped) return;
        if (node.getAttribute('aria-disabled') === 'true') after(0);
        else if (now.reads && seen !== node && noMouse()) {
          after(0);
          event.preventDefault();
          event.stopPropagation();
        }
        return;
      }
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  on('contextmenu', (event) => {
    if (pressed) event.preventDefault();
  });
  on('keydown', () => (tapped = false));
  on('focusin', () => {
    if (node.matches(':focus-visible')) after(HOVER / 2);
  });
  on('focusout', close);
  return {
    update: (next) => {
      now = next;
      node.setAttribute(COMPONENT, next.component);
    },
    destroy: () => {
      clearTimeout(timer);
      if (open) close();
      off.abort();
    },
  };
}
