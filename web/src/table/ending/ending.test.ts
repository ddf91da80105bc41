import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { fixtureTable, type Fixture } from '../../gallery/fixture.js';
import type { GameFace } from '../../games/face.js';
import { faceOf } from '../../games/registry.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Table } from '../state/table.svelte.js';
import { loadEnding } from './ceremony.js';
import { categoriesOf, countedSoFar, hasLevel, leader, sidesOf, type Side } from './count.js';
import {
  bestMoment,
  changeOf,
  duration,
  losses,
  telling,
  thinned,
  tickAt,
  ticksOf,
  turningPoints,
  type Step,
} from './course.js';
import { APART, endTags, grid, pins, scaleOf, stepPath, tickLabels } from './curve.js';
import { idleStatus } from '../decision/idle-status.js';
import { verdict } from './wording.js';

const fixtures = import.meta.glob<{ default: Fixture }>('../../games/*/fixtures/end-*.json');

beforeAll(() => i18n.change('en'));

/** A table whose match is over, as a seat or (null) a spectator sees it. */
async function over(game: string, seats: number, ranks?: number[]): Promise<Table> {
  const load = fixtures[`../../games/${game}/fixtures/end-${seats}.json`];
  if (!load) throw new Error(`no end of ${game} with ${seats}`);
  const fixture = structuredClone((await load()).default);
  if (ranks && fixture.view.outcome) fixture.view.outcome.ranks = ranks;
  const { table } = await fixtureTable(game, fixture, (await faceOf(game)) as GameFace);
  return table;
}

function step(version: number, turn: number, points: number[], events: Step['events'] = []): Step {
  return { version, turn, points, events, at: `2026-11-17T10:${10 + version}:00Z` };
}
const STEPS = [
  step(0, 0, [2, 0, 1]),
  step(1, 1, [2, 0, 1], [{ message: 'event-turn-begins', args: { seat: 0, turn: 1 } }]),
  step(4, 1, [5, 0, 1]),
  step(10, 2, [5, 3, 1], [{ message: 'event-turn-begins', args: { seat: 1, turn: 2 } }]),
  step(
    20,
    3,
    [2, 6, 1],
    [
      { message: 'event-turn-begins', args: { seat: 2, turn: 3 } },
      { message: 'event-battle-won', args: { winner: 1, loser: 0 } },
      { message: 'event-conquered', args: { seat: 1 } },
    ],
  ),
  step(30, 4, [8, 6, 1]),
  step(40, 5, [9, 6, 1]),
];

