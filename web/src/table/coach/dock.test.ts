import { expect, test } from 'vitest';

import { leastCovered, roomBeside } from './dock.js';

const SIZE = { width: 400, height: 300 };
const RIGHT = { left: 1000, top: 80 };
const LEFT = { left: 14, top: 80 };
const box = (left: number, top: number, right: number, bottom: number) => ({
  left,
  top,
  right,
  bottom,
});

test('the card stays at its usual place where it covers no answer', () => {
  expect(leastCovered([RIGHT, LEFT], SIZE, [[box(500, 100, 600, 200), 1]])).toBe(RIGHT);
});

test('it goes where it covers no answer', () => {
  expect(leastCovered([RIGHT, LEFT], SIZE, [[box(1100, 100, 1200, 200), 1]])).toBe(LEFT);
});

test('the advised answer matters most', () => {
  const boxes = [
    [box(1100, 100, 1200, 200), 8],
    [box(20, 100, 220, 300), 1],
  ] as const;
  expect(leastCovered([RIGHT, LEFT], SIZE, boxes)).toBe(LEFT);
});

test('a sheet goes where there is more room beside the advised answer', () => {
  expect(roomBeside({ top: 600, bottom: 644 }, 48, 788)).toEqual({ above: true, height: 538 });
  expect(roomBeside({ top: 110, bottom: 174 }, 48, 788)).toEqual({ above: false, height: 600 });
});
