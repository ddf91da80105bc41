import { createHash } from 'node:crypto';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { beReady, commitmentTo, contributionTo, reveal } from './play.js';
import { keptOf } from '../proof/kept.js';
import type { TableDetails } from '../api/tables.js';

let sent: { path: string; body: Record<string, string> }[] = [];

function table(more: object): TableDetails {
  return {
    id: 'T',
    status: 'seeding',
    you: { seat: 0, owner: true, awaited: true },
    seats: [{ number: 0, commitment: 'c', revealed: false }],
    ...more,
  } as unknown as TableDetails;
}

beforeEach(() => {
  sent = [];
  document.cookie = 'csrftoken=abc';
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({
      path: new URL(request.url).pathname,
      body: (await request.json()) as Record<string, string>,
    });
    expect(request.headers.get('X-CSRFToken')).toBe('abc');
    return Response.json(table({ status: 'playing', house_commitment: 'h' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a commitment is the sum that the kernel makes', async () => {
  const expected = createHash('sha256').update('gonfalon/1 seat\0my share of chance').digest('hex');
  expect(await commitmentTo('my share of chance')).toBe(expected);
});

test('first the commitment is sent, and later what it commits to', async () => {
  await beReady('T');
  const contribution = contributionTo('T') ?? '';
  expect(contribution).toMatch(/^[!-~]{16,128}$/);
  expect(sent[0]).toEqual({
    path: '/api/tables/T/ready',
    body: { commitment: await commitmentTo(contribution) },
  });
  await reveal(table({}));
  expect(sent[1]).toEqual({ path: '/api/tables/T/reveal', body: { contribution } });
  const kept = { house: 'h', contribution, revealed: true }; // to compare after the match
  expect(keptOf('T')).toMatchObject(kept);
});

test('nothing is opened early, twice, or for another', async () => {
  await beReady('T');
  sent = [];
  await reveal(table({ status: 'open' }));
  await reveal(table({ seats: [{ number: 0, commitment: 'c', revealed: true }] }));
  await reveal(table({ you: { seat: null, owner: false, awaited: false } }));
  expect(sent).toEqual([]);
});
