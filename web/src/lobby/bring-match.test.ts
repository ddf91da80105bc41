/** What is sent of a saved match: enough to play it again, and nothing that need be believed. */
import { expect, test } from 'vitest';

import { NotABackup } from '../device/backup.js';
import { requestOf, Several } from './bring-match.js';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const MATCH = {
  rules: 3,
  content: '0123456789abcdef',
  seats: 3,
  settings: { variants: [] },
  policy: 'quick',
  chance: { seed: 'ab' },
  version: 9,
};
const INPUT = { kind: 'choose', seat: 0, target: 'a', answers: [['a', 'b']], events: ['secret'] };

function file(holder: number | null = null, ids = [ID]): string {
  const people = { names: { '2': 'Anna', '1': '' }, holder };
  const terms = { game: 'mastery', people, bots: { '0': 'easy' } };
  const texts = ids.flatMap((id) => [
    [`${id}/terms`, JSON.stringify(terms)],
    [`${id}/match`, JSON.stringify(MATCH)],
    [`${id}/input/000001`, JSON.stringify(INPUT)],
    [`${id}/input/000000`, JSON.stringify({ ...INPUT, kind: 'start' })],
  ]);
  return JSON.stringify({ gonfalon: 1, texts: Object.fromEntries(texts) });
}

async function unpacked(log: string): Promise<unknown> {
  const bytes = Uint8Array.from(atob(log), (one) => one.charCodeAt(0));
  const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).json();
}

test('the request has the match’s start and its answers', async () => {
  const { log, ...rest } = await requestOf(file());
  expect(rest).toEqual({
    game: 'mastery',
    rules: 3,
    content: '0123456789abcdef',
    seats: 3,
    settings: { variants: [] },
    policy: 'quick',
    seed: 'ab',
    bots: { '0': 'easy' },
    own_seat: 1,
  });
  expect(await unpacked(log)).toEqual([['choose', 0, 'a', [['a', 'b']]]]);
});

test('whoever held the device keeps their seat', async () => {
  expect((await requestOf(file(2))).own_seat).toBe(2);
});

test('a file with several matches, or with none, is not taken', async () => {
  await expect(requestOf(file(0, [ID, ID.replace('0f', '1f')]))).rejects.toThrow(Several);
  await expect(requestOf('{"gonfalon": 1, "texts": {}}')).rejects.toThrow(NotABackup);
  await expect(requestOf('nonsense')).rejects.toThrow(NotABackup);
});
