/** Events of a side as gains and losses. */
import type { Gain } from '../../kit/Gains.svelte';
import type { Message } from '../../kit/table-model.js';

/** An event as a gain or loss of a side. Null if it is neither. */
export function gainOf({ message, args }: Message, side: number): Gain | null {
  if (args['seat'] !== side) return null;
  const count = Number(args['count'] ?? 1);
  switch (message) {
    case 'event-paid':
      return { text: `−${count}`, sign: String(args['resource']), bad: true };
    case 'event-attribute-raised':
      return { text: '+1', sign: String(args['attribute']) };
    case 'event-worker-gained':
      return { text: `+${count}`, sign: `worker:${String(args['worker'])}` };
    case 'event-silver-gained':
      return { text: `+${count}`, sign: 'silver' };
    case 'event-provision-gained':
      return { text: `+${count}`, sign: 'provision' };
    case 'event-tax-taken':
      return { text: `+${count}`, sign: 'tax' };
    case 'event-suspicion-drawn':
      return { text: '+1', sign: 'suspicion', bad: true };
    case 'event-suspicion-discarded':
      return { text: `−${count}`, sign: 'suspicion' };
    case 'event-debt-taken':
      return { text: `+${count}`, sign: 'debt', bad: true };
    case 'event-debt-paid':
      return { text: '', sign: 'paid' };
    case 'event-debt-destroyed':
      return { text: `−${count}`, sign: 'debt' };
    default:
      return null;
  }
}
