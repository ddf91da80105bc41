import { expect, test } from 'vitest';

import { botSeatsToOffer, botsRefuseToEnd } from './agreement.js';

const user = { id: '1', name: 'Anna', guest: false, bot: false, gone: false };
const person = { bot: '', user, standing_in: false, resigned: false };
const away = { ...person, bot: 'heuristic', standing_in: true };
const resigned = { ...person, bot: 'heuristic', resigned: true };
const bot = { ...person, user: null, bot: 'random' };

test('built-in bots refuse to end a rated match, bots that stand in do not', () => {
  const refuse = (rated: boolean, ...seats: (typeof person | typeof bot)[]): boolean =>
    botsRefuseToEnd({ rated, seats });
  expect(refuse(true, person, bot)).toBe(true);
  expect(refuse(false, person, bot)).toBe(false);
  expect(refuse(true, person, away, resigned)).toBe(false);
});

test('at a rated table built-in bots keep their seats', () => {
  const gone = { ...away, user: null };
  const seats = [person, away, gone, bot];
  expect(botSeatsToOffer({ rated: false, seats })).toEqual([gone, bot]);
  expect(botSeatsToOffer({ rated: true, seats })).toEqual([gone]);
});
