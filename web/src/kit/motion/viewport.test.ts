import { describe, expect, it } from 'vitest';

import {
  bounded,
  nearer,
  NEAREST,
  pinched,
  shifted,
  showing,
  WHOLE,
  type Sight,
} from './viewport.js';

const box = { x: -300, y: -200, width: 600, height: 400 };
/** Where a point of the board appears. */
const seen = (sight: Sight, x: number, y: number): [number, number] => [
  x * sight.scale + sight.x,
  y * sight.scale + sight.y,
];

describe('looking at a board', () => {
  it('keeps the point under the pointer where it is', () => {
    const sight = nearer(WHOLE, 2, [50, 40], box);
    expect(sight.scale).toBe(2);
    expect(seen(sight, 50, 40)).toEqual([50, 40]);
    const closer = nearer(sight, 1.5, [-20, 10], box);
    const [x, y] = [(-20 - sight.x) / sight.scale, (10 - sight.y) / sight.scale];
    expect(seen(closer, x, y)[0]).toBeCloseTo(-20);
    expect(seen(closer, x, y)[1]).toBeCloseTo(10);
  });

  it('goes neither nearer than allowed nor farther than the whole', () => {
    expect(nearer(WHOLE, 100, [0, 0], box).scale).toBe(NEAREST);
    expect(nearer({ scale: 2, x: 40, y: 40 }, 0.1, [0, 0], box)).toEqual(WHOLE);
  });

  it('does not lose the board', () => {
    const far = shifted({ scale: 2, x: 0, y: 0 }, 1e5, -1e5, box);
    expect(far.x).toBeLessThan(1000);
    expect(far.y).toBeGreaterThan(-1000);
    expect(bounded({ scale: 1, x: 500, y: 0 }, box)).toEqual(WHOLE);
  });

  it('follows two fingers', () => {
    const sight = pinched(
      WHOLE,
      [
        [-10, 0],
        [10, 0],
      ],
      [
        [-30, 0],
        [30, 0],
      ],
      box,
    );
    expect(sight.scale).toBeCloseTo(3);
    expect(seen(sight, 0, 0)).toEqual([0, 0]);
  });

  it('brings a focused spot into sight, and only then', () => {
    const sight = nearer(WHOLE, 3, [-200, 0], box);
    const shown = showing(sight, [250, 0], box);
    expect(seen(shown, 250, 0)[0]).toBeLessThan(box.x + box.width);
    expect(showing(shown, [250, 0], box)).toEqual(shown);
    expect(showing(WHOLE, [250, 0], box)).toBe(WHOLE);
  });
});
