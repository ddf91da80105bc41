import { expect, test } from 'vitest';

import { gained } from '../ending/ending.js';
import { nextRoundOf, queueOf, stackOf, type CrossView, type Placement } from './plan.js';
import { claimsOf, jumpedCells, standingOf } from './plan-prayer.js';
import { bandAt, cutBefore, scaleOf, type Band } from '../raids/raids.js';
import type { CityView, CrusadersTable } from '../view.js';

const sector = { inner: [], outer: null, fee: 0 };
const cross = {
  sectors: {
    build: sector,
    pray: sector,
    muster: { ...sector, outer: { seat: 1, reinforced: true } },
    march: sector,
  },
  next: [
    { order: 'build', seat: 1, reinforced: false },
    { order: 'muster', seat: null, reinforced: true },
  ],
  placing: [],
  pool: {},
} as CrossView;

function placement(
  order: 'build' | 'muster' | 'march',
  cell: 'inner' | 'outer',
  position: number | null,
): Placement {
  const ahead = { order, reinforced: false, fees: [], coins: 1, position, orders: 3, spies: 0 };
  return { id: `${order}-${cell}`, order, cell, option: null, blocked: null, ahead };
}

test('the queue numbers orders as they act, with a placement among them', () => {
  const plain = queueOf(cross, null, 0);
  expect(plain.build.map(({ number }) => number)).toEqual([1]);
  expect(plain.muster.map(({ number }) => number)).toEqual([2]);
  const among = queueOf(cross, placement('muster', 'inner', 2), 0);
  expect(among.muster).toEqual([
    { seat: 0, reinforced: false, number: 2, ghost: true },
    { seat: null, reinforced: true, number: 3, ghost: false },
  ]);
  const last = queueOf(cross, placement('march', 'inner', 3), 0);
  expect(last.march).toEqual([{ seat: 0, reinforced: false, number: 3, ghost: true }]);
});

test('tokens of outer cells act in the next round', () => {
  expect(nextRoundOf(cross, placement('build', 'outer', null), 0)).toEqual([
    { order: 'build', seat: 0, ghost: true },
    { order: 'muster', seat: 1, ghost: false },
  ]);
});

test('a stack goes from the lowest token up', () => {
  expect(stackOf(1)).toEqual([{ x: 0, y: 0, r: 18 }]);
  const ys = stackOf(3).map(({ y }) => y);
  expect(ys).toEqual([...ys].sort((a, b) => b - a));
});

test('cells between the entered ones are jumped, also around the end', () => {
  expect([...jumpedCells(14, [16, 1, 3], 16)]).toEqual([15, 2]);
  expect([...jumpedCells(4, [], 16)]).toEqual([]);
});

test('hidden bishops leave open whose a holy land is', () => {
  const city = (...bishops: [number, number | null][]): CityView =>
    ({ bishops: bishops.map(([seat, level]) => ({ seat, level })) }) as unknown as CityView;
  const of = (...bishops: [number, number | null][]) => standingOf(claimsOf(city(...bishops)), 0);
  expect(of([0, 1])).toEqual({ kind: 'yours' });
  expect(of([0, 1], [0, 2], [1, null])).toEqual({ kind: 'yours' });
  expect(of([0, 2], [1, null])).toEqual({ kind: 'maybe' });
  expect(of([0, 1], [1, 1])).toEqual({ kind: 'tie' });
  expect(of([0, 1], [1, null])).toEqual({ kind: 'open' });
  expect(of([0, 1], [1, 2])).toEqual({ kind: 'lost', seat: 1 });
});

test('a raid table as lines and as a scale', () => {
  const band = (min: number | null, max: number | null): Band => ({
    min,
    max,
    head: '',
    text: '',
    falls: max === 0,
  });
  const bands = [band(null, 0), band(1, 3), band(4, null)];
  expect(bandAt(bands, -2)).toBe(bands[0]);
  expect(bandAt(bands, 3)).toBe(bands[1]);
  expect(bandAt(bands, 9)).toBe(bands[2]);
  expect(scaleOf(bands, [0])).toEqual([-2, -1, 0, 1, 2, 3, 4, 5]);
  expect(
    cutBefore('A b. Falls. 1 to 3: x. 4 or more: y.', ['falls.', '1 to 3:', '4 or more:']),
  ).toEqual(['A b.', 'Falls.', '1 to 3: x.', '4 or more: y.']);
  expect(cutBefore('A', ['b'])).toEqual([]);
});

test('whose holy land a city of rivals would be', () => {
  const claim = (seat: number, least: number, most = least) => ({ seat, least, most });
  expect(standingOf([claim(1, 1, 2)], 0)).toEqual({ kind: 'lost', seat: 1 });
  expect(standingOf([claim(1, 3), claim(2, 1, 2)], 0)).toEqual({ kind: 'lost', seat: 1 });
  expect(standingOf([claim(1, 2), claim(2, 1, 2)], 0)).toEqual({ kind: 'open' });
  expect(standingOf([claim(1, 2), claim(2, 2)], 0)).toEqual({ kind: 'tie' });
});

test('points of the income are told as income, not by what happened beside it', () => {
  const table = {
    t: (id: string, args: object) => `${id} ${JSON.stringify(args)}`,
    say: ({ message }: { message: string }) => message,
  } as unknown as CrusadersTable;
  const events = [
    { message: 'event-raid-held', args: { city: 'acre', difference: 3 } },
    { message: 'event-governor-scores', args: { seat: 0, governor: 'x', influence: 4 } },
    { message: 'event-governor-scores', args: { seat: 1, governor: 'y', influence: 9 } },
    { message: 'event-holy-lands-score', args: { seat: 0, lands: 5 } },
  ];
  expect(gained(table, events as never, 0)).toBe('crusaders-end-income {"n":9}');
  expect(gained(table, events as never, 2)).toBe('');
  const effect = { message: 'event-influence-gained', args: { seat: 2, influence: 1 } };
  expect(gained(table, [effect] as never, 2)).toBe('event-influence-gained');
});
