import { expect, test } from 'vitest';

import {
  changesByTable,
  edgeOf,
  isFiltered,
  NO_FILTER,
  opponentsIn,
  pointsIn,
  queryOf,
  shareOf,
  type PlayedMatch,
} from './history.js';

function seat(number: number, rank: number, points: number): PlayedMatch['seats'][number] {
  return { number, rank, points, user: null, bot: 'random', resigned: false };
}

const MATCH: PlayedMatch = {
  number: 7,
  table: 't',
  game: 'glory',
  seat: 1,
  place: 2,
  result: 'lost',
  rated: true,
  ended_at: '2026-11-01T10:00:00Z',
  seats: [seat(0, 3, 40), seat(1, 2, 51), seat(2, 1, 64), seat(3, 3, 40)],
};

test('only what is filtered by is asked for', () => {
  expect(queryOf(NO_FILTER)).toEqual({});
  expect(isFiltered(NO_FILTER)).toBe(false);
  const filter = { game: 'glory', result: 'won', opponent: ' Wren ', rated: true } as const;
  expect(queryOf(filter)).toEqual({ game: 'glory', result: 'won', opponent: 'Wren', rated: true });
  expect(queryOf({ ...NO_FILTER, opponent: '  ' })).toEqual({});
  expect(isFiltered({ ...NO_FILTER, rated: true })).toBe(true);
});

test('the next page begins after the last match', () => {
  expect(queryOf(NO_FILTER, MATCH)).toEqual({ before: 7 });
});

test('opponents are listed by rank, without the player', () => {
  expect(opponentsIn(MATCH).map(({ number }) => number)).toEqual([2, 0, 3]);
  expect(pointsIn(MATCH)).toBe(51);
  expect(pointsIn({ ...MATCH, seat: null })).toBeNull();
});

test('a shared victory is half of one', () => {
  const rate = { game: 'glory', seats: 4, matches: 8, won: 2, shared: 1 };
  expect(shareOf(rate)).toBe(2.5 / 8);
  expect(shareOf({ ...rate, matches: 0 })).toBe(0);
});

test('a tie is half of a better place', () => {
  const opponent = { id: 'x', name: 'Wren', guest: false, bot: false, gone: false };
  expect(edgeOf({ opponent, above: 2, below: 1, level: 1 })).toBe(2.5 / 4);
  expect(edgeOf({ opponent, above: 0, below: 0, level: 0 })).toBe(0);
});

test('changes of rating are found by table, where it is known', () => {
  const skill = (rating: number) => ({ rating, mu: 25, sigma: 8 });
  const change = { number: 1, at: '', rank: 1, gave_up: false };
  const standing = {
    ...skill(3),
    game: 'glory',
    seats: 4,
    matches: 2,
    last_at: null,
    provisional: true,
  };
  const changes = [
    { ...change, table: 't', before: skill(1), after: skill(3) },
    { ...change, table: null, before: skill(0), after: skill(1) },
  ];
  expect([...changesByTable([{ standing, changes }])]).toEqual([['t', 2]]);
});
