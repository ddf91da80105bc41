import { expect, test } from 'vitest';

import type { Details, SeatShown } from '../state/source.js';
import { decided } from './decided.js';

const person = (name: string) => ({ id: name, name, bot: false, guest: false });
const seat = (number: number, more: object = {}): SeatShown =>
  ({
    number,
    user: person(`Player ${number}`),
    bot: '',
    standing_in: false,
    resigned: false,
    agrees_to_end: false,
    agrees_to_pace: false,
    ...more,
  }) as unknown as SeatShown;
const NO_CLOCK = { kind: 'none' };
const OFFER = { pace: 'days', clock: { kind: 'per_move', seconds: 259200 } };
const table = (more: object = {}, ...others: SeatShown[]): Details =>
  ({
    id: 'one',
    status: 'playing',
    pace: 'live',
    clock: NO_CLOCK,
    pace_offer: null,
    seats: [seat(0), ...(others.length ? others : [seat(1)])],
    you: { seat: 0, owner: true, awaited: false },
    ...more,
  }) as unknown as Details;
const told = (before: Details, after: Details) =>
  decided(before, after, (one) => one.user?.name ?? `Seat ${one.number}`);

test('nothing is told while nothing was settled', () => {
  expect(told(table(), table())).toEqual([]);
  expect(told(table(), table({ pace_offer: OFFER }))).toEqual([]);
  expect(told(table({ pace_offer: OFFER }), table({ status: 'over' }))).toEqual([]);
});

test('a pace that everybody agreed to is told, and one that was turned down', () => {
  const offered = table({ pace_offer: OFFER });
  expect(told(offered, table(OFFER))).toEqual([{ id: 'decided-pace', args: {} }]);
  expect(told(offered, table())).toEqual([{ id: 'decided-pace-not', args: {} }]);
});

test.each([
  ['decided-bot', {}, { standing_in: true, bot: 'heuristic' }],
  ['decided-back', { standing_in: true, bot: 'heuristic' }, {}],
  ['decided-resigned', {}, { resigned: true, bot: 'heuristic' }],
  ['decided-end-not', { agrees_to_end: true }, {}],
])('another seat: %s', (id, was, is) => {
  const found = told(table({}, seat(1, was)), table({}, seat(1, is)));
  expect(found).toEqual([{ id, args: { name: 'Player 1' } }]);
});

test('a seat that somebody took over is told with both names', () => {
  const found = told(
    table({}, seat(1, { standing_in: true })),
    table({}, seat(1, { user: person('Ada') })),
  );
  expect(found).toEqual([{ id: 'decided-seat-taken', args: { name: 'Ada', other: 'Player 1' } }]);
});

test('what users do with their own seat is not told to them', () => {
  const away = table({ seats: [seat(0, { standing_in: true }), seat(1)] });
  expect(told(table(), away)).toEqual([]);
  expect(told(away, table())).toEqual([]);
});
