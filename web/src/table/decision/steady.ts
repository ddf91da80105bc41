/** Keeps a double click or a held key from answering a question that has only just appeared. */
import { preferences } from '../../preferences/preferences.svelte.js';
import { SETTLE } from './own/own-answers.svelte.js';

/** A pointer that moved further than this, in pixels, aims at something. */
const AIMED = 12;

/**
 * Action: after `shown` changes, presses are ignored for a moment, unless the pointer was moved to
 * what is pressed. Repeats of a held key are always ignored.
 */
export function steady(
  node: HTMLElement,
  shown: string,
): { update: (shown: string) => void; destroy: () => void } {
  let now = shown;
  let since = performance.now();
  let pointer = { x: -1, y: -1 };
  let before = pointer;
  const off = new AbortController();
  const options = { capture: true, signal: off.signal };
  const note = ({ clientX: x, clientY: y }: PointerEvent): void => {
    pointer = { x, y };
  };
  addEventListener('pointermove', note, { ...options, passive: true });
  addEventListener('pointerdown', note, { ...options, passive: true });

  const ignore = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  node.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || preferences.pace === 'off') return;
      if (performance.now() - since >= SETTLE) return;
      const byKey = event.detail === 0;
      const way = Math.hypot(event.clientX - before.x, event.clientY - before.y);
      if (byKey || way <= AIMED) ignore(event);
    },
    options,
  );
  node.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && (event.key === 'Enter' || event.key === ' ')) ignore(event);
    },
    options,
  );
  return {
    update: (next) => {
      if (next === now) return;
      now = next;
      since = performance.now();
      before = pointer;
    },
    destroy: () => off.abort(),
  };
}
