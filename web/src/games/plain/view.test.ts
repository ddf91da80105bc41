import { expect, test } from 'vitest';

import { inOrder, inWords, isComponent, partsOf, seatFacts, sharedParts } from './view.js';

const state = {
  offered: ['banner:lion'],
  pile: 5,
  players: [
    { points: 8, hand: ['lance:3'], bid: null, won: [] },
    { points: 0, hand: [], bid: 'lance:7', won: [] },
  ],
};

test('a text with a kind and an id names a component', () => {
  expect(isComponent('lance:3')).toBe(true);
  expect(isComponent('three lances: all broken')).toBe(false);
  expect(isComponent('lance')).toBe(false);
});

test('what belongs to a seat is apart from what is shared', () => {
  expect(sharedParts(state)).toEqual({ offered: ['banner:lion'], pile: 5 });
  expect(partsOf(state, 1)).toEqual(state.players[1]);
  expect(partsOf(state, 2)).toEqual({});
});

test('numbers come first, and what is empty is left out', () => {
  expect(inOrder(sharedParts(state)).map(([key]) => key)).toEqual(['pile', 'offered']);
  expect(inOrder(partsOf(state, 0)).map(([key]) => key)).toEqual(['points', 'hand']);
});

test('numbers of a seat are facts of the rail, points the main one', () => {
  const view = { state } as never;
  expect(seatFacts(view, 0)).toEqual([{ icon: null, label: 'view-points', value: 8, main: true }]);
});

test('a key without a text reads as words', () => {
  expect(inWords('last_bid')).toBe('Last bid');
});
