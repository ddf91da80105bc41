import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { preferences } from '../../preferences/preferences.svelte.js';
import HoldButton from './HoldButton.svelte';
import { AGAIN, HOLD } from './holding.svelte.js';

const HINTS = { hold: 'hold it', twice: 'press twice', again: 'once more' };
let shown: Record<string, unknown>;
let done: () => void;

function button(): HTMLButtonElement {
  const found = document.querySelector('button');
  if (!found) throw new Error('no button');
  return found;
}

function pointer(kind: string): void {
  button().dispatchEvent(new PointerEvent(kind, { bubbles: true, button: 0 }));
  flushSync();
}

function key(kind: string, name: string, repeat = false): void {
  const event = new KeyboardEvent(kind, { key: name, repeat, bubbles: true, cancelable: true });
  button().dispatchEvent(event);
  flushSync();
}

/** A click by a finger or mouse (1), or by a screen reader (0). */
function click(detail: number): void {
  button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.set({ motion: 'on' });
  done = vi.fn();
  shown = mount(HoldButton, {
    target: document.body,
    props: { label: 'Show my cards', hints: HINTS, ondone: () => done() },
  });
  flushSync();
});
afterEach(() => {
  void unmount(shown);
  vi.useRealTimers();
  preferences.set({ motion: 'auto' });
});

it('uncovers after it has been held for a second', () => {
  pointer('pointerdown');
  expect(button().className).toContain('is-held');
  vi.advanceTimersByTime(HOLD - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it('does nothing when it is tapped', () => {
  for (let i = 0; i < 5; i += 1) {
    pointer('pointerdown');
    vi.advanceTimersByTime(HOLD / 4);
    pointer('pointerup');
    click(1);
  }
  vi.advanceTimersByTime(10 * HOLD);
  expect(done).not.toHaveBeenCalled();
  expect(button().className).not.toContain('is-held');
});

it.each(['pointerup', 'pointerleave', 'pointercancel', 'blur'])('empties at %s', (kind) => {
  pointer('pointerdown');
  vi.advanceTimersByTime(HOLD - 1);
  if (kind === 'blur') button().dispatchEvent(new FocusEvent('blur'));
  else pointer(kind);
  flushSync();
  expect(button().className).not.toContain('is-held');
  vi.advanceTimersByTime(10 * HOLD);
  expect(done).not.toHaveBeenCalled();
});

it.each(['Enter', ' '])('can be held with the key "%s"', (name) => {
  key('keydown', name);
  for (let i = 0; i < 20; i += 1) key('keydown', name, true);
  vi.advanceTimersByTime(HOLD - 1);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
  key('keyup', name);
  vi.advanceTimersByTime(10 * HOLD);
  expect(done).toHaveBeenCalledTimes(1);
});

it('empties when the key is let go', () => {
  key('keydown', 'Enter');
  vi.advanceTimersByTime(HOLD / 2);
  key('keyup', 'Enter');
  vi.advanceTimersByTime(10 * HOLD);
  expect(done).not.toHaveBeenCalled();
});

it('is pressed twice where nothing moves', () => {
  preferences.set({ motion: 'off' });
  flushSync();
  expect(button().textContent).toContain(HINTS.twice);
  pointer('pointerdown');
  vi.advanceTimersByTime(2 * HOLD);
  pointer('pointerup');
  click(1);
  expect(button().textContent).toContain(HINTS.again);
  expect(done).not.toHaveBeenCalled();
  click(1);
  expect(done).toHaveBeenCalledTimes(1);
});

it('is pressed twice with the keyboard where nothing moves', () => {
  preferences.set({ motion: 'off' });
  flushSync();
  key('keydown', 'Enter');
  key('keyup', 'Enter');
  expect(done).not.toHaveBeenCalled();
  key('keydown', 'Enter');
  expect(done).toHaveBeenCalledTimes(1);
});

it('forgets the first press after a while', () => {
  preferences.set({ motion: 'off' });
  flushSync();
  click(1);
  vi.advanceTimersByTime(AGAIN);
  click(1);
  expect(done).not.toHaveBeenCalled();
});

it('can be pressed twice by a screen reader, which cannot hold', () => {
  click(0);
  expect(done).not.toHaveBeenCalled();
  expect(button().textContent).toContain(HINTS.again);
  click(0);
  expect(done).toHaveBeenCalledTimes(1);
});
