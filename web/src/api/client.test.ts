import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { api, csrfToken, got, newKey, Problem, reach } from './client.js';

let answers: (() => Response | Promise<Response>)[] = [];
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    return Promise.resolve(answer?.());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = (): Promise<Response> => Promise.reject(new TypeError('network'));
const refused = (status: number): Response =>
  Response.json({ code: 'seat-taken', message: 'Somebody sits there.', rule: 'X-1' }, { status });

async function outcome(again = true): Promise<unknown> {
  const done = got(() => api.GET('/api/bots'), again).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  return done;
}

test('what got lost is asked for again, and the reader is told', async () => {
  const told: boolean[] = [];
  reach.told = (online) => told.push(online);
  answers = [lost, lost, () => Response.json(['heuristic'])];
  expect(await outcome()).toEqual(['heuristic']);
  expect(asked).toBe(3);
  expect(told).toEqual([false, false, true]);
});

test('a busy server is asked again, a refusal is not', async () => {
  answers = [() => refused(503), () => Response.json([])];
  expect(await outcome()).toEqual([]);
  asked = 0;
  answers = [() => refused(409)];
  expect(await outcome()).toMatchObject({ status: 409, code: 'seat-taken', rule: 'X-1' });
  expect(asked).toBe(1);
});

test('what must not be sent twice is sent once', async () => {
  answers = [lost];
  expect(await outcome(false)).toMatchObject({ status: 0, code: 'offline' });
  expect(asked).toBe(1);
});

test('it gives up in the end', async () => {
  answers = [lost];
  const error = await outcome();
  expect(error).toBeInstanceOf(Problem);
  expect((error as Problem).passing).toBe(true);
  expect(asked).toBe(4);
});

test('keys are UUIDs, also where the page is not secure', () => {
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newKey()).toMatch(shape);
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newKey()).toMatch(shape);
});

test('the token is found under either name', () => {
  expect(csrfToken('a=b; csrftoken=one')).toBe('one');
  expect(csrfToken('__Host-csrftoken=two; x=y')).toBe('two');
  expect(csrfToken('')).toBe('');
});
