import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import type { Explained } from '../../../kit/table-model.js';
import {
  barsOf,
  bestChance,
  chanceOf,
  chanceRows,
  percent,
  rerollIn,
  rollChance,
  waysOf,
  type Help,
  type Reroll,
} from './chances.js';
import DuelControls from '../duel/DuelControls.svelte';
import DuelScene from '../duel/DuelScene.svelte';
import face from '../index.js';
import type { GloryTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/duel-scene-*.json', { import: 'default' });
const FACES: Record<string, (number | 'special')[]> = {
  strength: [1, 2, 3, 4, 5, 'special'],
  steed: [0, 1, 2, 3, 4, 'special'],
  armour: [0, 1, 1, 2, 3, 'special'],
};
const SYMBOL: Record<string, [number, number]> = {
  strength: [1, 5],
  steed: [0, 4],
  armour: [0, 3],
};

async function open(name: string): Promise<GloryTable> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('glory', structuredClone(fixture), face as never);
  return table as unknown as GloryTable;
}
function asked(table: GloryTable): { question: Explained; reroll: Reroll } {
  const [question] = table.explain;
  const reroll = rerollIn(question ?? null);
  if (!question || !reroll) throw new Error('nothing to roll again');
  return { question, reroll };
}

/** Every roll of these places, one by one: the share that wins. */
function byHand(table: GloryTable, reroll: Reroll, places: number[]): number {
  const { duel } = table.view.state;
  const mine = duel?.duellists.find(({ seat }) => seat === table.viewer);
  if (!mine) throw new Error('not in the duel');
  const worth = (colour: string, face: number | 'special') =>
    face === 'special' ? (SYMBOL[colour]?.[mine.active.includes(colour) ? 1 : 0] ?? 0) : face;
  let won = 0;
  let all = 0;
  const roll = (values: number[], at: number): void => {
    const place = places[at];
    if (place !== undefined) {
      const colour = mine.dice[place]?.colour ?? '';
      for (const face of FACES[colour] ?? []) roll(values.with(place, worth(colour, face)), at + 1);
      return;
    }
    const best: Record<string, number> = {};
    mine.dice.forEach(({ colour }, i) => {
      best[colour] = Math.max(best[colour] ?? 0, values[i] ?? 0);
    });
    const attack = Object.values(best).reduce((sum, n) => sum + n, reroll.plus);
    all += 1;
    if (attack > reroll.against || (reroll.wins_tie && attack === reroll.against)) won += 1;
  };
  roll(
    mine.dice.map(({ value }) => value),
    0,
  );
  return won / all;
}

let shown: Record<string, unknown>[] = [];
function show(part: unknown, table: GloryTable): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const props = { table, question: table.explain[0] };
  shown.push(mount(part as Component<typeof props>, { target, props }));
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
  localStorage.clear();
  sessionStorage.clear();
  await i18n.change('en');
});

