import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { keyedHash } from './blake2b.js';
import { bytesOf, fromHex, toHex } from './hashing.js';
import { Broken, checkRecord, type Fault } from './record.js';
import { Streams } from './streams.js';

const RECORD = readFileSync('src/proof/sample.record', 'utf8');
const KNOWN_BLOCK =
  '7e769eb497ec6ea6fc507a222d8e64a3291c4d7c9d005d288a78bc3c7647a67f1a4d6e3b5fee527c9a607f734ec2cff7941c2b6b7cd04162b127ad31c9248fac';
const KNOWN_FULL =
  'd58e6da7d35cf88cb5b316607451f72d8797e26d819c8202f7423ec8cd098fdba6c8b818104c615cd40ece282ea2f8f521e2e4234ee246da96e692baf6483b4c';
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

/** The fault of a record, or null if it holds. */
async function fault(text: string): Promise<Fault | null> {
  try {
    await checkRecord(text);
    return null;
  } catch (error) {
    if (error instanceof Broken) return error.fault;
    throw error;
  }
}

/** The same text with its checksum made again, as a forger would. */
function resealed(text: string): string {
  const without = text.replace(/^sum: .*\n/m, '');
  const sum = createHash('sha256').update(without).digest('hex');
  return text.replace(/^sum: .*$/m, `sum: ${sum}`);
}

function field(key: string): string {
  return new RegExp(`^${key}: (.*)$`, 'm').exec(RECORD)?.[1] ?? '';
}

/** Another hex digit in place of the first of a field. */
function changed(key: string): string {
  const value = field(key);
  expect(value).not.toBe('');
  const other = (value.startsWith('0') ? '1' : '0') + value.slice(1);
  return RECORD.replace(`\n${key}: ${value}`, `\n${key}: ${other}`);
}

describe('the numbers of a seed', () => {
  // From Python's hashlib, which has another implementation.
  test('BLAKE2b with a key', () => {
    const sum = toHex(keyedHash(SEED, bytesOf('die\0\0\0\0\0\0\0\0\0')));
    expect(sum).toBe(KNOWN_BLOCK);
    expect(toHex(keyedHash(bytesOf('k'), new Uint8Array(128).fill(255)))).toBe(KNOWN_FULL);
  });

  test('the known answers of the kernel', () => {
    const streams = new Streams(SEED, ['shuffle', 'die']);
    const dice = Array.from({ length: 12 }, () => streams.below(1, 6));
    expect(dice).toEqual([0, 0, 2, 3, 0, 2, 2, 5, 5, 2, 3, 3]);
    const deck = Array.from({ length: 10 }, (_, i) => i);
    for (let i = 9; i > 0; i -= 1) {
      const j = streams.below(0, i + 1);
      [deck[i], deck[j]] = [deck[j] ?? -1, deck[i] ?? -1];
    }
    expect(deck).toEqual([7, 1, 9, 6, 3, 5, 4, 0, 8, 2]);
  });

  test('words that would favour small numbers are left out', () => {
    const all = new Streams(SEED, ['die']);
    const words = Array.from({ length: 200 }, () => all.below(0, 2 ** 32));
    const bound = 3 * 2 ** 30;
    const kept = words.filter((word) => word < bound);
    expect(kept.length).toBeLessThan(190);
    const some = new Streams(SEED, ['die']);
    expect(kept.map(() => some.below(0, bound))).toEqual(kept);
  });
});

describe('a record', () => {
  test('holds, with every draw', async () => {
    const found = await checkRecord(RECORD);
    expect(found.table).toBe(field('table'));
    expect(found.inputs).toBe(RECORD.split('\n\n')[1]?.trim().split('\n').length);
    expect(found.draws.length).toBeGreaterThan(100);
    expect(found.draws.every((draw) => draw.value >= 0 && draw.value < draw.bound)).toBe(true);
    expect(found.draws.some((draw) => draw.stream === 'dice' && draw.input > 0)).toBe(true);
  });

  test('with any byte altered is damaged', async () => {
    for (let at = 3; at < RECORD.length; at += 97) {
      const other = String.fromCharCode(RECORD.charCodeAt(at) ^ 1);
      expect(await fault(RECORD.slice(0, at) + other + RECORD.slice(at + 1)), `${at}`).not.toBe(
        null,
      );
    }
    expect(await fault(RECORD.slice(0, -1))).toBe('damaged');
    expect(await fault('')).toBe('damaged');
  });

  test.each([
    ['seed', 'seed'],
    ['commitment', 'seed'],
    ['house-commitment', 'house'],
    ['house-secret', 'house'],
    ['house-salt', 'house'],
    ['table', 'origin'],
    ['seats', 'origin'],
  ])('with another %s is refused, even with a fitting checksum', async (key, expected) => {
    expect(await fault(resealed(changed(key)))).toBe(expected);
  });

  test('in which the house ignored a contribution is refused', async () => {
    const [first = ''] = JSON.parse(field('contributions')) as string[];
    expect(await fault(resealed(RECORD.replace(`["${first}"`, '["absent"')))).toBe('origin');
  });

  test('with another draw is refused', async () => {
    const altered = RECORD.replace(/ ~([0-9a-f])/, (_, digit) => ` ~${digit === '1' ? '2' : '1'}`);
    expect(await fault(resealed(altered))).toBe('draws');
    const [, run = ''] = /,(\d+:\d+>2)/.exec(field('draws')) ?? [];
    expect(await fault(resealed(RECORD.replace(`,${run}`, '')))).toBe('draws');
    expect(await fault(resealed(RECORD.replace(run, '99:6')))).toBe('draws');
    expect(await fault(resealed(RECORD.replace(run, '0:4294967297')))).toBe('draws');
    expect(await fault(resealed(RECORD.replace('\ndraws: 0=', '\ndraws: 9999999=')))).toBe('draws');
  });
});

test('hex is read strictly', () => {
  expect(fromHex('00ff')).toEqual(Uint8Array.of(0, 255));
  for (const wrong of ['', '0', 'FF', '0g', ' 00']) expect(fromHex(wrong)).toBe(null);
});
