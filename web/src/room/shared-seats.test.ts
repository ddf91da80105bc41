import { expect, test } from 'vitest';

import { peopleHere } from './shared-seats.js';

const nameless = (number: number): string => `Player ${number}`;

test('one person alone always holds the device', () => {
  expect(peopleHere(['easy', 'easy'], ['Taras'], nameless)).toBeUndefined();
  expect(peopleHere([], [], nameless)).toBeUndefined();
});

test('people sit where no bot does, and have a name in any case', () => {
  expect(peopleHere(['easy', '', ''], ['Taras', 'Bot', '  Magda '], nameless)).toEqual({
    0: 'Taras',
    2: 'Magda',
    3: 'Player 4',
  });
});
