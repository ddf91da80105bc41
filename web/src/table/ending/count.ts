/** The final count: its categories in order, and who stands where. */
import type { EndingParts, ScoreCategory } from '../../games/face.js';
import type { Table } from '../state/table.svelte.js';

/** A side in the final count: a seat, or an opponent without one. */
export interface Side {
  number: number;
  name: string;
  blazon: number;
  /** The final rank, 1 is first. */
  rank: number;
  points: number;
  mine: boolean;
}

/** All sides: the viewer's own first, then in the order of their numbers. Tells nothing of ranks. */
export function sidesOf(table: Table): Side[] {
  const { outcome } = table.current.view;
  const seats = table.seats.map(({ number, name, blazon }) => ({
    number,
    name,
    blazon,
    rank: outcome?.ranks[number] ?? 0,
    points: outcome?.scores[number] ?? 0,
    mine: number === table.mySeat,
  }));
  const others = (table.face?.scores?.unseated?.(table) ?? []).map((one) => ({
    ...one,
    rank: one.rank ?? 0,
    mine: false,
  }));
  return [...seats, ...others].sort((a, b) => Number(b.mine) - Number(a.mine));
}

/**
 * The categories of the score sheet, in the order they are counted. Those that gave nobody anything
 * are left out. A game that names none has one for each kind of line.
 */
export function categoriesOf(table: Table, parts: EndingParts | null): ScoreCategory[] {
  const named = parts?.categories?.(table);
  return (named ?? byMessage(table)).filter(({ points }) =>
    Object.values(points).some((count) => count !== 0),
  );
}

function byMessage(table: Table): ScoreCategory[] {
  const found = new Map<string, ScoreCategory>();
  for (const { seat, points, source } of table.current.view.outcome?.sheet ?? []) {
    const one = found.get(source.message) ?? {
      id: source.message,
      name: table.say(source),
      points: {},
    };
    one.points[seat] = (one.points[seat] ?? 0) + points;
    found.set(source.message, one);
  }
  return [...found.values()];
}

/** True if sides with as many points have different places. */
export function hasLevel(sides: readonly Side[]): boolean {
  return sides.some((one) =>
    sides.some(({ points, rank }) => points === one.points && rank > one.rank),
  );
}

/** The points of a side in the first `count` categories. */
export function countedSoFar(
  categories: readonly ScoreCategory[],
  count: number,
  side: number,
): number {
  return categories.slice(0, count).reduce((sum, { points }) => sum + (points[side] ?? 0), 0);
}

/** Who leads after so many categories, and by how much. Null: nobody. */
export function leader(
  categories: readonly ScoreCategory[],
  count: number,
  sides: readonly Side[],
): { side: Side; by: number } | null {
  const order = sides
    .map((side) => ({ side, points: countedSoFar(categories, count, side.number) }))
    .sort((a, b) => b.points - a.points);
  const [first, second] = order;
  if (!first || !second || first.points === second.points) return null;
  return { side: first.side, by: first.points - second.points };
}
