import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import { hint } from '../hints.js';
import face from '../index.js';
import { knightOf, ordinaryOf } from './knights.js';
import { duelsFrom, pathFrom, placesOf } from './path.js';
import { printed } from '../printed.js';
import Tournament from './Tournament.svelte';
import { duelText, legsOf, nextDuel, PLACES, placeName } from './tournament.js';
import type { GloryTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/tour-*.json', { import: 'default' });
const names = Object.keys(files).map((path) => path.slice(12, -5));

async function open(name: string): Promise<GloryTable> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('glory', structuredClone(fixture), face as never);
  return table as unknown as GloryTable;
}

/** Send an answer that could be taken back for a moment. */
function sendNow(table: GloryTable): void {
  (table as unknown as { ownAnswers: { sendNow(): void } }).ownAnswers.sendNow();
}

let shown: Record<string, unknown>[] = [];
function show(table: GloryTable): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown.push(mount(Tournament, { target, props: { table } }));
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
  it('is drawn with everybody who takes part', async () => {
    const table = await open(name);
    const board = show(table);
    const text = board.textContent ?? '';
    expect(text).not.toMatch(/glory-|undefined|NaN|\[object/);
    const { bracket, cities } = table.view.state.tournament;
    for (const place of bracket?.places ?? []) {
      if (place && place.side !== table.viewer) expect(text).toContain(placeName(table, place));
    }
    for (const { knight } of (cities ?? []).flatMap((city) => city.knights)) {
      expect(text).toContain(table.nameOf(`knight:${knight}`));
    }
    expect(board.querySelectorAll('.places li, .city')).toHaveLength(bracket ? PLACES : 3);
  });

  it('takes answers by a click on a place, and says why not elsewhere', async () => {
    const table = await open(name);
    const board = show(table);
    for (const question of table.explain.filter(({ kind }) => kind !== 'consolation')) {
      const find = (touch: string | undefined) =>
        board.querySelector<HTMLElement>(`[data-touch="${touch}"]`);
      const options = question.options.filter(({ touches }) => touches.length);
      for (const option of options)
        expect(find(option.touches[0])?.classList.contains('lit'), option.id).toBe(true);
      expect(board.querySelectorAll('button.lit')).toHaveLength(options.length);
      const [blocked] = question.blocked.filter(({ touches }) => touches.length);
      if (blocked) {
        find(blocked.touches[0])?.click();
        flushSync();
        expect(sent).toEqual([]);
        expect(board.querySelector('.whynot')?.textContent).toContain(table.say(blocked));
      }
      find(options[0]?.touches[0])?.click();
      sendNow(table); // some can be taken back for a moment
      await vi.waitFor(() => expect(sent).toHaveLength(1));
      expect(sent).toEqual([{ decision: question.decision, options: [options[0]?.id] }]);
    }
  });
});

describe('the bracket', () => {
  it('leads from every duel to the final', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(nextDuel)).toEqual([4, 4, 5, 5, 6, 6, null]);
  });

  it('shows what is won, lost and ahead', async () => {
    const table = await open('tour-run-plaisance');
    const { bracket } = table.view.state.tournament;
    if (!bracket) throw new Error('no bracket');
    const place = bracket.places.findIndex((one) => one?.side === 0);
    const legs = legsOf(bracket, 0);
    expect(legs).toHaveLength(PLACES + 7);
    expect(legs[place]).toEqual({ state: 'won', mine: true });
    expect(legs[place ^ 1]).toEqual({ state: 'lost', mine: false });
    expect(legs[PLACES + Math.floor(place / 2)]).toEqual({ state: 'open', mine: true });
    expect(legs.at(-1)).toEqual({ state: 'open', mine: true });
    expect(legsOf(bracket, null).some(({ mine }) => mine)).toBe(false);
    expect(duelText(table, bracket, 6)).toBe('Winners of V and VI');
    expect(duelText(table, bracket, 4)).toContain('Next: ');
  });

  it('says whom a side meets, and for how much', async () => {
    const table = await open('tour-shield-plaisance');
    const { bracket } = table.view.state.tournament;
    if (!bracket) throw new Error('no bracket');
    expect(duelsFrom(5)).toEqual([2, 5, 6]);
    expect(placesOf(4)).toEqual([0, 1, 2, 3]);
    const free = bracket.places.findIndex((who) => who === null);
    const [first, , last] = pathFrom(table, bracket, free, 0);
    const foe = bracket.places[free ^ 1];
    expect(first?.glory).toEqual({
      least: knightOf(foe?.knight ?? '')?.glory,
      most: knightOf(foe?.knight ?? '')?.glory,
    });
    expect(last?.who).toMatch(/winner of slots|or/);
    expect(last?.state).toBe('ahead');
  });

  it('ends for a side that has lost', async () => {
    const table = await open('tour-run-plaisance');
    const { bracket } = table.view.state.tournament;
    if (!bracket) throw new Error('no bracket');
    const mine = legsOf(bracket, 1).filter((leg) => leg.mine);
    expect(mine).toEqual([{ state: 'lost', mine: true }]);
  });
});

describe('Knights', () => {
  it('all have numbers and arms of their own', () => {
    const { knights } = printed as unknown as { knights: Record<string, unknown> };
    for (const id of Object.keys(knights)) {
      expect(knightOf(id)?.attack, id).toBeGreaterThan(0);
      expect(ordinaryOf(id), id).toBeDefined();
    }
    expect(knightOf('nobody')).toBeNull();
  });
});

it('says what waiting means only to those who may wait', async () => {
  const table = await open('tour-shield-plaisance');
  const [question] = table.explain;
  if (!question) throw new Error('no question');
  expect(hint(table, question)).toBe('');
  const wait = {
    ...question.options[0],
    id: 'wait',
    message: 'option-wait',
    args: {},
    touches: [],
  };
  const asked = { ...question, options: [...question.options, wait] } as typeof question;
  expect(hint(table, asked)).toContain('If you wait');
  expect(table.say({ message: 'option-wait', args: {} } as never)).toMatch(/^Wait: /);
});
