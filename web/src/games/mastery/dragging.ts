/** Carrying knights from tile to tile with the pointer. */
import type { Point } from '../../kit/hex.js';

export interface Dragging {
  /** Where the pointer is, once it has moved far enough to carry something. */
  moved(x: number, y: number): void;
  /** The hex under the pointer when it was let go; null: nowhere. */
  dropped(hex: string | null): void;
  /** It was let go, or the browser took the pointer. */
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
      end();
      if (!carrying) return;
      const under = document.elementFromPoint(e.clientX, e.clientY)?.closest('[data-spot]');
      dropped(under?.getAttribute('data-spot')?.slice('hex:'.length) ?? null);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
}
