import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { beforeEach, expect, test } from 'vitest';

import { dayBefore, type Day, type DayLeaves } from './chain.js';
import { headSeen, keep, keepHouse, keepSeed, keptOf } from './kept.js';
import { checkMatch, type Evidence } from './match-check.js';
import { noteHead } from './seen-chain.js';

const RECORD = readFileSync('src/proof/sample.record', 'utf8');
const field = (key: string): string => new RegExp(`^${key}: (.*)$`, 'm').exec(RECORD)?.[1] ?? '';
const TABLE = field('table');
const OWN = (JSON.parse(field('contributions')) as string[])[0] ?? '';
const FIRST = '2026-11-14';
const hashed = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex');
const leaf = (house = field('house-commitment')): string =>
  hashed('gonfalon/1 leaf', TABLE, house, field('commitment'));

/** A chain with one list of leaves for each day. */
function chain(...lists: string[][]): DayLeaves[] {
  const days: DayLeaves[] = [];
  let day = FIRST;
  for (const leaves of lists) {
    const previous = days.at(-1)?.head ?? '0'.repeat(64);
    const head = hashed('gonfalon/1 day', day, previous, ...[...leaves].sort());
    days.push({ day, previous, head, leaves });
    day = new Date(Date.parse(day) + 24 * 3600 * 1000).toISOString().slice(0, 10);
  }
  return days;
}

function evidence(days: DayLeaves[], chainDay: string | null = FIRST): Evidence {
  return {
    record: () => Promise.resolve(RECORD),
    chained: true,
    chainDay,
    days: (after) => Promise.resolve(days.filter((one) => !after || one.day > after)),
    day: (day) => {
      const found = days.find((one) => one.day === day);
      return found ? Promise.resolve(found) : Promise.reject(new Error(day));
    },
  };
}

beforeEach(() => localStorage.clear());

test('a match that is as noted and listed holds', async () => {
  keepHouse(TABLE, field('house-commitment'));
  keepSeed(TABLE, field('commitment'));
  keep(TABLE, { contribution: OWN, revealed: true });
  const days = chain(['a', leaf()], []);
  const found = await checkMatch(TABLE, evidence(days));
  expect(found).toMatchObject({ fault: null, memory: 'same', listed: 'listed' });
  expect(headSeen()).toEqual({ day: '2026-11-15', head: days[1]?.head });
});

test('a browser that noted nothing says so', async () => {
  const found = await checkMatch(TABLE, evidence(chain(['a']), null));
  expect(found).toMatchObject({ memory: 'nothing', listed: 'later' });
  localStorage.clear();
  const before = { ...evidence([], null), chained: false };
  expect((await checkMatch(TABLE, before)).listed).toBe('never');
});

test.each([
  ['house', () => keepHouse(TABLE, 'f'.repeat(64))],
  ['seed', () => keepSeed(TABLE, 'f'.repeat(64))],
  ['contribution', () => keep(TABLE, { contribution: 'mine', revealed: true })],
])('a server that swapped the %s is caught', async (what, note) => {
  note();
  const found = await checkMatch(TABLE, evidence(chain([leaf()])));
  expect(found.memory).toBe(what);
});

test('a contribution that never arrived is not missed', async () => {
  keep(TABLE, { contribution: 'mine', revealed: false });
  expect((await checkMatch(TABLE, evidence(chain([leaf()])))).memory).toBe('same');
});

test('what was noted first stays', () => {
  keepHouse(TABLE, 'first');
  keepHouse(TABLE, 'second');
  keepSeed(TABLE, 'first');
  keepSeed(TABLE, 'second');
  expect(keptOf(TABLE)).toMatchObject({ house: 'first', seed: 'first' });
});

test('only the newest matches are remembered', () => {
  for (let i = 0; i < 310; i += 1) keep(`table ${i}`, { house: 'x' });
  const known = JSON.parse(localStorage.getItem('gonfalon.proofs') ?? '{}') as object;
  expect(Object.keys(known)).toHaveLength(300);
  expect(keptOf('table 309')).not.toBe(null);
});

test('the record of another match, or an altered one, is no evidence', async () => {
  const found = await checkMatch('another', evidence(chain([leaf()])));
  expect(found).toMatchObject({ fault: 'table', memory: null, listed: null });
  const cut = { ...evidence([]), record: () => Promise.resolve(RECORD.slice(0, -9)) };
  expect((await checkMatch(TABLE, cut)).fault).toBe('damaged');
});

test('a match that is not in its day, or otherwise, is missing', async () => {
  const swapped = chain(['a', leaf('f'.repeat(64))]);
  expect((await checkMatch(TABLE, evidence(swapped))).listed).toBe('missing');
  localStorage.clear();
  const added = chain(['a']).map((one) => ({ ...one, leaves: [...one.leaves, leaf()] }));
  expect((await checkMatch(TABLE, evidence(added))).listed).toBe('missing');
});

test('a chain whose past was rewritten is caught', async () => {
  await noteHead(evidence(chain([leaf()], ['b'])).days, '2026-11-16');
  const rewritten = evidence(chain([leaf(), 'c'], ['b'], []));
  const found = await checkMatch(TABLE, rewritten);
  expect(found.listed).toBe('rewritten');
  await noteHead(rewritten.days, '2026-11-20'); // what was seen is kept
  expect(headSeen()?.head).toBe(chain([leaf()], ['b'])[1]?.head);
  const torn = chain([leaf()], ['b'], []);
  torn[2] = { ...(torn[2] as DayLeaves), previous: 'f'.repeat(64) };
  expect((await checkMatch(TABLE, evidence(torn))).listed).toBe('rewritten');
});

test('the head is noted once a day', async () => {
  let asked = 0;
  const days = (after: string | null): Promise<Day[]> => {
    asked += 1;
    return evidence(chain(['a'], ['b'], ['c'])).days(after);
  };
  await noteHead(days, '2026-11-17');
  await noteHead(days, '2026-11-17');
  expect(asked).toBe(1);
  expect(headSeen()?.day).toBe('2026-11-16');
  await noteHead(days, '2026-11-18');
  expect(asked).toBe(2);
});

test('days are counted across months', () => {
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});
