import { afterEach, expect, test, vi } from 'vitest';

import { preparedAnswer } from './prepared.js';

const FILES = {
  '/api/games': 'answers/1.json',
  '/api/games/glory/rules?language=pl': 'answers/2.json',
};
const RULES = [{ id: 'GLO-END-01', text: 'Koniec' }];

afterEach(() => vi.unstubAllGlobals());

function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    asked.push(file);
    return Promise.resolve(Response.json(RULES));
  });
  return asked;
}

test('a prepared answer is a file', async () => {
  const asked = serve();
  expect((await preparedAnswer('/api/games', FILES))?.status).toBe(200);
  expect(asked).toEqual(['answers/1.json']);
});

test('a rule is found among all rules of its language', async () => {
  const asked = serve();
  const found = await preparedAnswer('/api/games/glory/rules/GLO-END-01?language=pl', FILES);
  expect(await found?.json()).toEqual(RULES[0]);
  expect(asked).toEqual(['answers/2.json']);
});

test('an unknown rule is not found', async () => {
  serve();
  const url = '/api/games/glory/rules/GLO-END-99?language=pl';
  expect((await preparedAnswer(url, FILES))?.status).toBe(404);
});

test('other requests are for the rules to answer', async () => {
  serve();
  expect(await preparedAnswer('/api/tables/mine', FILES)).toBeNull();
  expect(await preparedAnswer('/api/games/glory/rules/X?language=ru', FILES)).toBeNull();
});
