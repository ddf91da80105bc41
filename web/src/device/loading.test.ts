/** What the pages that wait for the rules are told. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PartList } from './parts.js';
import type * as Module from './loading.svelte.js';

let loading: typeof Module.loading;

const part = (bytes: number) => ({ file: '', bytes, size: bytes, digest: '' });
const LIST: PartList = {
  python: part(2_000_000),
  snapshot: part(6_000_000),
  texts: part(700_000),
  library: part(1),
  code: part(1),
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ loading } = await import('./loading.svelte.js'));
});
afterEach(() => vi.useRealTimers());

test('the time left follows from the speed until now', () => {
  loading.begin(LIST);
  vi.advanceTimersByTime(500);
  loading.arrived('python', 1_000_000);
  expect(loading).toMatchObject({ stage: 'arriving', done: 1_000_000, total: 8_000_000 });
  expect(loading.secondsLeft).toBeNull(); // too early to say
  vi.advanceTimersByTime(1500);
  loading.arrived('python', 2_000_000);
  expect(loading.secondsLeft).toBe(6); // 1 MB a second
  loading.arrived('snapshot', 6_000_000);
  expect(loading).toMatchObject({ stage: 'starting', secondsLeft: 0 });
});

test('silence is a failure, unless something comes after all', () => {
  loading.begin(LIST);
  vi.advanceTimersByTime(14_000);
  loading.arrived('library', 1); // the ordinary start needs it: not counted, but a sign of life
  vi.advanceTimersByTime(14_000);
  expect(loading.stage).toBe('waiting');
  vi.advanceTimersByTime(1001);
  expect(loading).toMatchObject({ stage: 'failed', failure: 'blocked' });
  loading.arrived('python', 5);
  expect(loading).toMatchObject({ stage: 'arriving' });
});

test('what was kept is not fetched', () => {
  loading.begin(LIST);
  loading.arrived('python', 2_000_000, true);
  expect(loading.fetched).toBe(false);
  loading.arrived('snapshot', 1);
  expect(loading.fetched).toBe(true);
});

test('those who wait go on when the rules are there, and nothing fails any more', async () => {
  loading.begin(LIST);
  const waited = loading.settled();
  loading.ready(900, true);
  await waited;
  loading.failed('broken', 'too late');
  vi.advanceTimersByTime(60_000);
  expect(loading).toMatchObject({ stage: 'ready', failure: null });
});
