/** The line below a question: what a player who does not know the rules needs to answer it. */
import type { Explained } from '../../kit/table-model.js';
import { paymentOf } from './payment.js';
import type { KingdomTable } from './view.js';

/** By kind of question: hints that are always the same. */
const STEADY: Record<string, string> = {
  start: 'start',
  paladin: 'paladin',
  'paladin-top': 'paladin',
  tavern: 'tavern',
  commission: 'commission',
  garrison: 'garrison',
  attack: 'attack',
  convert: 'convert',
  workshop: 'workshop',
  pay: 'debt',
  pray: 'pray',
  'pray-effect': 'pray',
  suspicion: 'suspicion',
  debts: 'debt',
  keep: 'keep',
  inquisition: 'inquisition',
};

export function hint(table: KingdomTable, question: Explained): string {
  const { round, acting } = table.view.state;
  switch (question.kind) {
    case 'action': // only in the first round
      return round <= 1 ? table.t('paladins-hint-action') : '';
    case 'mode':
      return acting?.action === 'recruit' ? table.t('paladins-hint-recruit') : '';
    case 'workers': {
      const payment = paymentOf(table);
      if (!payment || payment.few) return '';
      return payment.suggested
        ? table.t('paladins-hint-workers', { count: payment.ways })
        : table.t('paladins-hint-workers-own', { count: payment.ways });
    }
    default: {
      const steady = STEADY[question.kind];
      return steady ? table.t(`paladins-hint-${steady}`) : ''; // texts: paladins-hint-*
    }
  }
}
