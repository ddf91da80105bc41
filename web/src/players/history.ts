/** A player's history: what to ask for, and what is shown of a match. */
import type { components } from '../generated/api.js';

type S = components['schemas'];
export type PlayedMatch = S['PlayedMatch'];
export type WinRate = S['WinRate'];
export type Meetings = S['Meetings'];

/** The matches of a full page. A shorter page is the last one. */
export const PAGE = 20;
export const RESULTS = ['won', 'shared', 'lost'] as const;
type Result = (typeof RESULTS)[number];

/** What the user filters by. Empty: anything. */
export interface Filter {
  game: string;
  result: '' | Result;
  opponent: string;
  rated: boolean;
}

export const NO_FILTER: Filter = { game: '', result: '', opponent: '', rated: false };

/** The query for a page of matches. `before`: the last match of the page before it. */
export function queryOf(filter: Filter, before?: PlayedMatch) {
  const opponent = filter.opponent.trim();
  return {
    ...(filter.game ? { game: filter.game } : {}),
    ...(filter.result ? { result: filter.result } : {}),
    ...(opponent ? { opponent } : {}),
    ...(filter.rated ? { rated: true } : {}),
    ...(before ? { before: before.number } : {}),
  };
}

export function isFiltered(filter: Filter): boolean {
  return Object.keys(queryOf(filter)).length > 0;
}

/** The other seats of a match, the best first. */
export function opponentsIn(match: PlayedMatch): PlayedMatch['seats'] {
  return match.seats
    .filter((seat) => seat.number !== match.seat)
    .sort((a, b) => a.rank - b.rank || a.number - b.number);
}

/** The player's points in a match. Null if the seat is not known. */
export function pointsIn(match: PlayedMatch): number | null {
  return match.seats.find((seat) => seat.number === match.seat)?.points ?? null;
}

/** The share of matches won, from 0 to 1. A shared victory counts as half of one. */
export function shareOf({ matches, won, shared }: WinRate): number {
  return matches ? (won + shared / 2) / matches : 0;
}

/** The share of meetings in which the player placed higher, from 0 to 1. Ties count as half. */
export function edgeOf({ above, below, level }: Meetings): number {
  const all = above + below + level;
  return all ? (above + level / 2) / all : 0;
}

/** How each match changed the player's rating, by table. */
export function changesByTable(histories: readonly S['History'][]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { changes } of histories) {
    for (const { table, after, before } of changes) {
      if (table) found.set(table, after.rating - before.rating);
    }
  }
  return found;
}
