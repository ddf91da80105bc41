/** What the titles phase shows: titles of a player, the best set, and what serves which title. */
import { questionOf } from '../../kit/answering.js';
import type { BestTitles } from './contest.js';
import type { Claim, GloryTable } from './view.js';

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
  number: number;
}

/** The viewer's allies and relics, one by one; those that serve a title of the best set first. */
export function servingOf(table: GloryTable): Serving[] {
  const mat = table.viewer === null ? undefined : table.view.state.mats[table.viewer];
  if (!mat) return [];
  const best = bestTitles(table)?.titles ?? [];
  const bound = best.flatMap((one, i) => [
    ...one.allies.map((ally) => ({ component: `ally:${ally}`, number: i + 1 })),
    ...one.relics.map((relic) => ({ component: `relic:${relic}`, number: i + 1 })),
  ]);
  const owned = [
    ...mat.allies.map((one) => ({ component: `ally:${one.ally}`, count: one.ready + one.spent })),
    ...mat.relics.map((one) => ({ component: `relic:${one.relic}`, count: one.ready + one.spent })),
  ];
  return owned.flatMap(({ component, count }) => {
    const serves = bound.filter((one) => one.component === component).slice(0, count);
    const idle = Array.from({ length: count - serves.length }, () => ({ component, number: 0 }));
    return [...serves, ...idle];
  });
}

/** The points of a side at the end, by source: glory before titles, and each title. */
export interface Result {
  side: number;
  glory: number;
  /** Fulfilled titles. */
  titles: string[];
  /** The glory that titles gave; null before the end. */
  fromTitles: number | null;
  total: number;
  prestige: number;
  rank: number | null;
}

/** How all sides stand, best first. */
export function resultsOf(table: GloryTable): Result[] {
  const { outcome, state } = table.view;
  const results = state.mats.map((mat): Result => {
    const sheet = outcome?.sheet.filter(({ seat }) => seat === mat.side) ?? [];
    const points = (id: string): number =>
      sheet.reduce((sum, one) => sum + (one.source.message === id ? one.points : 0), 0);
    const given = sheet.length ? points('score-title') : null;
    return {
      side: mat.side,
      glory: sheet.length ? points('score-glory') : mat.glory,
      titles: mat.titles,
      fromTitles: given,
      total: outcome?.scores[mat.side] ?? mat.glory,
      prestige: mat.prestige.length,
      rank: outcome?.ranks[mat.side] ?? null,
    };
  });
  return results.sort((a, b) => b.total - a.total);
}
