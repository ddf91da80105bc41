import { expect, test } from 'vitest';

import { linesOf, rowsOf } from './seed-lines.js';

const RECORD = {
  table: 't',
  house: 'h',
  commitment: 'c',
  contributions: [],
  inputs: 2,
  draws: [
    { input: 0, stream: 'walls', bound: 3, value: 0 },
    { input: 0, stream: 'walls', bound: 2, value: 1 },
    { input: 2, stream: 'dice', bound: 6, value: 5 },
    { input: 2, stream: 'dice', bound: 6, value: 0 },
  ],
};

test('each comparison has its line', () => {
  const found = { record: RECORD, fault: null, memory: 'same', listed: 'later' } as const;
  expect(linesOf(found, '').map((line) => [line.text, line.tone])).toEqual([
    ['seed-page-draws', 'good'],
    ['seed-page-origin', 'good'],
    ['seed-memory-same', 'good'],
    ['seed-chain-later', 'plain'],
  ]);
  const bad = { record: RECORD, fault: null, memory: 'house', listed: 'rewritten' } as const;
  expect(linesOf(bad, '').map((line) => line.tone)).toEqual(['good', 'good', 'bad', 'bad']);
});

test('a broken record is all there is to say', () => {
  const found = { record: null, fault: 'draws', memory: null, listed: null } as const;
  expect(linesOf(found, '')).toEqual([{ text: 'seed-fault-draws', args: {}, tone: 'bad' }]);
});

test('draws are shown as people count', () => {
  expect(rowsOf(RECORD.draws)).toEqual([
    { input: 0, stream: 'walls', bound: 3, values: [1, 2] },
    { input: 2, stream: 'dice', bound: 6, values: [6, 1] },
  ]);
});
