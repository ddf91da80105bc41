/** The land a user wants to advance on, picked on the map before the game asks where to. */
import type { Touch } from '../../../kit/table-model.js';
import { planOf } from './choosing.js';
import { playOf, type RealmTable } from '../view.js';

interface Goal {
  table: string;
  hex: string;
  /** The question that was open when it was picked. */
  decision: string;
}

let goal = $state.raw<Goal | null>(null);

export function goalOf(table: RealmTable): Goal | null {
  return goal?.table === table.id ? goal : null;
}

export function setGoal(table: RealmTable, hex: string | null): void {
  const decision = table.explain[0]?.decision ?? '';
  goal = hex === null ? null : { table: table.id, hex, decision };
}

/**
 * The answer that leads on to an advance on a hex, while something else is asked first: begin a
 * manoeuvre, then leave the knights where they are. Null if there is none.
 */
export function wayTo(table: RealmTable, hex: string): Touch | null {
  const play = playOf(table.view.state);
  const me = table.viewer === null ? undefined : play?.seats[table.viewer];
  const [question] = table.explain;
  if (!question || !me?.reach.includes(hex)) return null;
  const plan = planOf(table);
  if (plan?.changed) return null;
  const message = plan ? 'option-done' : 'option-manoeuvre';
  const option = question.options.find((one) => one.message === message);
  return option ? { decision: question.decision, option } : null;
}
