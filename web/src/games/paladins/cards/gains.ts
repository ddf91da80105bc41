/** Events of a side as gains and losses. */
import type { Gain } from '../../../kit/scores/Gains.svelte';
import type { Message } from '../../../kit/table-model.js';
import type { KingdomTable } from '../view.js';

/** An event as a gain or loss of a side. Null if it is neither. */
export function gainOf({ message, args }: Message, side: number): Gain | null {
  if (args['seat'] !== side) return null;
  const count = Number(args['count'] ?? 1);
  switch (message) {
    case 'event-paid':
      return { count: -count, sign: String(args['resource']), bad: true };
    case 'event-attribute-raised':
      return { count: 1, sign: String(args['attribute']) };
    case 'event-worker-gained':
      return { count, sign: `worker:${String(args['worker'])}` };
    case 'event-silver-gained':
      return { count, sign: 'silver' };
    case 'event-provision-gained':
      return { count, sign: 'provision' };
    case 'event-tax-taken':
      return { count, sign: 'tax' };
    case 'event-suspicion-drawn':
      return { count: 1, sign: 'suspicion', bad: true };
    case 'event-suspicion-discarded':
      return { count: -count, sign: 'suspicion' };
    case 'event-debt-taken':
      return { count, sign: 'debt', bad: true };
    case 'event-debt-paid':
      return { count: 0, sign: 'paid' };
    case 'event-debt-destroyed':
      return { count: -count, sign: 'debt' };
    default:
      return null;
  }
}

const WORDS: Record<string, string> = {
  silver: 'paladins-silver',
  provision: 'paladins-provisions',
  tax: 'paladins-tax',
  suspicion: 'paladins-suspicion',
  debt: 'paladins-unpaid',
  paid: 'paladins-paid',
};

/** What a sign of a gain is called. */
export function wordOf(table: KingdomTable, sign: string): string {
  const text = WORDS[sign]; // texts: paladins-tax paladins-paid
  return text ? table.t(text) : table.nameOf(sign.includes(':') ? sign : `attribute:${sign}`);
}
