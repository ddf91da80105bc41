/** The line below a question: what a player who does not know the rules needs to answer it. */
import type { Explained } from '../../kit/table-model.js';
import { paymentOf } from './actions/payment.js';
import { previewOf, sentences } from './actions/preview.js';
import { purposeOf } from './actions/purpose.js';
import type { KingdomTable } from './view.js';

/** By kind of question: hints that are always the same. */
const STEADY: Record<string, string> = {
  start: 'start',
  paladin: 'paladin',
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
    case 'paladin-top': // the deck is not used again
      return table.t(
        round === table.view.state.rounds ? 'paladins-hint-top-last' : 'paladins-hint-paladin',
      );
    case 'action': // only in the first round
      return round <= 1 ? table.t('paladins-hint-action') : '';
    case 'mode':
      return acting?.action === 'recruit' ? table.t('paladins-hint-recruit') : '';
    case 'workers': {
      const payment = paymentOf(table);
      const option = question.options.find(({ id }) => id === payment?.option);
      const board = table.view.state.boards[question.seat];
      const purpose = acting?.action
        ? purposeOf(table, board, acting.action, previewOf(option))
        : '';
      if (!payment || payment.few) return purpose;
      const ways = table.t(
        payment.suggested ? 'paladins-hint-workers' : 'paladins-hint-workers-own',
        { count: payment.ways },
      );
      return sentences([purpose, ways]);
    }
    default: {
      const steady = STEADY[question.kind];
      return steady ? table.t(`paladins-hint-${steady}`) : ''; // texts: paladins-hint-*
    }
  }
}
