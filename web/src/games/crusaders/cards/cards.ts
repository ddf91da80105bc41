/** Buildings, governors, spies, rescripts and bulls: what is printed on them, as signs and figures. */
import { printed } from '../printed.js';
import { GOODS, type BoardView, type Good, type Order } from '../view.js';

/** One effect of a card. */
export interface Effect {
  op: string;
  n?: number;
  /** A counter that `n` is multiplied with. */
  per?: string;
  level?: number;
  all?: boolean;
  order?: Order;
  by?: number;
  max_level?: number;
  then?: Effect[];
}

export interface Tier {
  min: number;
  vp: number;
}

/** What a governor or a bull counts. Without tiers, `vp` is for whoever has most. */
export interface Goal {
  measure: string;
  tiers?: Tier[];
  vp?: number;
}

interface Building {
  level: number;
  colours: string[];
  price: Partial<Record<Good, number>>;
  trigger: { after_order?: Order; if?: string; any_time?: boolean };
  effects: Effect[];
}
interface Rescript {
  level: number;
  goods: Good[];
  when: string;
  effects: Effect[];
}
interface Printed {
  buildings: Record<string, Building>;
  governors: Record<string, Goal>;
  spies: Record<string, { trigger: { rival_order: Order }; effects: Effect[] }>;
  rescripts: Record<string, Rescript>;
  bulls: Record<string, { goals: Goal[] }>;
  limits: { limits: Record<string, number> };
}

function facts(): Printed {
  return printed as unknown as Printed;
}
export const buildingOf = (id: string): Building | undefined => facts().buildings[id];
export const governorOf = (id: string): Goal | undefined => facts().governors[id];
export const spyOf = (id: string): Printed['spies'][string] | undefined => facts().spies[id];
export const rescriptOf = (id: string): Rescript | undefined => facts().rescripts[id];
export const bullOf = (id: string): Printed['bulls'][string] | undefined => facts().bulls[id];

/** A number of the rules: "building_slots", "active_spies", "rescripts", "tactics_in_hand". */
export function limitOf(name: string, usual: number): number {
  return facts().limits.limits[name] ?? usual;
}

/** A price as goods, each as often as it is asked for. */
export function goodsOf(price: Partial<Record<Good, number>> = {}): Good[] {
  return GOODS.flatMap((good) => Array<Good>(price[good] ?? 0).fill(good));
}

/** Goods, or other things, by how often they occur. */
export function counted<T>(things: readonly T[]): { thing: T; count: number }[] {
  return [...new Set(things)].map((thing) => ({
    thing,
    count: things.filter((other) => other === thing).length,
  }));
}

// -- effects as signs -------------------------------------------------------------------------------

/** A figure, a drawing, or both side by side. */
export interface Token {
  text?: string;
  sign?: string;
}
const ARROW: Token = { text: '→' };

/** How an effect is drawn: the sign, and what stands before its number. */
const DRAWN: Record<string, readonly [sign: string, before: string]> = {
  gain_coins: ['coin', ''],
  gain_influence: ['influence', ''],
  holiness: ['holiness', ''],
  bishop_action: ['bishop', ''],
  train_bishop: ['bishop', '+'],
  restore_goods: ['restore', ''],
  block_goods: ['blocked', ''],
  draw_rescript: ['rescript', ''],
  muster: ['unit', '+'],
  move_units: ['steps', ''],
  extra_moves: ['steps', '+'],
  bombard: ['saracen', '−'],
  upgrade_city: ['city', '+'],
  build: ['building', ''],
  learn_tactic: ['tactic', ''],
  remove_rival_bishop: ['bishop', '−'],
  rout: ['unit', '−'],
  strength: ['strength', '+'],
};
/** Effects without a number. */
const PLAIN: Record<string, string> = {
  no_destruction: 'wall',
  protect_all: 'shield',
  peek_hand: 'eye',
  no_cancel: 'tactic',
  replace_governor: 'governor',
};
const COUNTERS: Record<string, string> = { own_cities: 'city', own_holy_lands: 'holy-land' };

function tokens(effects: readonly Effect[]): Token[] {
  return effects.flatMap((effect): Token[] => {
    const { op, n = 1, per, all, order, then, by = 1 } = effect;
    if (op === 'basic_order') return [{ sign: order ?? 'build' }];
    if (op === 'check_holy_land') return [{ sign: 'eye' }, ARROW, ...tokens(then ?? [])];
    const plain = PLAIN[op];
    if (plain) return [{ sign: plain }];
    const [sign, before] = DRAWN[op] ?? [];
    if (!sign) return [];
    const figure = all ? '∞' : `${before ?? ''}${op === 'upgrade_city' ? by : n}`;
    return [{ text: figure, sign }, ...(per ? [{ text: '×', sign: COUNTERS[per] ?? 'city' }] : [])];
  });
}