describe('the chances of a reroll', () => {
  it.each(['duel-scene-faith', 'duel-scene-players', 'duel-scene-ring', 'duel-scene-helped'])(
    'in %s are those of every single roll',
    async (name) => {
      const table = await open(name);
      const { reroll } = asked(table);
      const { duel } = table.view.state;
      const mine = duel?.duellists.find(({ seat }) => seat === table.viewer);
      const count = mine?.dice.length ?? 0;
      for (let first = 0; first < count; first += 1) {
        for (let second = first; second < count; second += 1) {
          const places = first === second ? [first] : [first, second];
          const numbers: Record<string, number> = {};
          for (const place of places) {
            const id = mine?.dice[place]?.id ?? '';
            numbers[id] = (numbers[id] ?? 0) + 1;
          }
          const ways = waysOf(reroll, numbers);
          expect(ways.total).toBe(6 ** places.length);
          expect(chanceOf(reroll, ways).win).toBeCloseTo(byHand(table, reroll, places), 12);
        }
      }
    },
  );

  const help = (component: string, colour: string | null, n: number, count = 1): Help => ({
    component,
    step: component.startsWith('ally') ? 'lance' : 'relic',
    count,
    colour,
    n,
  });
  const reroll: Reroll = {
    most: 1,
    plus: 0,
    against: 5,
    wins_tie: true,
    colours: [
      {
        colour: 'steed',
        sets: [
          { dice: [], ways: [0, 1] },
          { dice: ['steed-1'], ways: [2, 1, 1, 1, 1] },
        ],
      },
      { colour: 'armour', sets: [{ dice: [], ways: [0, 0, 1] }] },
    ],
    helps: [help('ally:squire', 'steed', 4), help('relic:amulet', null, 2)],
  };

  it('count what allies and relics would add', () => {
    expect(chanceOf(reroll, waysOf(reroll, {})).win).toBe(0);
    expect(chanceOf(reroll, waysOf(reroll, { 'steed-1': 1 })).win).toBeCloseTo(2 / 6);
    expect(chanceOf(reroll, waysOf(reroll, {}, reroll.helps.slice(0, 1))).win).toBe(1);
    const rows = chanceRows(reroll, { 'steed-1': 1 });
    expect(rows.map(({ helps }) => helps.map((set) => set.map((one) => one.component)))).toEqual([
      [[]],
      [['relic:amulet']],
      [['ally:squire']],
    ]);
    expect(rows.map(({ after }) => Math.round(after * 6))).toEqual([2, 4, 6]);
    expect(bestChance(reroll)).toBeCloseTo(2 / 6);
  });

  it('use at most two lance allies and one relic together', () => {
    const far = {
      ...reroll,
      against: 8,
      helps: [
        help('ally:witch', null, 1, 2),
        help('ally:veteran_ally', null, 1),
        help('relic:amulet', null, 2),
        help('relic:medallion', null, 1),
      ],
    };
    const last = chanceRows(far, { 'steed-1': 1 }).at(-1);
    expect(last?.helps[0]?.map(({ n }) => n)).toEqual([1, 1, 2]);
  });

  it('are drawn as few bars, none of them both won and lost', () => {
    const wide = { ...reroll, against: 4 };
    const ways = { lowest: 0, ways: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], total: 12 };
    const bars = barsOf(wide, ways);
    expect(bars).toHaveLength(7);
    expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(bars.filter(({ won }) => won).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
      8 / 12,
    );
    expect(bars[0]?.attack).toMatch(/^≤?\d/);
    expect(bars.at(-1)?.attack).toMatch(/^≥\d/);
  });

  it('call only what is certain 0 or 100 per cent', async () => {
    const table = await open('duel-scene-faith');
    const said = [0, 0.001, 0.336, 0.999, 1].map((share) => percent(table, share));
    expect(said).toEqual(['0%', '<1%', '34%', '>99%', '100%']);
  });
});

describe('what is shown', () => {
  it.each(['en', 'ru', 'uk', 'pl'] as const)('follows the picked dice in %s', async (language) => {
    await i18n.change(language);
    const table = await open('duel-scene-players');
    const scene = show(DuelScene, table);
    const bar = show(DuelControls, table);
    const { reroll } = asked(table);
    expect(scene.querySelector('.odds table')).not.toBeNull();
    expect(scene.querySelectorAll('.bar')).toHaveLength(0);
    const die = scene.querySelector<HTMLElement>('button.die[aria-pressed=false]');
    die?.click();
    flushSync();
    const mine = table.view.state.duel?.duellists.find(({ seat }) => seat === table.viewer);
    const chance = chanceOf(reroll, waysOf(reroll, { [mine?.dice[0]?.id ?? '']: 1 }));
    const said = percent(table, chance.win);
    expect(scene.querySelector('.odds table')?.textContent).toContain(said);
    expect(scene.querySelector('.odds [role=status]')?.textContent).toContain(said);
    expect(bar.querySelector('.btn--gilt')?.textContent).toContain(said);
    expect(scene.querySelectorAll('.bar').length).toBeGreaterThan(1);
    expect(scene.textContent + (bar.textContent ?? '')).not.toMatch(/glory-|undefined|NaN/);
  });

  it('is the chance of the roll before strength is committed', async () => {
    const table = await open('duel-scene-strength');
    const scene = show(DuelScene, table);
    const bar = show(DuelControls, table);
    const options = table.explain[0]?.options ?? [];
    expect(scene.querySelectorAll('.bar')).toHaveLength(options.length);
    const shares = options.map((option) => rollChance(option)?.win ?? -1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    // Adding nothing is quiet; only strength that is added is the act.
    expect(bar.querySelector('.btn--gilt')).toBeNull();
    expect(bar.querySelector('.btn--quiet')?.getAttribute('data-option')).toBe('0');
    bar.querySelector<HTMLElement>('[data-n="2"]')?.click();
    flushSync();
    expect(bar.querySelector('.btn--gilt')?.textContent).toContain(percent(table, shares[2] ?? 0));
  });

  it('is the best that a ring can do', async () => {
    const table = await open('duel-scene-relic-ring');
    const bar = show(DuelControls, table);
    const best = percent(table, bestChance(asked(table).reroll));
    expect(bar.querySelector('[data-option=ring]')?.textContent).toContain(`up to ${best}`);
  });

  it('is nothing for those who watch', async () => {
    const scene = show(DuelScene, await open('duel-scene-players-watched'));
    expect(scene.querySelector('.odds table')).toBeNull();
  });
});
