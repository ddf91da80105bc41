/** The two conditions that end a match early and bring influence: how far each player is. */
import { printed } from '../printed.js';
import { blazonOf, nameOf, type BoardView, type CrusadersTable } from '../view.js';

export interface Condition {
  id: 'hegemony' | 'righteousness';
  /** How many cities or holy lands it takes, and the influence it brings. */
  needed: number;
  bonus: number;
  runners: Runner[];
}

export interface Runner {
  seat: number;
  name: string;
  blazon: number;
  have: number;
}

const COUNTED: readonly [Condition['id'], string, (board: BoardView) => number][] = [
  ['hegemony', 'hegemony_cities', ({ cities }) => cities.length],
  ['righteousness', 'righteousness_holy_lands', ({ holy_lands: lands }) => lands],
];

/** Both conditions with those who are still in the game, by seat. */
export function raceOf(table: CrusadersTable): Condition[] {
  const numbers = printed.end_conditions.end_conditions;
  const boards = table.view.state.boards.filter(({ out }) => !out);
  return COUNTED.map(([id, limit, count]) => ({
    id,
    needed: numbers[limit] ?? 0,
    bonus: numbers['bonus_influence'] ?? 0,
    runners: boards.map((board) => ({
      seat: board.seat,
      name: board.seat === table.viewer ? table.t('presence-you') : nameOf(table, board.seat),
      blazon: blazonOf(table, board.seat),
      have: count(board),
    })),
  }));
}

/** Who fulfils a condition, and who is one step short of it. */
export function leadersOf({ needed, runners }: Condition): { there: Runner[]; near: Runner[] } {
  return {
    there: runners.filter(({ have }) => have >= needed),
    near: runners.filter(({ have }) => have === needed - 1),
  };
}
