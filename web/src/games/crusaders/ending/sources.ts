/** Where influence comes from: the lines of the score sheet, for each seat. */
import type { BoardView, CrusadersTable } from '../view.js';

/** In the order in which they are counted; bulls are shown last. */
export const SOURCES = ['influence', 'coins', 'hegemony', 'righteousness', 'bull'] as const;
export type Source = (typeof SOURCES)[number];

/** What a player has in the end. */
export interface Result {
  seat: number;
  board: BoardView;
  rank: number;
  total: number;
  points: Record<Source, number>;
}

/** The name of a source. */
export function sourceName(table: CrusadersTable, source: Source): string {
  return table.t(`crusaders-source-${source}`); // texts: crusaders-source-*
}

/** The final results, the winner first. Empty while the match is running. */
export function resultsOf(table: CrusadersTable): Result[] {
  const { outcome, state } = table.view;
  if (!outcome) return [];
  const found = state.boards.map((board): Result => {
    const { seat } = board;
    const of = (source: Source): number =>
      outcome.sheet
        .filter((line) => line.seat === seat && line.source.message === `score-${source}`)
        .reduce((sum, line) => sum + line.points, 0);
    return {
      seat,
      board,
      rank: outcome.ranks[seat] ?? 0,
      total: outcome.scores[seat] ?? 0,
      points: {
        influence: of('influence'),
        coins: of('coins'),
        hegemony: of('hegemony'),
        righteousness: of('righteousness'),
        bull: of('bull'),
      },
    };
  });
  return found.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The influence of a seat so far. Others keep theirs secret, so there is nothing to say of them. */
export function sourcesOf(
  table: CrusadersTable,
  seat: number,
): { source: string; points: number }[] {
  const influence = table.view.state.boards[seat]?.influence ?? null;
  if (influence === null) return [];
  return [{ source: sourceName(table, 'influence'), points: influence }];
}
