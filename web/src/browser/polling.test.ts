import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { poll, SharedPoll } from './polling.js';

let hidden = false;

function show(seen: boolean): void {
  hidden = !seen;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('slows down while nothing changes, and hurries when something does', async () => {
  let answer = 'same';
  const ask = vi.fn(() => Promise.resolve(answer));
  const asked = poll(ask, 1000, 4000);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000); // then pauses of 1500, 2250, 3375, 4000
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1499);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1 + 2250 + 3375 + 4000);
  expect(ask).toHaveBeenCalledTimes(6);
  answer = 'other';
  await vi.advanceTimersByTimeAsync(4000);
  expect(ask).toHaveBeenCalledTimes(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(8);
  asked.stop();
});

test('a hidden page asks nothing; seen again, it asks at once', async () => {
  const ask = vi.fn(() => Promise.resolve(''));
  const asked = poll(ask, 1000, 4000);
  await vi.advanceTimersByTimeAsync(0);
  show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  asked.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('goes on after a failure', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('no answer')));
  const asked = poll(ask, 1000, 4000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ask).toHaveBeenCalledTimes(3);
  asked.stop();
});

test('a shared poll runs once however many follow it, and until the last has left', async () => {
  const ask = vi.fn(() => Promise.resolve('same'));
  const shared = new SharedPoll(ask, 1000, 1000);
  const first = shared.follow();
  const second = shared.follow();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  first();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ask).toHaveBeenCalledTimes(2);
  second();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRejectedValueOnce(new Error('no network'));
  await shared.now(); // nobody follows, and nothing is thrown
  expect(ask).toHaveBeenCalledTimes(3);
});
