import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../gallery/fixture.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import { send, setNumbers, shift } from '../../kit/answers/amounts.js';
import { preferences } from '../../preferences/preferences.svelte.js';
import { advanceOf, pickCount, pickTarget, planSummary, planOf } from './map/choosing.js';
import face from './index.js';
import { flights } from './map/flights.js';
import { keepLast, lastIn, retold } from './battle/retelling.js';
import { playOf, type AdvancePreview, type RealmTable } from './view.js';

const files = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });
const names = Object.keys(files).map((path) => path.slice(11, -5));

async function open(name: string, confirm = false): Promise<RealmTable> {
  const fixture = await files[`./fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const made = await fixtureTable('mastery', structuredClone(fixture), face as never, confirm);
  return made.table as unknown as RealmTable;
}

let shown: Record<string, unknown>[] = [];
function show(part: 'Board' | 'OwnArea', table: RealmTable): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const Part = part === 'Board' ? face.Board : face.ownArea?.Area;
  if (!Part) throw new Error(`no ${part}`);
  shown.push(mount(Part, { target, props: { table } }));
  flushSync();
  return target;
}

beforeAll(async () => {
  preferences.set({ pace: 'off' }); // answers are sent at once
  await i18n.change('en');
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  sent.length = 0;
});

describe.each(names)('the position %s', (name) => {
  it('is drawn, and every answer on a component can be given there', async () => {
    const table = await open(name);
    const board = show('Board', table);
    const mine = show('OwnArea', table);
    const text = (board.textContent ?? '') + (mine.textContent ?? '');
    expect(text).not.toMatch(/mastery-|undefined|NaN|\[object/);
    const play = playOf(table.view.state);
    const lit = board.querySelectorAll('.spot.answers').length;
    const hexes = [...table.touched.keys()].filter((c) => c.startsWith('hex:'));
    if (!play?.battle) expect(lit).toBeGreaterThanOrEqual(hexes.length);
    const cards = [...table.touched.keys()].filter((c) => /^(card|artefact|castle):/.test(c));
    const glowing = [
      ...board.querySelectorAll('.is-lit, .lit'),
      ...mine.querySelectorAll('.is-lit'),
    ];
    if (cards.length) expect(glowing.length).toBeGreaterThanOrEqual(cards.length);

    // everything focusable has a name for screen readers
    for (const node of board.querySelectorAll('button, [role="button"], [tabindex]')) {
      if (node.getAttribute('tabindex') === '-1' && node.getAttribute('role') === 'radiogroup')
        continue;
      const said = node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '';
      expect(said, node.outerHTML.slice(0, 160)).not.toBe('');
    }
  });
});

describe('an advance', () => {
  it('is picked on the board and answered in one go', async () => {
    const table = await open('advance-4');
    const board = show('Board', table);
    const target = table.explain[0]?.options[2]?.id ?? '';
    board
      .querySelector(`[data-spot="hex:${target}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(table.pending?.picked[0]).toBe(target);
    const advance = advanceOf(table);
    expect(advance?.ahead.hex).toBe(target);
    if (advance) pickCount(table, advance, 2);
    flushSync();
    board.querySelector<HTMLButtonElement>('.send')?.click();
    await Promise.resolve();
    expect(sent).toMatchObject([{ options: [target, '2'] }]);
  });

  it('begins no battle before it is confirmed, if the reader wants to confirm moves', async () => {
    const table = await open('advance-4', true);
    const option = table.explain[0]?.options.find(
      (one) => typeof (one.preview as AdvancePreview | null)?.defender === 'number',
    );
    const ahead = option?.preview as AdvancePreview;
    // a single number is not asked for: the target alone would start the battle
    ahead.counts = ahead.counts.slice(-1).map((one) => ({ ...one, answers: [ahead.hex] }));
    if (table.explain[0]) pickTarget(table, table.explain[0], ahead.hex);
    const board = show('Board', table);
    const send = () => board.querySelector<HTMLButtonElement>('.send')?.click();
    send();
    await Promise.resolve();
    expect(sent).toEqual([]);
    send();
    await Promise.resolve();
    expect(sent).toMatchObject([{ options: [ahead.hex] }]);
  });

  it('is named as on the map', async () => {
    const table = await open('advance-4');
    const board = show('Board', table);
    const places = [...board.querySelectorAll('.place')].map((one) => one.textContent);
    expect(places).toContain('D3');
    expect(new Set(places).size).toBe(playOf(table.view.state)?.hexes.length);
    for (const option of table.explain[0]?.options ?? []) {
      const [touched] = option.touches;
      if (touched) expect(table.say(option)).toContain(table.nameOf(touched));
      expect(table.say(option)).not.toMatch(/-?\d,-?\d/);
    }
  });

  it('says why a place cannot be chosen', async () => {
    const table = await open('advance-4');
    const board = show('Board', table);
    const barred = table.explain[0]?.blocked[0];
    board
      .querySelector(`[data-spot="hex:${barred?.id}"]`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(board.querySelector('.slip')?.textContent).toContain(barred?.rule);
  });

  it('takes its numbers from the server alone', async () => {
    const table = await open('advance-4');
    const question = table.explain[0];
    const fight = question?.options.find(
      (o) => typeof (o.preview as { defender: number | null } | null)?.defender === 'number',
    );
    if (!question || !fight) throw new Error('no fight');
    const counts = (fight.preview as { counts: { sides: { total: number }[] }[] }).counts;
    for (const count of counts) for (const side of count.sides) side.total += 40;
    pickTarget(table, question, fight.id);
    const board = show('Board', table);
    expect(board.querySelector('.ledger .sum')?.textContent).toMatch(/4\d/);
  });
});

