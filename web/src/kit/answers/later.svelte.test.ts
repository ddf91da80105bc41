import { afterEach, expect, test, vi } from 'vitest';

import { fetchLater, Later } from './later.svelte.js';

afterEach(() => vi.useRealTimers());

test('a part is fetched once, when it is needed', async () => {
  const load = vi.fn(() => Promise.resolve({ default: 'scene' }));
  const later = new Later(load);
  expect(later.loaded).toBeNull();
  expect(load).not.toHaveBeenCalled();
  expect(later.part).toBeNull();
  await later.fetch();
  expect(later.part).toBe('scene');
  expect(later.loaded).toBe('scene');
  expect(load).toHaveBeenCalledOnce();
});

test('a part that could not be fetched is fetched again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => Promise.reject<{ default: string }>(new Error('offline')));
  const later = new Later(load);
  await later.fetch();
  expect(later.loaded).toBeNull();
  load.mockImplementation(() => Promise.resolve({ default: 'scene' }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(later.loaded).toBe('scene');
});

test('parts are fetched ahead of time', async () => {
  vi.useFakeTimers();
  const parts = ['scene', 'end'].map((name) => new Later(() => Promise.resolve({ default: name })));
  fetchLater(parts);
  expect(parts.map(({ loaded }) => loaded)).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(parts.map(({ loaded }) => loaded)).toEqual(['scene', 'end']);
});
