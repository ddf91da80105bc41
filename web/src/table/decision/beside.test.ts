import { describe, expect, it } from 'vitest';

import { beside, type Box } from './beside.js';

const SCREEN = { width: 1440, height: 900 };
const SIZE = { width: 320, height: 240 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const touching = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const placed = (anchor: Box, clear: Box[] = []): Box => {
  const { left, top } = beside(anchor, SIZE, SCREEN, clear);
  return box(left, top, SIZE.width, SIZE.height);
};

describe('a close-up', () => {
  it('is to the right of what it explains, at the same height', () => {
    expect(beside(box(300, 200, 80, 112), SIZE, SCREEN, [])).toEqual({ left: 392, top: 200 });
  });

  it('is to the left at the right edge of the screen', () => {
    expect(beside(box(1340, 200, 80, 112), SIZE, SCREEN, []).left).toBe(1008);
  });

  it('stays on the screen and off what it explains, wherever that is', () => {
    for (let left = 0; left <= 1360; left += 85)
      for (let top = 0; top <= 788; top += 197) {
        const anchor = box(left, top, 80, 112);
        const found = placed(anchor);
        expect(touching(found, anchor)).toBe(false);
        expect(touching(found, box(-1e4, -1e4, 1e4, 2e4))).toBe(false);
        expect(found.right).toBeLessThanOrEqual(SCREEN.width);
        expect(found.bottom).toBeLessThanOrEqual(SCREEN.height);
      }
  });

  it('leaves the player’s workers and the question uncovered', () => {
    const workers = box(392, 180, 240, 300);
    const anchor = box(300, 200, 80, 112);
    expect(touching(placed(anchor, [workers]), workers)).toBe(false);
  });
});
