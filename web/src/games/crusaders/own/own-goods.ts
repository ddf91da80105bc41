/** What pressing a good or the coins of the viewer's warehouse does. */
import { draftOf, setNumbers, type Draft } from '../../../kit/answers/amounts.js';
import { questionOf } from '../../../kit/answers/answering.js';
import type { Touch } from '../../../kit/table-model.js';
import type { GoodState, GoodToken } from '../cards/cards.js';
import type { CrusadersTable } from '../view.js';

/** Questions about goods, and the state of the goods they are about. */
const ABOUT: Record<string, GoodState> = {
  pay: 'ready',
  bazaar: 'ready',
  'restore-goods': 'spent',
};

export interface Pick {
  lit: boolean;
  /** True if it is part of a whole answer that is being made up. */
  picked: boolean;
  /** How many of its kind are part of it. */
  count: number;
  touch?: Touch;
  toggle?: () => void;
}

/** The whole answer that is being made up, if the question is about goods. */
function draft(table: CrusadersTable): Draft | null {
  return draftOf(table, questionOf(table, 'pay', 'restore-goods'));
}

function inDraft(table: CrusadersTable, id: string, place: number | null): Pick | null {
  const found = draft(table);
  const item = found?.amounts.items.find((one) => one.id === id);
  if (!found || !item) return null;
  const count = found.numbers[id] ?? 0;
  const picked = place === null ? count > 0 : place < count;
  const next =
    place === null ? (count >= item.most ? 0 : count + 1) : picked ? count - 1 : count + 1;
  return {
    lit: item.most > 0,
    picked,
    count,
    toggle: () => setNumbers(table, found, { [id]: next }),
  };
}

/** What pressing a token does. Null: nothing. */
export function pickOf(table: CrusadersTable, token: GoodToken): Pick | null {
  const question = questionOf(table, ...Object.keys(ABOUT));
  if (question && ABOUT[question.kind] !== token.state) return null;
  if (draft(table)) return inDraft(table, token.good, token.place);
  const touch = (table.touched.get(`good:${token.good}`) ?? []).find(
    ({ option }) => option.args['state'] === undefined || option.args['state'] === token.state,
  );
  return touch ? { lit: true, picked: false, count: 0, touch } : null;
}

/** What pressing the coins does: one more of them is paid. */
export function coinPick(table: CrusadersTable): Pick | null {
  if (draft(table)) return inDraft(table, 'coin', null);
  const touches = table.touched.get('good:coin') ?? [];
  return touches.length === 1 && touches[0]
    ? { lit: true, picked: false, count: 0, touch: touches[0] }
    : null;
}
