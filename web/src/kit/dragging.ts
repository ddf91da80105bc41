/** Dragging something from one spot of a board to another. */
import type { Point } from './hex.js';

export interface Dragging {
  /** Called with the pointer's position, once it has moved far enough to be a drag. */
  moved(x: number, y: number): void;
  /** Called with the id of the spot under the pointer on release. Null: none. */
  dropped(spot: string | null): void;
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
      end();
      if (!carrying) return;
      const under = document.elementFromPoint(e.clientX, e.clientY)?.closest('[data-spot]');
      dropped(under?.getAttribute('data-spot') ?? null);
    },
    { signal },
  );
  addEventListener('pointercancel', end, { signal });
}
