/** Which units fly over the map from one view to the next. */
import { expect, test } from 'vitest';

import { marchesOf } from './marches.js';
import type { CrusadersTable, State } from '../view.js';

type Holding = [city: string, owner: number | null, units: number];

function stateOf(holdings: Holding[], battle: object | null = null): State {
  const cities = holdings.map(([city, owner, units]) => ({ city, owner, units }));
  return { cities, battle, boards: [] } as unknown as State;
}

/** From where to where units fly, in short. */
function flown(before: State, after: State, messages: string[] = []): string[] {
  const news = [{ version: 2, events: messages.map((message) => ({ message, args: {} })) }];
  const table = { view: { state: after }, seats: [], news } as unknown as CrusadersTable;
  return marchesOf(table, before).map(({ from, to }) => `${from} ${to}`);
}

const START: Holding[] = [
  ['antioch', 0, 4],
  ['tortosa', 0, 3],
  ['apamea', 0, 1],
  ['aleppo', null, 3],
  ['homs', null, 2],
];
/** The start with other numbers for some cities. */
const changed = (...changes: Holding[]): Holding[] =>
  START.map((one) => changes.find(([city]) => city === one[0]) ?? one);

test('units that march into a city of their own fly there', () => {
  const after = stateOf(changed(['antioch', 0, 2], ['tortosa', 0, 2], ['apamea', 0, 4]));
  expect(flown(stateOf(START), after)).toEqual([
    'units:antioch units:apamea',
    'units:tortosa units:apamea',
  ]);
});

test('units that go into battle fly to their side of the scene', () => {
  const battle = { city: 'aleppo', fighters: [{ side: 0 }, { side: null }] };
  const after = stateOf(changed(['antioch', 0, 1]), battle);
  expect(flown(stateOf(START), after)).toEqual(['units:antioch side:0']);
});

test('raiders fly into the city that they capture, and its units to their refuge', () => {
  const after = stateOf(changed(['aleppo', null, 1], ['apamea', null, 2], ['antioch', 0, 5]));
  expect(flown(stateOf(START), after)).toEqual([
    'units:apamea units:antioch',
    'units:aleppo units:apamea',
  ]);
});

test('new units and losses do not fly', () => {
  expect(flown(stateOf(START), stateOf(changed(['antioch', 0, 6])))).toEqual([]);
  expect(flown(stateOf(START), stateOf(changed(['antioch', 0, 2])))).toEqual([]);
});

test('nothing flies while the outcome of a battle is held back', () => {
  const after = stateOf(changed(['antioch', 0, 2], ['apamea', 0, 3]));
  expect(flown(stateOf(START), after, ['event-battle-won'])).toEqual([]);
});
