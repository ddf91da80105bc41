/** The line below a question: what a player who does not know the rules needs to answer it. */
import type { Explained } from '../../kit/table-model.js';
import type { CrusadersTable } from './view.js';

/** By kind of question. */
const HINTS: Record<string, string> = {
  'keep-bull': 'bull',
  'first-governor': 'governor',
  bishop: 'bishop',
  'check-holy-land': 'check',
  'march-target': 'march',
  'march-units': 'place',
  'place-units': 'place',
  reinforce: 'place',
  upgrade: 'upgrade',
  'free-upgrade': 'upgrade',
  'pick-governor': 'governor',
  'pick-tactic': 'tactic',
  'new-capital': 'capital',
};

export function hint(table: CrusadersTable, question: Explained): string {
  const found = HINTS[question.kind];
  return found ? table.t(`crusaders-hint-${found}`) : ''; // texts: crusaders-hint-*
}
