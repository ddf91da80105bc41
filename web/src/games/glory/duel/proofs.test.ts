import { describe, expect, it } from 'vitest';

import type { News } from '../../../kit/table-model.js';
import type { Duellist } from './contest.js';
import { diceAtEnd, proofsOf } from './proofs.js';

const news = (version: number, ...events: [string, object][]): News => ({
  version,
  at: '',
  kind: 'choose',
  seat: 0,
  events: events.map(([message, args]) => ({ message, args })) as never,
});
const rolled = (seat: number, dice: string[]): [string, object] => ['event-rolled', { seat, dice }];
const again = (seat: number, before: string[], after: string[]): [string, object] => [
  'event-rerolled',
  { seat, before, after },
];
const showing = (seat: number | null, ids: string[]): Duellist =>
  ({ seat, dice: ids.map((id) => ({ id })) }) as unknown as Duellist;

const HISTORY = [
  news(3, ['event-pass-begins', { number: 1 }]),
  news(4, rolled(0, ['steed-1', 'steed-1', 'armour-2']), rolled(1, ['steed-4'])),
  news(5, again(0, ['steed-1', 'armour-2'], ['steed-1', 'armour-0'])),
  news(6, ['event-die-turned', { seat: 0, before: 'armour-0', after: 'armour-3' }]),
];

describe('each die', () => {
  it('leads to the step in which it was last rolled', () => {
    const mine = showing(0, ['steed-1', 'steed-1', 'armour-3']);
    expect(proofsOf(HISTORY, 6, mine)).toEqual([5, 4, 5]);
    expect(proofsOf(HISTORY, 6, showing(1, ['steed-4']))).toEqual([4]);
  });

  it('does so while looking at the past', () => {
    const mine = showing(0, ['steed-1', 'steed-1', 'armour-2']);
    expect(proofsOf(HISTORY, 4, mine)).toEqual([4, 4, 4]);
  });

  it('leads nowhere if the log does not say how it was rolled', () => {
    expect(proofsOf(HISTORY.slice(2), 6, showing(0, ['steed-1', 'armour-2']))).toEqual([
      null,
      null,
    ]);
    expect(proofsOf(HISTORY, 6, showing(1, ['steed-2']))).toEqual([null]);
  });

  it('forgets what was taken back', () => {
    const undone = { ...news(7), taken_back: 5 };
    const mine = showing(0, ['steed-1', 'steed-1', 'armour-2']);
    expect(proofsOf([...HISTORY, undone], 7, mine)).toEqual([4, 4, 4]);
  });

  it('of a Knight has no seat', () => {
    const history = [news(2, ['event-knight-rolled', { die: 'armour-1', attack: 5 }])];
    expect(proofsOf(history, 2, showing(null, ['armour-1']))).toEqual([2]);
  });
});

it('the dice at the end of a pass are found, though the next one has begun', () => {
  const end = news(
    7,
    again(0, ['steed-1'], ['steed-3']),
    ['event-pass-won', { seat: 0, number: 1, attack: 6, against: 4 }],
    ['event-pass-begins', { number: 2 }],
  );
  const found = diceAtEnd([...HISTORY, end], 7, 1, 0);
  expect(found).toEqual(['steed-3', 'steed-1', 'armour-3']);
});
