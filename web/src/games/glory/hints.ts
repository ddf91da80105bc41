/** The line below a question: what a player who does not know the rules needs to answer it. */
import type { Explained, Option } from '../../kit/table-model.js';
import { handSize, type GloryTable } from './view.js';

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
  const waiting = question.options.some(({ message }) => message === 'option-wait');
  const found = waiting
    ? 'shield'
    : (HINTS[question.kind] ?? (round <= 1 ? FIRST[question.kind] : undefined));
  if (!found) return '';
  const open = found === 'goal' && open_goals;
  const alone = found === 'character' && table.seats.length === 1;
  return table.t(`glory-hint-${found}${open ? '-open' : alone ? '-alone' : ''}`); // texts: glory-hint-*
}

/** What an answer that passes leaves unused: travel cards. */
export function unused(table: GloryTable, { seat }: Explained, { message }: Option): string {
  const mat = table.view.state.mats[seat];
  const count = mat && message === 'option-pass-travel' ? handSize(mat) : 0;
  return count ? table.t('glory-unused-cards', { count }) : '';
}
