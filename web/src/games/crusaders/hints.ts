/** The line below a question: what a player who does not know the rules needs to answer it. */
import type { Explained } from '../../kit/table-model.js';
import { eventParts } from './raids/raids.js';
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

/** Questions that the event of the round asks: it is told what it does. */
const OF_EVENT = new Set(['pay-for', 'choose-effect']);

export function hint(table: CrusadersTable, question: Explained): string {
  const { event } = table.view.state.event;
  if (event && OF_EVENT.has(question.kind)) return eventParts(table, event).does;
  const found = HINTS[question.kind];
  return found ? table.t(`crusaders-hint-${found}`) : ''; // texts: crusaders-hint-*
}
