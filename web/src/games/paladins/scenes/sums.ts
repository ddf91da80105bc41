/** The lines of a score sheet, by kind. */
import type { BoardView } from '../view.js';

/** Kinds of sources, with their messages. */
export const SUMS = {
  orders: ['score-order'],
  attributes: ['score-attribute'],
  actions: ['score-action', 'score-walls'],
  outsiders: ['score-outsider'],
  debts: ['score-paid', 'score-unpaid'],
  goods: ['score-goods'],
} as const satisfies Record<string, readonly string[]>;

/** The points of a side from lines with these messages. */
export function sumOf(board: BoardView, messages: readonly string[]): number {
  return board.sheet
    .filter((line) => messages.includes(line.source.message))
    .reduce((points, line) => points + line.points, 0);
}
