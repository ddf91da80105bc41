import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import face from '../index.js';
import { sourcesOf } from './sources.js';
import { bestTitles, goodsServing, resultsOf, servingOf, titlesOf } from './titles.js';
import TitlesPanel from './TitlesPanel.svelte';
import type { GloryTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/titles-*.json', { import: 'default' });
const names = Object.keys(files).map((path) => path.slice(12, -5));

async function open(name: string): Promise<GloryTable> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('glory', structuredClone(fixture), face as never);
  return table as unknown as GloryTable;
}

let shown: Record<string, unknown>[] = [];
function show(table: GloryTable): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown.push(mount(TitlesPanel, { target, props: { table } }));
  flushSync();
  return target;
}

beforeAll(async () => {
  await i18n.change('en');
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  sent.length = 0;
});

describe.each(names)('the position %s', { timeout: 20_000 }, (name) => {
  it('shows all titles, conditions and sides', async () => {
    const table = await open(name);
    const panel = show(table);
    const text = panel.textContent ?? '';
    expect(text).not.toMatch(/glory-|undefined|NaN|\[object/);
    const titles = titlesOf(table, table.viewer ?? 0);
    expect(panel.querySelectorAll('.title-card')).toHaveLength(titles.length);
    const needs = titles.reduce((sum, { claim }) => sum + claim.conditions.length, 0);
    expect(panel.querySelectorAll('.title-card > ul > li').length).toBeGreaterThanOrEqual(needs);
    expect(panel.querySelectorAll('.rod li')).toHaveLength(resultsOf(table).length);
  });
});

describe('claiming titles', () => {
  it('shows the best set and sends the title that is clicked', async () => {
    const table = await open('titles-title');
    const panel = show(table);
    const best = bestTitles(table);
    expect(best?.titles.map(({ title }) => title)).toEqual(['rich']);
    expect(titlesOf(table, 0)[0]).toMatchObject({ title: 'rich', goal: true, number: 1 });
    expect(panel.querySelectorAll('.title-card.best')).toHaveLength(1);
    expect(panel.textContent).toContain(`${best?.glory} glory`);
    for (const option of table.explain[0]?.options ?? []) {
      for (const touch of option.touches)
        expect(panel.querySelector(`.lit[data-touch="${touch}"]`), touch).not.toBeNull();
    }
    panel.querySelector<HTMLElement>('[data-touch="title:rich"]')?.click();
    expect(sent).toEqual([{ decision: table.explain[0]?.decision, options: ['rich'] }]);
  });

  it('claims the best set in one press', async () => {
    const table = await open('titles-title');
    const button = show(table).querySelector<HTMLElement>('.all');
    expect(button?.textContent).toContain('Claim');
    button?.click();
    const answers = bestTitles(table)?.answers;
    expect(answers?.length).toBeGreaterThan(0);
    expect(sent).toEqual([{ decision: table.explain[0]?.decision, options: answers }]);
  });

  it('names one, both or all titles', async () => {
    const table = await open('titles-title');
    const said = [1, 2, 3].map((count) => table.t('glory-title-claim-all', { count }));
    expect(said).toEqual(['Claim this title', 'Claim both titles', 'Claim all 3 titles']);
  });

  it('says how much of a resource serves which title', async () => {
    const table = await open('titles-title');
    for (const { good, parts, left } of goodsServing(table)) {
      const used = parts.reduce((sum, { count }) => sum + count, 0);
      expect(used + left).toBe(table.view.state.mats[0]?.goods[good]);
    }
  });

  it('says why a title cannot be claimed', async () => {
    const table = await open('titles-title');
    const panel = show(table);
    const blocked = table.explain[0]?.blocked.find(({ id }) => id === 'charming');
    const card = panel.querySelector('[data-touch="title:charming"]');
    expect(blocked && card?.textContent).toContain(blocked && table.say(blocked, 'short'));
  });

  it('numbers the tokens that serve a title', async () => {
    const table = await open('titles-title');
    const best = bestTitles(table);
    best?.titles[0]?.allies.push('thug');
    const tokens = servingOf(table);
    expect(tokens.filter(({ number }) => number === 1)).toEqual([
      { component: 'ally:thug', number: 1, bound: false },
    ]);
    const owned = table.view.state.mats[0]?.allies.length;
    expect(tokens).toHaveLength(owned ?? 0);
  });

  it('takes the allies for a title together', async () => {
    const table = await open('titles-bind-allies');
    const panel = show(table);
    const items = table.explain[0]?.amounts?.items ?? [];
    expect(panel.querySelectorAll('.binding .amounts li')).toHaveLength(items.length);
    const need = table.explain[0]?.amounts?.least ?? 0;
    const more = () => [...panel.querySelectorAll<HTMLElement>('.pm button:last-child')];
    let picked = 0;
    for (const [i, item] of items.entries()) {
      for (let n = 0; n < item.most && picked < need; n += 1, picked += 1) {
        more()[i]?.click();
        flushSync();
      }
    }
    panel.querySelector<HTMLElement>('.binding .btn--gilt')?.click();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });
});

describe('the end of the game', () => {
  it('adds up glory and titles, best side first', async () => {
    const table = await open('titles-end-3');
    const results = resultsOf(table);
    expect(results.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    const panel = show(table);
    for (const { side, total } of results) {
      const lines = sourcesOf(table, side);
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      for (const { source } of lines) expect(panel.textContent).toContain(source);
    }
  });
});
