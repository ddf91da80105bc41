/** Dragging something from one spot of a board to another. */
import type { Point } from '../drawing/hex.js';

export interface Dragging {
  /** Called with the pointer's position, once it has moved far enough to be a drag. */
  moved(x: number, y: number): void;
  /** Called with the id of the spot under the pointer on release (null: none), and what is there. */
  dropped(spot: string | null, target: Element | null): void;
  /** Called when the pointer was released or the browser took it over. */
  ended(): void;
}

const FAR = 8; // pixels; less is a click

export function drag(event: PointerEvent, { moved, dropped, ended }: Dragging): void {
  const start: Point = [event.clientX, event.clientY];
  const off = new AbortController();
  const { signal } = off;
  let carrying = false;
  const end = (): void => {
    off.abort();
    ended();
  };
  addEventListener(
    'pointermove',
    (e: PointerEvent) => {
      carrying ||= Math.hypot(e.clientX - start[0], e.clientY - start[1]) > FAR;
      if (carrying) moved(e.clientX, e.clientY);
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (e: PointerEvent) => {
      // Before the end: what is carried lets the pointer through until then.
      const under = carrying ? document.elementFromPoint(e.clientX, e.clientY) : null;
      end();
      if (!carrying) return;
      dropped(under?.closest('[data-spot]')?.getAttribute('data-spot') ?? null, under);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
}

/**
 * Action: this piece can be carried onto anything that answers, and dropping it there is like a
 * click there. Without `on` it stays where it is.
 */
export function carried(
  node: HTMLElement,
  on: boolean,
): { update: (on: boolean) => void; destroy: () => void } {
  let active = on;
  const dress = (): void => {
    node.style.touchAction = active ? 'none' : '';
    node.style.cursor = active ? 'grab' : '';
  };
  const down = (event: PointerEvent): void => {
    if (!active || event.button !== 0) return;
    const [x, y] = [event.clientX, event.clientY];
    drag(event, {
      moved: (toX, toY) => {
        node.style.translate = `${toX - x}px ${toY - y}px`;
        node.style.pointerEvents = 'none';
        node.style.zIndex = '9';
      },
      dropped: (_, target) => {
        const answers = '[data-touch]';
        const row = target?.closest('[data-drop]') ?? null;
        (
          target?.closest<HTMLElement>(answers) ?? row?.querySelector<HTMLElement>(answers)
        )?.click();
      },
      ended: () => {
        for (const name of ['translate', 'pointer-events', 'z-index'])
          node.style.removeProperty(name);
      },
    });
  };
  const still = (event: Event): void => {
    if (active) event.preventDefault(); // the browser would drag a picture of it
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('dragstart', still);
  dress();
  return {
    update: (next) => {
      active = next;
      dress();
    },
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('dragstart', still);
    },
  };
}
