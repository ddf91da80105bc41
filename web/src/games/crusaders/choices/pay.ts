/** Ways to pay, as the server offers them: in answers, and as previews of a purchase. */
import type { Option } from '../../../kit/table-model.js';
import { GOODS, type Good } from '../view.js';

/** What is paid: goods by kind, goods off, coins. */
export interface Way {
  goods: Partial<Record<Good, number>>;
  discount: number;
  coins: number;
  /** Goods that only rescripts can pay. */
  short: number;
  /** The coins that stay; null if unknown. */
  left: number | null;
}

const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The usual way to pay for what an answer buys, if its preview says so. */
export function wayOf({ preview, message }: Option): Way | null {
  if (message.startsWith('option-take-free')) return NOTHING;
  const found = preview as Record<string, unknown> | null | undefined;
  if (!found || typeof found['goods'] !== 'object' || found['coins_left'] === undefined)
    return null;
  return {
    goods: found['goods'] as Partial<Record<Good, number>>,
    discount: figure(found['discount']),
    coins: figure(found['coins']),
    short: figure(found['short']),
    left: figure(found['coins_left']),
  };
}

const NOTHING: Way = { goods: {}, discount: 0, coins: 0, short: 0, left: null };

/** The way to pay that an answer to a payment is. Null if it is no complete way. */
export function paidBy({ message, args }: Option, coins: number): Way | null {
  if (message !== 'option-pay-with' && message !== 'option-pay-without-goods') return null;
  const goods: Partial<Record<Good, number>> = {};
  for (const good of (args['goods'] as Good[] | undefined) ?? []) {
    goods[good] = (goods[good] ?? 0) + 1;
  }
  const paid = figure(args['coins']);
  return { goods, discount: figure(args['discount']), coins: paid, short: 0, left: coins - paid };
}

/** A way to pay as signs with numbers. */
export function partsOf(way: Way): { sign: string; count: number }[] {
  return [
    ...GOODS.map((good) => ({ sign: good as string, count: way.goods[good] ?? 0 })),
    { sign: 'discount', count: way.discount },
    { sign: 'coin', count: way.coins },
    { sign: 'rescript', count: way.short },
  ].filter(({ count }) => count > 0);
}
