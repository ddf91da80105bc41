import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fixtureTable, type Fixture } from '../../gallery/fixture.js';
import units from '../../games/crusaders/fixtures/march-units.json';
import crusaders from '../../games/crusaders/index.js';
import position from '../../games/glory/fixtures/duel-scene-after-pass.json';
import face from '../../games/glory/index.js';
import type { News } from '../../kit/table-model.js';
import type { Table } from '../state/table.svelte.js';
import Announcer from './Announcer.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const spoken = (what: string): string =>
  document.querySelector(`[data-testid="${what}"]`)?.textContent ?? '';

/** A table where a pass has just ended, and its announcer. */
async function afterPass(motion: boolean): Promise<{ table: Table; end: () => void }> {
  const fixture = structuredClone(position) as unknown as Fixture;
  const { table } = await fixtureTable('glory', fixture, face as never);
  Object.defineProperty(table, 'motion', { get: () => motion });
  const shown = mount(Announcer, { target: document.body, props: { table } });
  flushSync();
  const { version } = table.view;
  const news: News = { version, at: '', kind: 'choose', seat: 0, events: fixture.events };
  table.news = [news];
  void table.playback.suspend({ ...table.view, version: version - 1 }, [news]);
  flushSync();
  return { table, end: () => void unmount(shown) };
}

it('tells the end of a pass not before the riders meet', async () => {
  const { table, end } = await afterPass(true);
  expect(spoken('events')).toBe('');
  expect(table.question).toBeNull();
  await vi.advanceTimersByTimeAsync(899);
  expect(spoken('events')).toBe('');
  await vi.advanceTimersByTimeAsync(2);
  flushSync();
  expect(spoken('events')).toContain('wins pass 1, 9 to 8');
  expect(spoken('asked')).not.toBe('');
  end();
});

it('tells it as soon as the user skips the charge', async () => {
  const { table, end } = await afterPass(true);
  await vi.advanceTimersByTimeAsync(100);
  table.reveal();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(spoken('events')).toContain('wins pass 1, 9 to 8');
  end();
});

it('tells it at once without animations', async () => {
  const { end } = await afterPass(false);
  expect(spoken('events')).toContain('wins pass 1, 9 to 8');
  end();
});

it('says what is new when the same is asked again', async () => {
  const fixture = structuredClone(units) as unknown as Fixture;
  const { table } = await fixtureTable('crusaders', fixture, crusaders as never);
  const [first] = table.explain;
  if (!first) throw new Error('nothing is asked');
  let asked = $state.raw({ ...first, decision: '1' });
  Object.defineProperty(table, 'question', { get: () => asked });
  const shown = mount(Announcer, { target: document.body, props: { table } });
  flushSync();
  const once = spoken('asked');
  expect(once).not.toBe('');
  asked = { ...first, decision: '2' };
  flushSync();
  const answers = first.options.map((option) => table.say(option)).join('; ');
  expect(spoken('asked')).toBe(`${once} ${answers}`);
  asked = { ...first, decision: '2' };
  flushSync();
  expect(spoken('asked')).toBe(`${once} ${answers}`);
  void unmount(shown);
});
