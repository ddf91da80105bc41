import { expect, test, vi } from 'vitest';

import { Problem } from '../../api/client.js';
import { Hints } from './hints.js';

const away = () => Promise.reject(new Problem(503, 'unavailable', ''));

function hinted(...answers: (() => Promise<void>)[]) {
  const table = { version: 1, asked: 0 };
  const hints = new Hints(
    () => table.version,
    async () => {
      table.asked += 1;
      await (answers.shift() ?? (() => Promise.resolve()))();
      table.version = 2;
    },
  );
  return { table, hints };
}

test('a hint is followed until the server answers', async () => {
  vi.useFakeTimers();
  const { table, hints } = hinted(away, away, away, away);
  const heard = hints.heard(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await heard;
  expect(table).toEqual({ version: 2, asked: 5 });
  vi.useRealTimers();
});

test('a refusal is final, and what is known is not fetched again', async () => {
  const gone = () => Promise.reject(new Problem(404, 'no-such-table', ''));
  const { table, hints } = hinted(gone);
  await hints.heard(1);
  expect(table.asked).toBe(0);
  await expect(hints.heard(2)).rejects.toThrow(Problem);
  expect(table.asked).toBe(1);
});
