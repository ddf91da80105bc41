/** The end of a match: points by kind of source, the king's orders last. */
import type { EndingParts } from '../../face.js';
import { SUMS, sumOf } from './sums.js';
import type { Kingdom } from '../view.js';

const COUNTED = ['goods', 'actions', 'outsiders', 'debts', 'attributes', 'orders'] as const;

const ending: EndingParts<Kingdom> = {
  level: 'paladins-level',
  categories: (table) =>
    COUNTED.map((kind) => ({
      id: kind,
      name: table.t(`paladins-sum-${kind}`), // texts: paladins-sum-*
      points: Object.fromEntries(
        table.view.state.boards.map((board) => [board.side, sumOf(board, SUMS[kind])]),
      ),
    })),
};

export default ending;