describe('a redeployment', () => {
  it('moves knights within the bounds of the server', async () => {
    const table = await open('redeploy-from-4');
    let plan = planOf(table);
    if (!plan) throw new Error('no plan');
    const [castle, first] = plan.tiles;
    if (!castle || !first) throw new Error('no tiles');
    expect(shift(table, plan, first.id, castle.id, 2)).toBe(2);
    plan = planOf(table);
    expect(plan?.numbers[castle.id]).toBe(castle.now + 2);
    expect(plan?.left).toBe(0);
    if (plan) setNumbers(table, plan, { [first.id]: -5 });
    expect(planOf(table)?.numbers[first.id]).toBe(first.least);
    expect(planOf(table)?.left).toBeGreaterThan(0);
    table.hold(null);
    expect(planOf(table)?.changed).toBe(false);
  });

  it('is sent as one plan, or not at all', async () => {
    const table = await open('redeploy-from-4');
    const plan = planOf(table);
    if (!plan) throw new Error('no plan');
    const [castle, first] = plan.tiles;
    shift(table, plan, first?.id ?? '', castle?.id ?? '');
    const now = planOf(table);
    if (now) await send(table, now);
    expect(sent[0]).toMatchObject({ wanted: now?.numbers });
    expect(sent[1]).toMatchObject({ options: ['done'] });
  });

  it('is confirmed by what it changes', async () => {
    const table = await open('redeploy-from-4');
    const plan = planOf(table);
    if (!plan) throw new Error('no plan');
    expect(planSummary(table)).toBeNull();
    const [castle, first] = plan.tiles;
    if (!castle || !first) throw new Error('no tiles');
    shift(table, plan, first.id, castle.id);
    const [line] = planSummary(table) ?? [];
    expect(line?.says).toContain(`${castle.now} → ${castle.now + 1}`);
    expect(line?.says).toContain(`${first.now} → ${first.now - 1}`);
  });
});

describe('knights that move', () => {
  it('fly from tile to tile as the news say', async () => {
    const table = await open('advance-4');
    const play = playOf(table.view.state);
    if (!play) throw new Error('no board');
    const home = play.hexes.find((h) => h.tile === 'castle' && h.owner === 0)?.hex;
    const news = [
      {
        version: 1,
        at: '',
        kind: 'choose',
        seat: 0,
        events: [
          {
            message: 'event-transferred',
            args: { seat: 0, source: '1,0', target: '0,0', count: 2 },
          },
          { message: 'event-advanced', args: { seat: 0, hex: '1,-1', tile: 'city', count: 7 } },
          { message: 'event-cards-drawn', args: { seat: 0, count: 2 } },
        ],
      },
    ];
    const found = flights(news, play, (seat) => seat);
    expect(found.map((f) => [f.from, f.to])).toEqual([
      ['hex:1,0', 'hex:0,0'],
      [`hex:${home}`, 'hex:1,-1'],
    ]);
    expect(found[0]?.className).toBe('seat-gules');
  });
});

