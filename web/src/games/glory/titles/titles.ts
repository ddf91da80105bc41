/** What the titles phase shows: titles of a player, the best set, and what serves which title. */
import { questionOf } from '../../../kit/answers/answering.js';
import type { BestTitles } from '../duel/contest.js';
import { scoringSides } from './sources.js';
import { RESOURCES, type Claim, type GloryTable, type Resource } from '../view.js';

/** A title as one player sees it. */
export interface TitleShown {
  title: string;
  /** True for a personal goal. */
  goal: boolean;
  duel: boolean;
  claim: Claim;
  /** Its number in the best set, from 1. 0: it is not in it. */
  number: number;
}

/** The set that gives most glory, if the viewer is asked for titles. */
export function bestTitles(table: GloryTable): BestTitles | null {
  const found = questionOf(table, 'title')?.preview as BestTitles | null | undefined;
  return found && 'titles' in found ? found : null;
}

/** The titles of a side: known goals first, then public ones; those of the best set at the front. */
export function titlesOf(table: GloryTable, side: number): TitleShown[] {
  const { mats, city } = table.view.state;
  const best = side === table.viewer ? bestTitles(table) : null;
  const number = (title: string): number =>
    (best?.titles.findIndex((one) => one.title === title) ?? -1) + 1;
  const goals = (mats[side]?.hidden?.goals.known ?? []).map(({ title, duel, claim }) => ({
    title,
    goal: true,
    duel,
    claim,
    number: number(title),
  }));
  const open = city.public_titles.flatMap(({ title, duel, claims }) => {
    const claim = claims.find(({ seat }) => seat === side);
    return claim ? [{ title, goal: false, duel, claim, number: number(title) }] : [];
  });
  const last = goals.length + open.length;
  return [...goals, ...open].sort((a, b) => (a.number || last + 1) - (b.number || last + 1));
}

/** A token of the viewer, and the number of the title of the best set that it would serve. */
export interface Serving {
  component: string;
  /** 0: none of the best set. */
  number: number;
  /** True if it serves a title already. */
  bound: boolean;
}

/** The viewer's allies and relics, one by one; those that serve a title come first. */
export function servingOf(table: GloryTable): Serving[] {
  const mat = table.viewer === null ? undefined : table.view.state.mats[table.viewer];
  if (!mat) return [];
  const best = bestTitles(table)?.titles ?? [];
  const planned = best.flatMap((one, i) => [
    ...one.allies.map((ally) => ({ component: `ally:${ally}`, number: i + 1, bound: false })),
    ...one.relics.map((relic) => ({ component: `relic:${relic}`, number: i + 1, bound: false })),
  ]);
  const owned = [
    ...mat.allies.map((one) => ({ ...one, component: `ally:${one.ally}` })),
    ...mat.relics.map((one) => ({ ...one, component: `relic:${one.relic}` })),
  ];
  return owned.flatMap(({ component, ready, spent, bound }) => {
    const free = ready + spent;
    const serves = planned.filter((one) => one.component === component).slice(0, free);
    const repeat = (count: number, isBound: boolean): Serving[] =>
      Array.from({ length: count }, () => ({ component, number: 0, bound: isBound }));
    return [...repeat(bound, true), ...serves, ...repeat(free - serves.length, false)];
  });
}

/** A resource of the viewer: how much serves which title, and how much is left. */
export interface GoodsServing {
  good: Resource;
  /** Set aside for titles already claimed. */
  bound: number;
  parts: { number: number; count: number }[];
  left: number;
}

export function goodsServing(table: GloryTable): GoodsServing[] {
  const mat = table.viewer === null ? undefined : table.view.state.mats[table.viewer];
  if (!mat) return [];
  const best = bestTitles(table)?.titles ?? [];
  return RESOURCES.map((good) => {
    const parts = best
      .map((one, i) => ({ number: i + 1, count: one.goods[good] }))
      .filter(({ count }) => count > 0);
    const used = parts.reduce((sum, { count }) => sum + count, 0);
    return { good, bound: mat.bound_goods[good], parts, left: mat.goods[good] - used };
  });
}

/** How a side stands. */
export interface Result {
  side: number;
  /** Fulfilled titles. */
  titles: string[];
  total: number;
  prestige: number;
  rank: number | null;
}

/** How all sides that score glory stand, best first. */
export function resultsOf(table: GloryTable): Result[] {
  return scoringSides(table)
    .map((mat): Result => ({
      side: mat.side,
      titles: mat.titles,
      total: mat.glory,
      prestige: mat.prestige.length,
      rank: rankOf(table, mat.side),
    }))
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || b.total - a.total);
}

/** The final rank of a side. The virtual opponent comes right before or after the player. */
export function rankOf(table: GloryTable, side: number): number | null {
  const { outcome, state } = table.view;
  if (!outcome) return null;
  if (state.mats[side]?.virtual) return outcome.ranks[0] === 1 ? 2 : 1;
  return outcome.ranks[side] ?? null;
}
