/** Recorded actions of others, played on a whole page. */
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Fixture } from '../../../gallery/fixture.js';
import { playing, type Playing } from '../../../gallery/playing.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import { OUTCOMES } from '../duel/duel.js';
import face from '../index.js';
import { LATER_PARTS } from '../later-parts.js';

vi.setConfig({ testTimeout: 120_000 });
const files = import.meta.glob<Fixture>('../recordings/*.json', { import: 'default' });

let open: Playing | null = null;
beforeAll(async () => {
  await i18n.change('en');
  await Promise.all(LATER_PARTS.map((part) => part.fetch()));
});
afterEach(async () => {
  await open?.close();
  open = null;
});

/** Watch a recording to its end, and check what the page says at every step. */
async function watch(name: string): Promise<{ moments: string[]; versions: number[] }> {
  const recording = await files[`../recordings/${name}.json`]?.();
  if (!recording?.frames) throw new Error(`no recording ${name}`);
  const { frames } = recording;
  open = await playing('glory', recording, face as never);
  const { table, page } = open;
  const versions: number[] = [];
  const moments: string[] = [];
  /** What is told after the first outcome of each version. */
  const results = frames.flatMap(({ version, news }) => {
    const first = news.events.findIndex(({ message }) => OUTCOMES.includes(message));
    const told = first < 0 ? [] : news.events.slice(first);
    return told.map((event) => ({ version, said: table.say(event) }));
  });
  await open.pass(
    () => {
      const version = Number(page.querySelector('.app')?.getAttribute('data-version'));
      if (versions.at(-1) !== version) versions.push(version);
      const text = page.textContent ?? '';
      for (const { version: at, said } of results) {
        if (table.settled.version < at) expect(text).not.toContain(said);
      }
      const { current } = table.moments;
      if (!current) return;
      moments.push(current.kind);
      table.moments.close();
    },
    () => !table.watching && table.version === frames.at(-1)?.version && !table.moments.current,
  );
  const published = [recording.view.version, ...frames.map((frame) => frame.version)];
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  for (const version of versions) expect(published).toContain(version);
  return { moments, versions };
}

it.each(['duel', 'round'])(
  '%s: published views in order, and no result before its time',
  async (name) => {
    expect((await watch(name)).versions.length).toBeGreaterThan(1);
  },
);

it('a duel against the player is announced after the one before it is told', async () => {
  const seen = await watch('duel');
  expect(seen.moments).toEqual(['duel']);
});

it('the end of a round stops the table until it is closed', async () => {
  const seen = await watch('round');
  expect(seen.moments).toEqual(['round-end']);
});