describe('a response window', () => {
  it('looks the same to those who can answer and to those who cannot', async () => {
    const able = await open('crown-response');
    const unable = await open('crown-response');
    const [question] = unable.explain;
    if (question) question.options = question.options.filter((o) => o.id === 'pass');
    const strip = (html: string): string =>
      html
        .replace(/<!--.*?-->/g, '')
        .replace(/ (is-lit|aria-[a-z]+="[^"]*"|lit)/g, '')
        .replace(/svelte-\w+/g, '');
    const one = show('Board', able).querySelector('.window .words');
    const two = show('Board', unable).querySelector('.window .words');
    expect(one).not.toBeNull();
    expect(strip(one?.innerHTML ?? '')).toBe(strip(two?.innerHTML ?? ''));
  });
});

describe('the outcome of a battle', () => {
  const said = (message: string) => ({ message, args: {} });
  const won = said('event-battle-won');
  const taken = said('event-conquered');

  it('is gathered over several pieces of news, until the next turn', () => {
    const first = retold(null, [said('event-advanced'), won], 4);
    expect(first).toMatchObject({ end: won, said: [], turn: 4, open: true });
    const then = retold(first, [said('event-discards-nothing'), taken], 4);
    expect(then?.said).toEqual([taken]);
    const next = retold(then, [said('event-turn-begins'), said('event-knights-placed')], 5);
    expect(next).toMatchObject({ said: [taken], turn: 4, open: false });
    expect(retold(next, [], 5)).toBe(next);
    expect(retold(next, [said('event-battle-begins')], 5)).toBeNull();
  });

  it('ends when something else begins in the same turn', () => {
    const later = [said('event-card-played'), said('event-knights-placed')];
    expect(retold(null, [won, taken, ...later], 4)?.said).toEqual([taken]);
  });

  it('has the dice of the Arena, also if they alone decide', () => {
    const rolls = said('event-arena-rolls');
    const lost = said('event-knights-lost');
    const begins = said('event-battle-begins');
    expect(retold(null, [begins, rolls, lost, taken], 4)).toMatchObject({
      end: rolls,
      rolls,
      said: [lost, taken],
    });
    expect(retold(retold(null, [begins, rolls, lost], 4), [won, taken], 4)).toMatchObject({
      end: won,
      rolls,
      said: [rolls, lost, taken],
    });
  });

  it('is remembered for another attack in the same turn', () => {
    keepLast('one', retold(null, [won, taken], 4));
    expect(lastIn('one', 4)).toEqual(won);
    expect(lastIn('one', 5)).toBeNull();
    expect(lastIn('two', 4)).toBeNull();
  });
});

describe('a click on a place that the question is not about', () => {
  it('says that land is taken in a manoeuvre', async () => {
    const table = await open('window');
    const board = show('Board', table);
    board
      .querySelector('[data-spot="hex:0,0"]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(board.querySelector('.slip')?.textContent).toContain('begin one first');
  });

  it('says in a redeployment where knights may go, and goes with the next pick', async () => {
    const table = await open('redeploy-from-4');
    const board = show('Board', table);
    board
      .querySelector('.spot:not(.answers)')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(board.querySelector('.slip')?.textContent).toContain('highlighted places');
    board.querySelector('.spot.answers')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(board.querySelector('.slip')).toBeNull();
  });
});

it('a battle calls its own player “You”', async () => {
  const board = show('Board', await open('support'));
  expect(board.querySelector('.steps')?.textContent).toMatch(/Support\s*You/);
  expect(board.textContent).toContain('As things stand, you win by 6.');
});
