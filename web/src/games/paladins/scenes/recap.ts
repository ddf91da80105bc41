/** What a round brought, derived from where everybody stood when it began, and from the log. */
import type { Message, News } from '../../../kit/table-model.js';
import { beganWith, SOURCES, standOf, type Stand } from './rounds.js';
import type { ActionId, Kingdom, KingdomTable } from '../view.js';

export interface SideRecap {
  now: Stand;
  /** Null: nobody watched the beginning of the round. */
  before: Stand | null;
  gains: { source: string; points: number }[];
}

/** The round that is over: the next one has begun already. */
export function roundBefore({ round }: Kingdom): number {
  return round - 1;
}

/** Everybody's standing and gains, those with most points first. */
export function standings(table: KingdomTable, kingdom: Kingdom, round: number): SideRecap[] {
  return kingdom.boards
    .map((board) => {
      const now = standOf(board);
      const before = beganWith(table, round, board.side);
      const gains = SOURCES.map((source) => ({
        source,
        points: (now.sums[source] ?? 0) - (before?.sums[source] ?? 0),
      })).filter(({ points }) => points !== 0);
      return { now, before, gains };
    })
    .sort((a, b) => b.now.points - a.now.points);
}

/** Those who are ahead, the viewer first. */
export function leaders(sides: readonly SideRecap[], viewer: number | null): SideRecap[] {
  const mine = ({ now }: SideRecap): number => Number(now.side === viewer);
  return sides
    .filter((one) => one.now.points === sides[0]?.now.points)
    .sort((a, b) => mine(b) - mine(a));
}

/** How far beside its place on the scale a side hangs: those with as many points share it. */
export function aside(sides: readonly SideRecap[], side: SideRecap): number {
  const at = ({ now }: SideRecap): number => Math.max(0, now.points);
  const same = sides.filter((one) => at(one) === at(side));
  return same.indexOf(side) - (same.length - 1) / 2;
}

/** An action, and how often it was carried out. */
export interface RoundAction {
  action: ActionId;
  count: number;
}

/** What everybody did in a round, by side. */
export function actionsIn(log: readonly News[], round: number): Map<number, RoundAction[]> {
  const found = new Map<number, RoundAction[]>();
  let inside = false;
  for (const { message, args } of log.flatMap(({ events }) => events)) {
    if (message === 'event-round-begins') inside = args['round'] === round;
    else if (message === 'event-round-ends') inside = false;
    if (!inside || message !== 'event-action') continue;
    const side = Number(args['seat']);
    const action = String(args['mode']).split('_')[0] as ActionId;
    const list = found.get(side) ?? [];
    const known = list.find((one) => one.action === action);
    if (known) known.count += 1;
    else list.push({ action, count: 1 });
    found.set(side, list);
  }
  return found;
}

const TOLD = [
  'event-round-begins',
  'event-order-revealed',
  'event-favour-revealed',
  'event-townsfolk-swept',
  'event-outsiders-swept',
];

/** What changes with the next round, as the server tells it. */
export function newsOf(news: readonly News[], round: number): Message[] {
  const events = news.flatMap((one) => one.events);
  const ends = events.findIndex(
    ({ message, args }) => message === 'event-round-ends' && args['round'] === round,
  );
  const after = ends < 0 ? [] : events.slice(ends + 1);
  return TOLD.flatMap((wanted) => after.filter(({ message }) => message === wanted));
}
