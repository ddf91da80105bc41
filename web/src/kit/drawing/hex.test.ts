import { describe, expect, it } from 'vitest';

import {
  ACROSS,
  around,
  axial,
  band,
  between,
  bow,
  centre,
  corners,
  outline,
  toward,
} from './hex.js';

const named = (id: string): { id: string; x: number; y: number } => {
  const [x, y] = centre(...axial(id), 60);
  return { id, x, y };
};
/** The board for four players. */
const NAMES =
  '1,0 0,0 1,-1 0,1 2,-1 1,1 -1,1 0,-1 2,0 -1,0 2,-2 0,2 -1,2 1,-2 3,-1 2,1 -2,1 -1,-1 3,-2 1,2 -2,2 0,-2 3,0 -2,0 2,-3 -1,3';
const BOARD = NAMES.split(' ').map(named);

describe('hexes', () => {
  it('lie next to one another at the same distance, across their edges', () => {
    const [x, y] = centre(2, -1, 60);
    for (const [i, [q, r]] of ACROSS.entries()) {
      const [nx, ny] = centre(2 + q, -1 + r, 60);
      expect(Math.hypot(nx - x, ny - y)).toBeCloseTo(60 * Math.sqrt(3), 0);
      const a = corners(60)[i] ?? [0, 0];
      const b = corners(60)[(i + 1) % 6] ?? [0, 0];
      // the middle of edge i is half-way to neighbour i
      expect((a[0] + b[0]) / 2).toBeCloseTo((nx - x) / 2, 0);
      expect((a[1] + b[1]) / 2).toBeCloseTo((ny - y) / 2, 0);
    }
  });

  it('have six corners, the first on top', () => {
    expect(corners(10)).toHaveLength(6);
    expect(corners(10)[0]).toEqual([0, -10]);
    expect(outline(10).match(/[ML]/g)).toHaveLength(6);
  });

  it('draw a frontier only along open edges', () => {
    const count = (open: boolean[]): number => band(60, 6, open).split('Z').length - 1;
    expect(count([false, false, false, false, false, false])).toBe(0);
    expect(count([true, false, true, false, false, false])).toBe(2);
    expect(count([true, true, true, true, true, true])).toBe(6);
  });

  it('keep a frontier inside the hex', () => {
    const numbers = band(60, 6, [true, false, true, true, false, false]).match(/-?[\d.]+/g) ?? [];
    for (let i = 0; i < numbers.length; i += 2) {
      expect(Math.hypot(Number(numbers[i]), Number(numbers[i + 1]))).toBeLessThanOrEqual(60.1);
    }
  });

  it('measure the box around a board', () => {
    const box = around(
      BOARD.map((s) => [s.x, s.y] as const),
      10,
    );
    expect(box.width).toBeGreaterThan(500);
    expect(BOARD.every((s) => s.x >= box.x && s.x <= box.x + box.width)).toBe(true);
  });
});

describe('arrow keys', () => {
  it('go to the neighbour in that direction', () => {
    expect(toward(BOARD, named('0,0'), 'ArrowRight')?.id).toBe('1,0');
    expect(toward(BOARD, named('0,0'), 'ArrowLeft')?.id).toBe('-1,0');
    expect(['0,-1', '1,-1']).toContain(toward(BOARD, named('0,0'), 'ArrowUp')?.id);
    expect(['0,1', '-1,1']).toContain(toward(BOARD, named('0,0'), 'ArrowDown')?.id);
  });

  it('stay at the edge of the board', () => {
    expect(toward(BOARD, named('3,0'), 'ArrowRight')).toBeNull();
    expect(toward(BOARD, named('2,-3'), 'ArrowUp')).toBeNull();
  });

  it('reach every spot from every other', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
    for (const start of BOARD) {
      const seen = new Set([start.id]);
      const edge = [start];
      for (let at = edge.pop(); at; at = edge.pop()) {
        for (const key of keys) {
          const next = toward(BOARD, at, key);
          if (next && !seen.has(next.id)) {
            seen.add(next.id);
            edge.push(next);
          }
        }
      }
      expect(seen.size).toBe(BOARD.length);
    }
  });
});

describe('ways', () => {
  it('keep their distance from both ends', () => {
    const [a, b] = between([0, 0], [100, 0], 30);
    expect(a).toEqual([30, 0]);
    expect(b).toEqual([70, 0]);
  });

  it('bend, and end before the target', () => {
    const { way, tip } = bow([0, 0], [200, 0], 40);
    expect(way).toMatch(/^M40 0Q/);
    expect(way).toMatch(/160 0$/);
    expect(tip.endsWith('Z')).toBe(true);
  });
});
