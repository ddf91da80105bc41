/** Figures with their words: what a march costs, and what a round brought. */
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import { draftOf } from '../../../kit/answers/amounts.js';
import { asIcon } from '../art.js';
import marching from '../fixtures/march-units.json';
import turn from '../fixtures/turn-4.json';
import face from '../index.js';
import { chosenIn, filledUp, marchPrice } from './map-ahead.js';
import { recapOf } from '../ending/recap.js';
import UnitControls from './UnitControls.svelte';
import { GOODS, type CrusadersTable } from '../view.js';

async function open(fixture: unknown): Promise<CrusadersTable> {
  const { table } = await fixtureTable('crusaders', fixture as Fixture, face as never);
  return table as unknown as CrusadersTable;
}

beforeAll(() => i18n.change('en'));

it('a march says its price before it is confirmed', async () => {
  const table = await open(marching);
  const draft = draftOf(table, table.explain[0] ?? null);
  if (!draft) throw new Error('no draft');
  expect(marchPrice(draft)).toEqual({ paid: 0, free: 6 });
  const more = { ...draft, numbers: { antioch_city: 6, turbessel: 2 } };
  expect(marchPrice(more)).toEqual({ paid: 2, free: 6 });
  expect(chosenIn({ ...draft, numbers: filledUp(draft, 6) })).toBe(6);
  const own = { ...more, question: { ...draft.question, preview: null } };
  expect(marchPrice(own)).toEqual({ paid: 2, free: 6 });

  const target = document.createElement('div');
  const shown = mount(UnitControls, { target, props: { table, draft: more } });
  flushSync();
  expect(target.querySelector('.price')?.textContent).toContain('Price: 2 horses; free moves: 6');
  expect(target.querySelector('.city')?.textContent).toContain('at least 1');
  await unmount(shown);
});

it('the recap of a round names what it counts, and each good by itself', async () => {
  const table = await open(turn);
  const { sides } = recapOf(table, null);
  for (const side of sides) {
    expect(side.what).toBe(side.points === 1 ? 'city' : 'cities');
    const goods = side.left.filter(({ name }) =>
      GOODS.some((good) => table.nameOf(`good:${good}`) === name),
    );
    expect(new Set(goods.map(({ icon }) => icon)).size).toBe(goods.length);
    for (const { icon } of goods) expect(GOODS.map(asIcon)).toContain(icon);
  }
  expect(sides.flatMap(({ left }) => left.map(({ name }) => name))).toContain('horses');
});
