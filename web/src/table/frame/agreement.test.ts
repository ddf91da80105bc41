import { expect, test } from 'vitest';

import { botsRefuseToEnd } from './agreement.js';

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