describe('the course of a match', () => {
  it('finds the moments that turned it, and leaves out small ones', () => {
    const found = turningPoints(STEPS, 0);
    expect(found.map(({ version }) => version)).toEqual([20, 30, 40]);
    expect(found.map(({ swing }) => swing)).toEqual([-6, 6, 1]);
    expect(turningPoints(STEPS, 0, 2).map(({ version }) => version)).toEqual([20, 30]);
    expect(turningPoints(STEPS.slice(0, 2), 0)).toEqual([]);
  });

  it('says where points were lost, and what went well', () => {
    const [worst] = losses(STEPS, 0, 1, 1);
    expect(worst?.version).toBe(20);
    expect(worst && changeOf(worst)).toEqual({ from: 5, to: 2 });
    const best = bestMoment(STEPS, 0);
    expect(best?.version).toBe(30);
    expect(best && changeOf(best)).toEqual({ from: 2, to: 8 });
    expect(bestMoment(STEPS, 2)).toBeNull();
  });

  it('tells a moment by the first of the highlights that is about its side', () => {
    const moment = turningPoints(STEPS, 1).find(({ version }) => version === 20);
    if (!moment) throw new Error('no such moment');
    const highlights = ['event-conquered', 'event-battle-won'];
    expect(telling(moment, highlights)?.message).toBe('event-conquered');
    expect(telling(moment, ['event-battle-won'])?.message).toBe('event-battle-won');
    expect(telling(moment, [])).toBeNull();
  });

  it('numbers turns, and thins them out', () => {
    const ticks = ticksOf(STEPS, ['event-turn-begins']);
    expect(ticks.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(tickAt(ticks, 35)).toMatchObject({ number: 3, kind: 'turn' });
    expect(tickAt(ticks, 0)).toBeUndefined();
    expect(thinned(ticks, 2).map(({ number }) => number)).toEqual([2]);
    expect(duration(STEPS)).toBe(40 * 60_000);
  });
});

it('the bar lists the places, and the reader is “you”', async () => {
  const table = await over('paladins', 3);
  const { more } = idleStatus(table);
  const places = more.split(' · ');
  expect(places.map((place) => place.slice(0, 3))).toEqual(['1. ', '2. ', '3. ']);
  const { name } = table.seats[table.viewer ?? -1]!;
  expect(more).not.toContain(name);
  expect(places.filter((place) => place.slice(3).startsWith('You '))).toHaveLength(1);
});

/** The least distance between two places that follow each other. */
const nearest = (places: readonly number[]): number =>
  Math.min(...places.slice(1).map((place, i) => place - (places[i] ?? 0)));

describe('the curve', () => {
  it('goes along, then up or down, and ends at the right', () => {
    const scale = scaleOf(STEPS, 560, 190, null);
    const path = stepPath(STEPS, 1, scale);
    expect(path).toMatch(/^M30 [\d.]+H[\d.]+V[\d.]+H[\d.]+V[\d.]+H498$/);
    expect(stepPath(STEPS, 7, scale)).toBe('');
    expect(scale.y(9)).toBeLessThan(scale.y(0));
  });

  it('has round numbers, zero, and room for a goal and for debts', () => {
    expect(grid(scaleOf(STEPS, 560, 190, 13))).toEqual([0, 3, 6, 9, 12]);
    const poor = [step(0, 0, [0]), step(1, 1, [-4])];
    expect(grid(scaleOf(poor, 560, 190, null))).toEqual([-4, -3, -2, -1, 0, 1]);
    const debts = [step(0, 0, [0]), step(1, 1, [-24])];
    expect(grid(scaleOf(debts, 560, 190, null))).toEqual([-20, -15, -10, -5, 0]);
  });

  it('keeps the pennons at its end apart and inside', () => {
    const sides = [9, 9, 8, 0].map((points, number): Side => {
      return { number, points, name: '', blazon: number, rank: 1, mine: false };
    });
    const scale = scaleOf(STEPS, 560, 150, null);
    const tags = endTags(sides, scale).map(({ y }) => y);
    expect(nearest(tags)).toBeGreaterThanOrEqual(APART.tag);
    expect(tags.at(-1)).toBeLessThanOrEqual(scale.bottom + 4);
  });

  it('keeps numbers and pins apart on a phone, however short the turns', () => {
    const scale = scaleOf([step(0, 0, [0]), step(200, 1, [9])], 300, 150, null);
    const versions = [0, 2, 3, 60, 61, 62, 64, 120, 190, 195, 199];
    const ticks = versions.map((version, i) => ({ version, number: i + 1, kind: 'turn' as const }));
    const numbered = tickLabels(ticks, scale);
    expect(numbered.length).toBeGreaterThan(1);
    expect(nearest(numbered.map(({ x }) => x))).toBeGreaterThanOrEqual(APART.tick);

    const late = turningPoints([step(0, 0, [0]), ...STEPS], 0).map((one, i) => ({
      ...one,
      version: 196 + i,
    }));
    const pinned = pins(late, 0, scale).map(({ x }) => x);
    expect(pinned).toHaveLength(3);
    expect(nearest(pinned)).toBeGreaterThanOrEqual(APART.pin);
    expect(pinned.at(-1)).toBeLessThanOrEqual(scale.right);
  });
});

describe('the count', () => {
  const LAST: Record<string, string> = {
    mastery: '1',
    paladins: 'orders',
    glory: 'titles',
    crusaders: 'bull',
  };
  for (const [game, last] of Object.entries(LAST)) {
    it(`of ${game} adds up for every side, the deciding category last`, async () => {
      const table = await over(game, 3);
      const { parts } = await loadEnding(table);
      const categories = categoriesOf(table, parts);
      const sides = sidesOf(table);
      expect(sides[0]?.mine).toBe(true);
      for (const { number, points } of sides)
        expect(countedSoFar(categories, Infinity, number)).toBe(points);
      const all = parts?.categories?.(table).map(({ id }) => id) ?? [];
      expect(all.at(-1)).toBe(last);
    });
  }

  it('of a game that names no categories has one for each kind of line', async () => {
    const table = await over('paladins', 2);
    const categories = categoriesOf(table, null);
    expect(categories.length).toBeGreaterThan(3);
    for (const { number, points } of sidesOf(table))
      expect(countedSoFar(categories, Infinity, number)).toBe(points);
  });

  it('includes opponents without a seat', async () => {
    const sides = sidesOf(await over('paladins', 1));
    expect(sides.map(({ number }) => number)).toEqual([0, 1]);
    expect(sides.map(({ rank }) => rank).sort()).toEqual([1, 2]);
  });

  it('knows whether a place needs a reason beside the points', () => {
    const side = (points: number, rank: number): Side => {
      return { number: rank, points, rank, name: '', blazon: 0, mine: false };
    };
    expect(hasLevel([side(11, 1), side(6, 2), side(6, 3)])).toBe(true);
    expect(hasLevel([side(11, 1), side(6, 2), side(6, 2)])).toBe(false);
    expect(hasLevel([side(11, 1), side(13, 2)])).toBe(false); // another end than by points
  });

  it('knows who leads on the way', () => {
    const sides = [0, 1].map((number): Side => {
      return { number, points: 0, name: '', blazon: 0, rank: 1, mine: false };
    });
    const categories = [
      { id: 'a', name: 'A', points: { 0: 3, 1: 3 } },
      { id: 'b', name: 'B', points: { 0: 1, 1: 4 } },
    ];
    expect(leader(categories, 1, sides)).toBeNull();
    expect(leader(categories, 2, sides)).toMatchObject({ side: { number: 1 }, by: 3 });
  });
});

describe('the words', () => {
  it('speak to the winner, to those who lost and to spectators', async () => {
    const won = await over('mastery', 3, [1, 2, 3]);
    expect(verdict(won, sidesOf(won)).title).toBe('You win!');
    const shared = await over('mastery', 3, [1, 1, 3]);
    expect(verdict(shared, sidesOf(shared)).title).toBe('You share the win!');
    const lost = await over('mastery', 3, [3, 1, 2]);
    const told = verdict(lost, sidesOf(lost));
    expect(told.title).toBe(`This time it’s ${lost.seats[1]?.name}`);
    expect(told.text).toMatch(/^Well played: \d+ points? and third place\.$/);
    const knight = await over('glory', 3, [3, 1, 2]);
    expect(verdict(knight, sidesOf(knight)).text).toMatch(
      /^Well played: \d+ glory and third place\.$/,
    );
    const duel = await over('mastery', 2, [2, 1]);
    expect(verdict(duel, sidesOf(duel)).text).not.toMatch(/second place/);
    const watched = sidesOf(lost).map((side) => ({ ...side, mine: false }));
    expect(verdict(lost, watched).title).toBe(`${lost.seats[1]?.name} wins!`);
    const alone = await over('glory', 1, [2]);
    expect(verdict(alone, sidesOf(alone).slice(0, 1)).title).toBe('Not this time');
  });
});

describe('the ceremony', () => {
  let shown: object | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  async function open(motion: boolean): Promise<Table> {
    HTMLDialogElement.prototype.showModal ??= () => undefined;
    const table = await over('mastery', 3, [1, 2, 3]);
    Object.defineProperty(table, 'motion', { get: () => motion });
    const { Ending, parts } = await loadEnding(table);
    vi.useFakeTimers();
    const nothing = (): void => undefined;
    const source = { course: () => Promise.resolve({ steps: [] }) } as never;
    const props = { table, source, parts, counting: true };
    shown = mount(Ending, {
      target: document.body,
      props: { ...props, onclose: nothing, onsheet: nothing, onrematch: nothing },
    });
    flushSync();
    return table;
  }
  const text = (): string => document.body.textContent ?? '';
  const button = (name: string): HTMLButtonElement | undefined =>
    [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);

  it('counts one category after another, then tells the result', async () => {
    await open(true);
    expect(document.body.style.visibility).toBe('hidden');
    expect(text()).toContain('Part 1 of 3');
    expect(text()).not.toContain('You win!');
    vi.advanceTimersByTime(900);
    flushSync();
    expect(text()).toContain('Part 2 of 3');
    button('Next')?.click();
    flushSync();
    expect(text()).toContain('Part 3 of 3');
    expect(text()).not.toContain('You win!');
    vi.advanceTimersByTime(900);
    flushSync();
    expect(text()).toContain('You win!');
    expect(document.body.style.visibility).toBe('');
    expect(document.querySelectorAll('.btn--gilt')).toHaveLength(1);
  });

  it('ends at once by Skip, and counts nothing without animations', async () => {
    await open(true);
    button('Skip to the result')?.click();
    flushSync();
    expect(text()).toContain('You win!');
    if (shown) void unmount(shown);
    document.body.replaceChildren();
    vi.useRealTimers();
    await open(false);
    expect(text()).toContain('You win!');
  });
});
