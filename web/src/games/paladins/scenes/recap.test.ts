/** The end of a round: who is ahead, and where everybody hangs on the scale. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import type { Language } from '../../../preferences/preferences.svelte.js';
import three from '../fixtures/action-3.json';
import face from '../index.js';
import { aside, standings } from './recap.js';
import Recap from './Recap.svelte';
import type { Kingdom, KingdomTable } from '../view.js';

/** What the recap says first if these are the points of the viewer and of the others. */
async function lead(language: Language, ...points: number[]): Promise<string> {
  await i18n.change(language);
  const fixture = structuredClone(three) as unknown as Fixture;
  const { boards } = fixture.view.state as Kingdom;
  const viewer = fixture.view.viewer ?? 0;
  boards.forEach((board, i) => (board.points = points[(i - viewer + 3) % 3] ?? 0));
  fixture.names = boards.map((_, i) =>
    i === viewer ? 'Anna' : i === (viewer + 1) % 3 ? 'B' : 'C',
  );
  const { table } = await fixtureTable('paladins', fixture, face as never);
  const target = document.createElement('div');
  const shown = mount(Recap, {
    target,
    props: { table: table as unknown as KingdomTable, title: '' },
  });
  flushSync();
  const said = target.querySelector('header p')?.textContent ?? '';
  await unmount(shown);
  return said;
}

it('says who is ahead, and who is level', async () => {
  expect(await lead('en', 5, 5, 5)).toMatch(/^You, [BC], and [BC] are level: 5 points each\.$/);
  expect(await lead('en', 5, 5, 1)).toBe('You and B share the lead: 5 points each.');
  expect(await lead('en', 1, 5, 5)).toMatch(
    /^[BC] and [BC] share the lead: 5 points each\. You have 1\.$/,
  );
  expect(await lead('en', 5, 1, 1)).toBe('You’re ahead with 5 points.');
  expect(await lead('en', 1, 5, 1)).toBe('B is ahead with 5 points. You have 1.');
  expect(await lead('pl', 5, 5, 1)).toBe('Ty i B – wspólne prowadzenie: po 5 punktów.');
  expect(await lead('ru', 5, 5, 5)).toMatch(/^Вы, [BC] и [BC] — вровень: по 5 очков\.$/);
  expect(await lead('uk', 5, 5, 5)).toMatch(/^Ви, [BC] (і|й|та) [BC] — нарівні: по 5 очок\.$/);
});

it('hangs those with as many points beside each other', async () => {
  const { table } = await fixtureTable('paladins', three as unknown as Fixture, face as never);
  const kingdom = table as unknown as KingdomTable;
  const sides = standings(kingdom, kingdom.view.state, 1);
  sides.forEach((side, i) => (side.now.points = [3, 0, -1][i] ?? 0));
  expect(sides.map((side) => aside(sides, side))).toEqual([0, -0.5, 0.5]);
});
