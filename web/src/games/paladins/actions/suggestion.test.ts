import { beforeEach, expect, it } from 'vitest';

import type { Fixture } from '../../../gallery/fixture.js';
import { suggested } from './suggestion.js';
import { WORKERS, type ActionId, type BoardView, type Kingdom, type Worker } from '../view.js';

const SEAT = 1;
let kingdom: Kingdom;
let board: BoardView;

beforeEach(async () => {
  const { default: fixture } = (await import('../fixtures/workers-commission.json')) as unknown as {
    default: Fixture;
  };
  kingdom = structuredClone(fixture.view.state) as Kingdom;
  const found = kingdom.boards[SEAT];
  if (!found) throw new Error('no board');
  board = found;
  kingdom.favours = [];
  for (const view of Object.values(board.actions)) {
    view.busy = false;
    if (view.workshops) view.workshops = [false, false];
  }
});

/** The workers suggested for an action, out of payments such as "scout:cleric". */
function paid(action: ActionId, hand: string, payments: string[]): string | undefined {
  const held = hand.split(' ');
  for (const type of WORKERS) board.workers[type] = held.filter((one) => one === type).length;
  kingdom.acting = { side: SEAT, action };
  const all = payments.map((one) => one.split(':') as Worker[]);
  return payments[suggested(kingdom, SEAT, all)];
}

it('places labourers where any worker does', () => {
  const ways = ['cleric', 'scout', 'labourer', 'criminal'];
  expect(paid('hunt', 'cleric cleric scout labourer criminal', ways)).toBe('labourer');
});

it('keeps criminals, even if everything else is needed', () => {
  const ways = ['criminal:scout', 'cleric:scout'];
  expect(paid('hunt', 'criminal criminal cleric scout', ways)).toBe('cleric:scout');
});

it('keeps the workers of an action that is still possible, not the less plentiful type', () => {
  const absolve = board.actions.absolve;
  absolve.needs = 0;
  absolve.workshops = [false, true];
  const ways = ['fighter:cleric:cleric', 'fighter:scout:cleric', 'fighter:merchant:cleric'];
  const hand = 'fighter cleric cleric scout merchant';
  expect(paid('convert', hand, ways)).toBe('fighter:scout:cleric');
});

it('spares nothing for an action that is occupied or out of reach', () => {
  const ways = ['cleric', 'fighter'];
  for (const action of ['pray', 'convert', 'commission', 'absolve'] as const)
    board.actions[action].busy = true;
  expect(paid('hunt', 'cleric fighter', ways)).toBe('cleric');
  board.actions.pray.busy = false;
  for (const action of ['garrison', 'attack', 'recruit'] as const)
    board.actions[action].busy = true;
  expect(paid('hunt', 'cleric fighter', ways)).toBe('fighter');
});

it('takes a type that is held more often, if the others are needed as much', () => {
  for (const view of Object.values(board.actions)) view.busy = true;
  board.actions.commission.busy = false; // requires a scout and a cleric
  const ways = ['scout', 'cleric'];
  expect(paid('hunt', 'scout scout cleric', ways)).toBe('scout');
  expect(paid('hunt', 'scout cleric cleric', ways)).toBe('cleric');
});

it('leaves a favour its worker', () => {
  for (const view of Object.values(board.actions)) view.busy = true;
  const ways = ['cleric', 'merchant'];
  expect(paid('hunt', 'cleric merchant', ways)).toBe('cleric');
  kingdom.favours = [{ favour: 'favour_absolution_tax', worker: null, round: 3 }];
  expect(paid('hunt', 'cleric merchant', ways)).toBe('merchant');
});