/** What an order must have brought for a building to work. */
const CONDITIONS: Record<string, Token> = {
  fought_battle: { sign: 'tactic' },
  won_battle: { sign: 'trophy' },
  captured_city: { sign: 'banner' },
  upgraded_city: { text: '+', sign: 'city' },
  hired_min_4: { text: '4+', sign: 'unit' },
  holiness_min_4: { text: '4+', sign: 'holiness' },
};

export function buildingTokens(id: string): Token[] {
  const found = buildingOf(id);
  if (!found) return [];
  const { after_order: after, if: condition } = found.trigger;
  const when: Token[] = after ? [{ sign: after }] : [{ text: '1', sign: 'goods' }];
  const needed = condition ? CONDITIONS[condition] : undefined;
  return [...when, ...(needed ? [needed] : []), ARROW, ...tokens(found.effects)];
}

export function spyTokens(id: string): Token[] {
  const found = spyOf(id);
  return found ? [{ sign: found.trigger.rival_order }, ARROW, ...tokens(found.effects)] : [];
}

export function rescriptTokens(id: string): Token[] {
  return tokens(rescriptOf(id)?.effects ?? []);
}

// -- what is counted ----------------------------------------------------------------------------

const MEASURES: Record<string, string> = {
  goods_total: 'goods',
  goods_kinds: 'goods',
  units_on_map: 'unit',
  bishops_on_map: 'bishop',
  city_levels: 'wall',
  capital_level: 'wall',
  cities_level_3: 'wall',
  buildings: 'building',
  building_levels: 'building',
  rescripts: 'rescript',
  active_spies: 'spy',
  coins: 'coin',
  governors: 'governor',
  controls_homs: 'spices',
};

/** The sign of what a governor or a bull counts. */
export function measureSign(measure: string): string {
  const found = MEASURES[measure];
  if (found) return found;
  if (measure.startsWith('goods_')) return measure.slice('goods_'.length);
  if (measure.startsWith('tactics_')) return 'tactic';
  return measure.startsWith('holy_lands') ? 'holy-land' : 'city';
}

/** The colour of the tactics that a governor counts, if it counts one colour. */
export function measureColour(measure: string): string {
  const colour = measure.startsWith('tactics_') ? measure.slice('tactics_'.length) : '';
  return colour in TONES ? colour : '';
}

export interface Reached extends Tier {
  reached: boolean;
}

/** The tiers of a goal, with those that a number reaches. */
export function tiersOf(goal: Goal | undefined, have: number | null = null): Reached[] {
  return (goal?.tiers ?? []).map(({ min, vp }) => ({
    min,
    vp,
    reached: have !== null && have >= min,
  }));
}

// -- colours ---------------------------------------------------------------------------------------

const TONES: Record<string, string> = {
  yellow: '#8a6a14',
  white: '#7d7566',
  blue: '#2b5a92',
  red: '#8d2b2b',
};
const BY_ORDER: Record<Order, string> = {
  build: 'yellow',
  pray: 'white',
  muster: 'blue',
  march: 'red',
};

/** The colours of a card's band, left and right. */
export function bandOf(colours: readonly string[]): readonly [string, string] {
  const left = TONES[colours[0] ?? ''] ?? '#5b5348';
  return [left, TONES[colours[1] ?? ''] ?? left];
}

export function bandOfOrder(order: Order): readonly [string, string] {
  return bandOf([BY_ORDER[order]]);
}

// -- goods in a warehouse ------------------------------------------------------------------------

export type GoodState = 'ready' | 'spent' | 'blocked';

export interface GoodToken {
  good: Good;
  state: GoodState;
  /** The how-many-eth of its kind and state, from 0. */
  place: number;
}

/** All tokens of a warehouse: of each kind the ready ones first, then spent and blocked ones. */
export function tokensIn(goods: BoardView['goods']): GoodToken[] {
  const states: readonly GoodState[] = ['ready', 'spent', 'blocked'];
  return GOODS.flatMap((good) =>
    states.flatMap((state) =>
      Array.from({ length: goods[good][state] }, (_, place) => ({ good, state, place })),
    ),
  );
}
