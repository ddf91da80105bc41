/** What each side had when a round began, remembered until the round is over. */
import { perTab } from '../../../browser/storage.js';
import { sumOf, SUMS } from './sums.js';
import {
  ATTRIBUTES,
  RIGHT,
  type Attribute,
  type BoardView,
  type Kingdom,
  type KingdomTable,
  type RightAction,
} from '../view.js';

/** Where a side stands. */
export interface Stand {
  side: number;
  points: number;
  track: Record<Attribute, number>;
  times: Record<RightAction, number>;
  /** Points by source: an attribute, or a kind of `SUMS`. */
  sums: Record<string, number>;
}

interface Beginning {
  round: number;
  stands: Stand[];
}

const key = (table: KingdomTable): string => `gonfalon.round.${table.id}`;
const known = new WeakMap<KingdomTable, Map<number, Stand[]>>();

/** True before anybody has done anything in a round. */
function isBeginning({ taverns }: Kingdom): boolean {
  return taverns.length > 0 && taverns.every((tavern) => tavern.owner === null);
}

export function standOf(board: BoardView): Stand {
  const sums: Record<string, number> = {};
  for (const [kind, messages] of Object.entries(SUMS)) {
    if (kind !== 'attributes') sums[kind] = sumOf(board, messages);
  }
  for (const { source, points } of board.sheet) {
    if (source.message === 'score-attribute') sums[String(source.args['attribute'])] = points;
  }
  return {
    side: board.side,
    points: board.points,
    track: board.track,
    times: Object.fromEntries(
      RIGHT.map((action) => [action, board.actions[action].times]),
    ) as Record<RightAction, number>,
    sums,
  };
}

function roundsOf(table: KingdomTable): Map<number, Stand[]> {
  let found = known.get(table);
  if (!found) {
    found = new Map();
    const kept = perTab.json<Beginning>(key(table));
    if (kept?.stands) found.set(kept.round, kept.stands);
    known.set(table, found);
  }
  return found;
}

/** Remember what everybody has, if a round begins. */
export function remember(table: KingdomTable, kingdom: Kingdom): void {
  const rounds = roundsOf(table);
  if (rounds.has(kingdom.round) || !isBeginning(kingdom)) return;
  const stands = kingdom.boards.map(standOf);
  rounds.set(kingdom.round, stands);
  perTab.setJson(key(table), { round: kingdom.round, stands } satisfies Beginning);
}

/** What a side had when a round began. Null: nobody watched. */
export function beganWith(table: KingdomTable, round: number, side: number): Stand | null {
  return (
    roundsOf(table)
      .get(round)
      ?.find((one) => one.side === side) ?? null
  );
}

/** The order in which gains are told. */
export const SOURCES: readonly string[] = [
  ...ATTRIBUTES,
  ...Object.keys(SUMS).filter((kind) => kind !== 'attributes'),
];
