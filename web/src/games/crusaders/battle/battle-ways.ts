/** The ways a manoeuvre can go: one for each half that may be cancelled. */
import { questionOf, touchOf } from '../../../kit/answers/answering.js';
import type { Half } from './battle-cards.js';
import { manoeuvreAhead, otherHalf, type HalfAhead } from './battle.js';
import type { CrusadersTable } from '../view.js';

export interface Way {
  /** The half that is cancelled. Null: neither. */
  cancelled: Half | null;
  ahead: HalfAhead;
  /** The marker now. */
  marker: number;
  decision: string;
  option: string;
}

/** What the answers lead to: those of cancelling a half, or those of laying a card of the hand. */
export function waysOf(table: CrusadersTable, card: string | null): Way[] {
  const cancelling = questionOf(table, 'cancel-half');
  if (cancelling) {
    return cancelling.options.flatMap((option) => {
      const found = manoeuvreAhead(option);
      const ahead = found?.halves[0];
      const way = { decision: cancelling.decision, option: option.id };
      return found && ahead
        ? [{ cancelled: option.id as Half, ahead, marker: found.marker, ...way }]
        : [];
    });
  }
  const touch = card ? touchOf(table, card) : null;
  const found = manoeuvreAhead(touch?.option);
  if (!touch || !found) return [];
  return found.halves.map((ahead) => ({
    cancelled: ahead.half ? otherHalf(ahead.half as Half) : null,
    ahead,
    marker: found.marker,
    decision: touch.decision,
    option: touch.option.id,
  }));
}
