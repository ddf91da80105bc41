/** The line below a question: what a player who does not know the rules needs to answer it. */
import type { Explained } from '../../kit/table-model.js';
import type { GloryTable } from './view.js';

/** By kind of question. */
const HINTS: Record<string, string> = {
  character: 'character',
  goal: 'goal',
  'give-back': 'give-back',
  'take-card': 'take-card',
  market: 'market',
  support: 'support',
  'keep-title': 'goal',
  'choose-relic': 'relic',
  travel: 'travel',
  consolation: 'travel',
};
/** Said in the first round only. */
const FIRST: Record<string, string> = { action: 'action' };

export function hint(table: GloryTable, question: Explained): string {
  const { round, open_goals } = table.view.state;
  const found = HINTS[question.kind] ?? (round <= 1 ? FIRST[question.kind] : undefined);
  if (!found) return '';
  const open = found === 'goal' && open_goals;
  return table.t(`glory-hint-${open ? 'goal-open' : found}`); // texts: glory-hint-*
}
