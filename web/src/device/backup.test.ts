/** Files are made of what is stored, and believed only after a look. */
import { expect, test } from 'vitest';

import { backupOf, compare, NotABackup, tablesIn } from './backup.js';

const A = '0b6ff7d2-6f04-4b7c-9b39-111111111111';
const B = '0b6ff7d2-6f04-4b7c-9b39-222222222222';

function table(id: string, ...answers: string[]): Record<string, string> {
  const inputs = answers.map((text, i) => [`${id}/input/${String(i).padStart(6, '0')}`, text]);
  return { [`${id}/terms`]: '{}', [`${id}/match`]: '{}', ...Object.fromEntries(inputs) };
}

test('what was saved is found again, table by table', () => {
  const texts = {
    ...table(A, 'start', 'a'),
    ...table(B, 'start'),
    [`listed/${A}`]: '{"forged": true}',
    person: '{}',
  };
  const found = tablesIn(backupOf(texts));
  expect([...found.keys()]).toEqual([A, B]);
  expect(found.get(A)).toEqual(table(A, 'start', 'a'));
});

test.each([
  ['no JSON', 'x'],
  ['nothing', 'null'],
  ['another format', '{"gonfalon": 2, "texts": {}}'],
  ['a list', '{"gonfalon": 1, "texts": []}'],
  ['a number for a text', JSON.stringify({ gonfalon: 1, texts: { person: 1 } })],
  ['an unknown key', backupOf({ secrets: '' })],
  ['an id that is none', backupOf(table('../person', 'start'))],
  ['no answers', backupOf({ [`${A}/terms`]: '', [`${A}/match`]: '' })],
  ['no match', backupOf({ [`${A}/terms`]: '', [`${A}/input/000000`]: '' })],
  ['a gap', backupOf({ ...table(A, 'start'), [`${A}/input/000002`]: '' })],
])('a file with %s is refused', (_, file) => {
  expect(() => tablesIn(file)).toThrow(NotABackup);
});

test('tables are compared by their answers', () => {
  const here = table(A, 'start', 'a', 'b');
  expect(compare(A, table(A, 'start', 'a', 'b'), here)).toBe('same');
  expect(compare(A, table(A, 'start', 'a', 'b', 'c'), here)).toBe('further');
  expect(compare(A, table(A, 'start', 'a'), here)).toBe('behind');
  expect(compare(A, table(A, 'start', 'x', 'b', 'c'), here)).toBe('different');
  expect(compare(A, table(A, 'start'), {})).toBe('further');
});
