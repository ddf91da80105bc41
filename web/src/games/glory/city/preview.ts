/** What an answer costs and gives: its own figures, and what is printed on what it is about. */
import type { Option } from '../../../kit/table-model.js';
import { actionTokens, allyTokens, tokens, type Token } from './effects.js';
import { printed, type Effect } from '../printed.js';
import {
  RESOURCES,
  roman,
  type Action,
  type GloryTable,
  type Item,
  type MatView,
} from '../view.js';

/** Something that is counted, before and after. */
export interface Change {
  sign: string;
  /** Text id of its name. */
  label: string;
  from: string;
  to: string;
}
export interface Ahead {
  price: Token[];
  gives: Token[];
  changes: Change[];
  /** True if a duel decides first. */
  duel: boolean;
}

/** What is paid or certainly gained, by name; a choice of rewards is not certain. */
type Sum = Partial<Record<string, number>>;

function certain(effects: readonly Effect[]): Sum {
  const sum: Sum = {};
  for (const { op = '', n = 1 } of effects) {
    const lost = op.startsWith('lose_');
    const name = lost ? op.slice(5) : op;
    if (name === 'glory' || RESOURCES.some((good) => good === name)) {
      sum[name] = (sum[name] ?? 0) + (lost ? -n : n);
    }
  }
  return sum;
}

function changesOf(mat: MatView, price: Sum, gain: Sum): Change[] {
  // texts: glory-good-* glory-points glory-pawns
  const counted = [
    ...RESOURCES.map((good) => [good, `glory-good-${good}`, mat.goods[good]] as const),
    ['glory', 'glory-points', mat.glory] as const,
    ['pawn', 'glory-pawns', mat.pawns] as const,
  ];
  return counted.flatMap(([sign, label, from]) => {
    const to = Math.max(0, from - (price[sign] ?? 0) + (gain[sign] ?? 0));
    return from === to ? [] : [{ sign, label, from: String(from), to: String(to) }];
  });
}

function priceTokens(price: Sum): Token[] {
  return RESOURCES.flatMap((good) =>
    price[good] ? [{ text: String(price[good]), sign: good }] : [],
  );
}

/** What an answer of the viewer leads to. Null if it costs and gives nothing that is known now. */
export function aheadOf(table: GloryTable, option: Option | null | undefined): Ahead | null {
  const mat = table.viewer === null ? undefined : table.view.state.mats[table.viewer];
  if (!mat || !option) return null;
  const { message, args } = option;
  const coins: Sum = { coin: Number(args['price'] ?? 0) };
  const made = (price: Sum, effects: readonly Effect[], gives: Token[]): Ahead => ({
    price: priceTokens(price),
    gives,
    changes: changesOf(mat, price, certain(effects)),
    duel: false,
  });
  switch (message) {
    case 'option-place-pawn': {
      const action = String(args['action']) as Action;
      const effects = printed.actions[action].effects ?? [];
      return made({ pawn: 1 }, effects, actionTokens(action, null));
    }
    case 'option-place-on-event':
    case 'option-place-on-event-for-nothing': {
      const event = printed.events[String(args['event'])];
      const effects = message === 'option-place-on-event' ? (event?.effects ?? []) : [];
      return made({ ...event?.cost, pawn: 1 }, effects, tokens(effects, '+'));
    }
    case 'option-take-ally': {
      const ally = String(args['ally']);
      const { timing, effects = [] } = printed.allies[ally] ?? {};
      const now = timing === 'on_gain';
      return made(coins, now ? effects : [], now ? allyTokens(ally) : []);
    }
    case 'option-buy-level': {
      const item = String(args['item']) as Item;
      const ahead = made(coins, [], []);
      const level = Number(args['level']);
      const change = { sign: item, label: `glory-item-${item}` }; // texts: glory-item-*
      ahead.changes.push({ ...change, from: roman(level - 1), to: roman(level) });
      return ahead;
    }
    case 'option-play-romance':
    case 'option-play-trade':
    case 'option-play-challenge': {
      const effects = printed.travel[String(args['travel'])]?.effects ?? [];
      return {
        ...made(coins, effects, tokens(effects, '+')),
        duel: message === 'option-play-challenge',
      };
    }
    default:
      return null;
  }
}

/** The same in words, for the list of all answers and screen readers. */
export function inWords(table: GloryTable, ahead: Ahead): string {
  const said = ahead.changes.map(({ label, from, to }) =>
    table.t('glory-ahead-change', { name: table.t(label), from, to }),
  );
  if (!said.length) return '';
  return (ahead.duel ? `${table.t('glory-ahead-win')}: ` : '') + said.join(', ');
}
