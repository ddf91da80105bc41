import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../gallery/fixture.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import SeatsRail from '../../table/seats/SeatsRail.svelte';
import { suitedPanel, suitedTab, tabsOf } from './board-parts.js';
import face from './index.js';
import { LATER_PARTS, setupChoice } from './later-parts.js';
import { drawingFor, placeOf } from './map/map-ground.js';
import { printed } from './printed.js';
import type { CrusadersTable } from './view.js';

const files = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });
const names = Object.keys(files).map((path) => path.slice(11, -5));

async function open(name: string): Promise<CrusadersTable> {
  const fixture = await files[`./fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('crusaders', structuredClone(fixture), face as never);
  return table as unknown as CrusadersTable;
}

let shown: Record<string, unknown>[] = [];
const PARTS = {
  Board: face.Board,
  OwnArea: face.ownArea?.Area,
  Controls: face.decisions?.Controls,
};
function show(part: keyof typeof PARTS, table: CrusadersTable): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const Part = PARTS[part] as typeof face.Board;
  const question = table.explain[0];
  shown.push(mount(Part, { target, props: { table, question } as never }));
  flushSync();
  return target;
}
const cityIn = (board: HTMLElement, city: string): SVGElement | null =>
  board.querySelector<SVGElement>(`[data-spot="${city}"]`);
const click = (node: Element | null): void => {
  node?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};
function openTab(board: HTMLElement, name: string): void {
  const parts = [...board.querySelectorAll('.part')];
  click(parts.find((part) => part.textContent?.trim() === name) ?? null);
}

beforeAll(async () => {
  await i18n.change('en');
  for (const part of [...LATER_PARTS, setupChoice]) await part.fetch();
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  sent.length = 0;
});

it('says that the figure beside a name counts cities, not points', async () => {
  const table = await open(names[0] ?? '');
  const target = document.createElement('div');
  shown.push(mount(SeatsRail, { target, props: { table: table as never } }));
  flushSync();
  const { cities } = table.settled.state.boards[0] ?? { cities: [] };
  expect(target.querySelector('.score')?.textContent).toMatch(
    new RegExp(`Cities: ${cities.length}/4 ?cities$`),
  );
});

describe.each(names)('the position %s', { timeout: 20_000 }, (name) => {
  it('is drawn with words for everything', async () => {
    const table = await open(name);
    const parts = [show('Board', table), show('OwnArea', table)];
    const question = table.explain[0];
    if (question && face.decisions?.controlled.includes(question.kind)) {
      parts.push(show('Controls', table));
    }
    for (const part of parts) {
      expect(part.textContent).not.toMatch(/crusaders-|undefined|NaN|\[object/);
      for (const node of part.querySelectorAll('button, [role="button"]')) {
        const said = node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '';
        expect(said, node.outerHTML.slice(0, 160)).not.toBe('');
        expect(said).not.toMatch(/crusaders-|undefined|NaN|\[object/);
      }
    }
  });
});

describe('the map', () => {
  it('has every city in its frame, at any size', () => {
    for (const [width, height] of [
      [390, 400],
      [476, 610],
      [800, 500],
      [1400, 800],
    ] as const) {
      const drawing = drawingFor(width, height);
      for (const city of Object.keys(printed.cities)) {
        const [x, y] = placeOf(drawing, city);
        expect(x).toBeGreaterThan(40);
        expect(x).toBeLessThan(drawing.box.width - 40);
        expect(y).toBeGreaterThan(30);
        expect(y).toBeLessThan(drawing.box.height - 50);
      }
    }
  });

  it('sends the target that is clicked', async () => {
    const table = await open('march-target');
    const board = show('Board', table);
    const [question] = table.explain;
    const option = question?.options[0];
    click(cityIn(board, String(option?.args['city'])));
    expect(sent).toEqual([{ decision: question?.decision, options: [option?.id] }]);
  });

  it('says why a city is out of reach', async () => {
    const table = await open('march-target');
    const board = show('Board', table);
    const blocked = table.explain[0]?.blocked[0];
    if (!blocked) throw new Error('nothing is refused');
    click(cityIn(board, String(blocked.args['city'])));
    expect(board.querySelector('.whynot')?.textContent).toContain(table.say(blocked));
    expect(sent).toEqual([]);
  });

  it('lists the answers of a city that has several', async () => {
    const table = await open('bishop');
    const board = show('Board', table);
    const [question] = table.explain;
    const train = question?.options.find(({ id }) => id.startsWith('train-2'));
    click(cityIn(board, String(train?.args['city'])));
    click(board.querySelector(`.menu [data-option="${train?.id ?? ''}"]`));
    expect(sent).toEqual([{ decision: question?.decision, options: [train?.id] }]);
  });

  it('counts units by clicks on cities, and starts over after the most', async () => {
    const table = await open('place-units');
    const board = show('Board', table);
    const item = table.explain[0]?.amounts?.items[0];
    if (!item) throw new Error('no amounts');
    const chosen = (): string | undefined =>
      cityIn(board, item.id)?.querySelector('.chosen text')?.textContent;
    for (let i = 1; i <= item.most; i++) {
      click(cityIn(board, item.id));
      expect(chosen()).toBe(String(i));
    }
    click(cityIn(board, item.id));
    expect(chosen()).toBe(String(item.least));
  });
});

describe('the parts', () => {
  it('open by what is asked', async () => {
    expect(suitedTab(await open('plan-4'), 'narrow')).toBe('orders');
    expect(suitedTab(await open('plan-4'), 'wide')).toBe('map');
    expect(suitedTab(await open('pick-building'), 'wide')).toBe('markets');
    expect(suitedPanel(await open('prayer'))).toBe('faith');
    expect(suitedPanel(await open('raid-falls'))).toBe('raids');
    expect(tabsOf(await open('end-4'), 'wide')).toEqual(['end', 'map', 'markets']);
  });

  it('stay reachable', async () => {
    const table = await open('plan-4');
    const board = show('Board', table);
    openTab(board, 'Map');
    expect(board.querySelectorAll('[data-spot]')).toHaveLength(13);
    openTab(board, 'Markets');
    expect(board.querySelector('[data-spot]')).toBeNull();
  });
});

it('has facts about every seat', async () => {
  const table = await open('plan-4');
  for (const { number } of table.seats) {
    const facts = face.seatFacts(table.view, number);
    expect(facts.filter((fact) => fact.main)).toHaveLength(1);
    for (const { label } of facts) expect(table.t(label)).not.toBe(label);
  }
  expect(face.progress?.(table)).toMatch(/^Round \d of 6 · planning phase$/);
});
