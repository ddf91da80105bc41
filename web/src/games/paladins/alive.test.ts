import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import type { Fixture } from '../../gallery/fixture.js';
import { playing, type Playing } from '../../gallery/playing.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import face from './index.js';
import { suspense } from './scenes/moments.js';
import { actionsIn, standings } from './scenes/recap.js';
import { recap } from './scenes/RecapScene.svelte';
import type { Kingdom, KingdomTable } from './view.js';

const files = import.meta.glob<Fixture>('./recordings/*.json', { import: 'default' });

let open: Playing | null = null;
async function play(name: string): Promise<{ one: Playing; recording: Fixture }> {
  const recording = await files[`./recordings/${name}.json`]?.();
  if (!recording) throw new Error(`no recording ${name}`);
  open = await playing('paladins', recording, face as never);
  return { one: open, recording };
}

beforeAll(async () => {
  await i18n.change('en');
  await recap.fetch();
});
afterEach(async () => {
  await open?.close();
  open = null;
  sessionStorage.clear();
});

/** The page of a recorded round, at its recap. Searching it is slow, so the table is asked first. */
async function toRecap(look: (one: Playing) => void = () => undefined) {
  const { one, recording } = await play('round');
  await one.pass(
    () => look(one),
    () => one.table.moments.current?.kind === 'round-end',
  );
  await one.pass(
    () => undefined,
    () => one.page.querySelector('[data-moment="round-end"]') !== null,
  );
  return { one, recording };
}

it('shows the board of whoever acts, and a recap when the round is over', async () => {
  const versions: number[] = [];
  const boards = new Set<string>();
  const { one, recording } = await toRecap(({ table, page }) => {
    const version = Number(page.querySelector('.app')?.getAttribute('data-version'));
    if (versions.at(-1) === version) return;
    versions.push(version);
    const whose = page.querySelector('.actor h2')?.textContent;
    if (whose) boards.add(whose);
    if (whose) expect(table.acting).not.toBe(table.viewer);
  });
  const { table, page } = one;
  const published = [recording.view.version, ...(recording.frames ?? []).map((f) => f.version)];
  expect(versions.every((version) => published.includes(version))).toBe(true);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(boards.size).toBeGreaterThan(0);

  const shown = page.querySelector('[data-moment="round-end"]')?.textContent ?? '';
  expect(shown).toMatch(/Round 3 is over/);
  expect(shown).toMatch(/Round 4 brings/);
  expect(shown).toMatch(/→/);
  expect(shown).not.toMatch(/paladins-|undefined|NaN/);
  expect(page.querySelectorAll('.recap .side')).toHaveLength(3);
  expect(page.querySelector('.recap .did li')).not.toBeNull();

  // it adds up what everybody gained
  const kingdom = table as unknown as KingdomTable;
  const before = (recording.view.state as Kingdom).boards;
  for (const { now, gains } of standings(kingdom, kingdom.view.state, 3)) {
    const sum = gains.reduce((points, gain) => points + gain.points, 0);
    expect(sum).toBe(now.points - (before[now.side]?.points ?? 0));
  }
  const actions = actionsIn(kingdom.log.entries, 3);
  expect([...actions.values()].flat().every(({ count }) => count > 0)).toBe(true);
  expect(actions.size).toBe(3);

  // and closes by itself after a while
  await vi.advanceTimersByTimeAsync(20_500);
  expect(table.moments.current).toBeNull();
  await one.pass(
    () => undefined,
    () => !table.watching,
  );
  expect(table.question?.kind).toBe('paladin');
}, 120_000);

it('looks at one player after another before it says whom the inquisition punishes', async () => {
  const { one, recording } = await play('inquisition');
  const { table, page } = one;
  const judged = recording.frames?.find(({ news }) => suspense([news]) > 0);
  if (!judged) throw new Error('no inquisition');
  const told = judged.news.events.filter(({ message }) =>
    /punished|debt-taken|tax-refilled/.test(message),
  );
  const looked: number[] = [];
  await one.pass(
    () => {
      const scene = page.querySelector('.scene .piles');
      if (table.settled.version >= judged.version) return;
      for (const event of told) {
        const parts = [...page.querySelectorAll('#question, .log, [data-testid="events"]')];
        const early = parts.some((part) => part.textContent?.includes(table.say(event)));
        expect(early, table.say(event)).toBe(false);
      }
      if (!scene || table.version !== judged.version) return;
      const seen = scene.querySelectorAll('li:not(.waits)').length;
      if (looked.at(-1) !== seen) looked.push(seen);
      if (scene.querySelector('.waits')) expect(scene.querySelector('.bad')).toBeNull();
    },
    () => table.settled.version >= judged.version,
  );
  expect(looked).toEqual([1, 2, 3]);
});
