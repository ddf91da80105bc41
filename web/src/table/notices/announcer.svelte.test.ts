import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fixtureTable, type Fixture } from '../../gallery/fixture.js';
import position from '../../games/glory/fixtures/duel-scene-after-pass.json';
import face from '../../games/glory/index.js';
import type { News } from '../../kit/table-model.js';
import Announcer from './Announcer.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const spoken = (what: string): string =>
  document.querySelector(`[data-testid="${what}"]`)?.textContent ?? '';

/** An announcer of a table where a pass has just ended. */
async function afterPass(motion: boolean): Promise<() => void> {
  const fixture = structuredClone(position) as unknown as Fixture;
  const { table } = await fixtureTable('glory', fixture, face as never);
  Object.defineProperty(table, 'motion', { get: () => motion });
  const shown = mount(Announcer, { target: document.body, props: { table } });
  flushSync();
  const news: News = { version: 1, at: '', kind: 'choose', seat: 0, events: fixture.events };
  table.news = [news];
  flushSync();
  return () => void unmount(shown);
}

it('tells the end of a pass not before the riders meet', async () => {
  const end = await afterPass(true);
  expect(spoken('events')).toBe('');
  expect(spoken('asked')).not.toBe('');
  vi.advanceTimersByTime(899);
  flushSync();
  expect(spoken('events')).toBe('');
  vi.advanceTimersByTime(2);
  flushSync();
  expect(spoken('events')).toContain('wins pass 1, 9 to 8');
  end();
});

it('tells it at once without animations', async () => {
  const end = await afterPass(false);
  expect(spoken('events')).toContain('wins pass 1, 9 to 8');
  end();
});
