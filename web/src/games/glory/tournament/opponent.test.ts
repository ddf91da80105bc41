import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import type { Language } from '../../../preferences/preferences.svelte.js';
import face from '../index.js';
import { doneLine, ladderOf, linesOfCard } from './opponent.js';
import Opponent from './Opponent.svelte';
import type { GloryTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/solo-*.json', { import: 'default' });
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
  shown.push(mount(Opponent, { target, props: { table } }));
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
  await i18n.change('en');
});

describe.each(names)('the opponent of %s', { timeout: 20_000 }, (name) => {
  it.each(['en', 'ru', 'uk', 'pl'] as Language[])('is shown in %s', async (language) => {
    await i18n.change(language);
    const table = await open(name);
    const panel = show(table);
    expect(panel.textContent).not.toMatch(/glory-|undefined|NaN|\[object/);
    const { scenario, opponent } = table.view.state;
    expect(panel.textContent).toContain(table.nameOf(`scenario:${scenario}`));
    expect(panel.querySelectorAll('.goals li')).toHaveLength(opponent?.goals.length ?? 0);
    expect(panel.querySelectorAll('.seen i')).toHaveLength(opponent?.drawn.length ?? 0);
  });
});

it('shows the three lines of its last card', async () => {
  const table = await open('solo-rivalry');
  const card = table.view.state.opponent?.drawn.at(-1) ?? '';
  expect(linesOfCard(card)).toHaveLength(3);
  expect(show(table).querySelectorAll('.line')).toHaveLength(3);
  expect(linesOfCard('basic_1')[0]).toEqual({
    place: 'gain_ally',
    signs: ['ally:fencing_master', 'ally:squire', 'ally:nun'],
    special: false,
  });
});

it('marks the line that was just carried out', async () => {
  const table = await open('solo-rivalry');
  const side = table.view.state.opponent?.side ?? 1;
  const event = (message: string, args: Record<string, unknown>) => ({ message, args });
  const told = (...events: ReturnType<typeof event>[]) =>
    ({ news: [{ events }] }) as unknown as GloryTable;
  const drawn = event('event-opponent-draws', { seat: side, card: 'basic_2' });
  const placed = (action: string) => event('event-pawn-placed', { seat: side, action });
  const special = event('event-opponent-special-ally', { seat: side, ally: 'scribe' });
  expect(doneLine(told(), side, 'basic_2')).toBeNull();
  expect(doneLine(told(drawn, placed('gain_ally'), special), side, 'basic_2')).toBe(0);
  expect(doneLine(told(drawn, placed('gain_ally')), side, 'basic_2')).toBe(1);
  expect(doneLine(told(drawn, placed('training')), side, 'basic_2')).toBe(2);
});

it('has a ladder in the Lone Challenge only', async () => {
  const ladder = ladderOf(await open('solo-lone_challenge'));
  expect(ladder.map(({ glory }) => glory)).toEqual([85, 75, 65]);
  expect(ladder.filter(({ aim }) => aim)).toHaveLength(1);
  expect(ladderOf(await open('solo-rivalry'))).toEqual([]);
});

it('is absent with several players', async () => {
  const table = await open('solo-rivalry');
  table.view.state.opponent = null;
  expect(show(table).textContent).toBe('');
});
