/** What the server's view of a table holds, and what is asked of it again and again. */
import type { Explained, Said, TableModel, Touch, View } from '../../table/model.js';

export type Worker = 'labourer' | 'scout' | 'merchant' | 'fighter' | 'cleric' | 'criminal';
export type Attribute = 'faith' | 'strength' | 'influence';
export type Faction = 'saracen' | 'byzantine' | 'viking';
export type LeftAction = 'develop' | 'recruit' | 'hunt' | 'trade' | 'pray' | 'conspire';
export type RightAction = 'commission' | 'fortify' | 'garrison' | 'absolve' | 'attack' | 'convert';
export type ActionId = LeftAction | RightAction;

export const WORKERS: readonly Worker[] = [
  'labourer',
  'scout',
  'merchant',
  'fighter',
  'cleric',
  'criminal',
];
export const ATTRIBUTES: readonly Attribute[] = ['faith', 'strength', 'influence'];
export const LEFT: readonly LeftAction[] = [
  'develop',
  'recruit',
  'hunt',
  'trade',
  'pray',
  'conspire',
];
export const RIGHT: readonly RightAction[] = [
  'commission',
  'fortify',
  'garrison',
  'absolve',
  'attack',
  'convert',
];

export interface ActionView {
  workers: (Worker | null)[];
  busy: boolean;
  times: number;
  price: number;
  full_price: number;
  /** Cards that add a reward, in their order. */
  adds: string[];
  workshops?: [boolean, boolean];
  needs?: number | null;
  /** Workers of the automated opponent. */
  placed?: number;
}

export interface BoardView {
  side: number;
  automa: boolean;
  passed: boolean;
  workers: Record<Worker, number>;
  silver: number;
  provisions: number;
  track: Record<Attribute, number>;
  effective: Record<Attribute, number>;
  actions: Record<ActionId, ActionView>;
  reach: { faith: number; strength: number; townsfolk: number[]; outsiders: number[] };
  absolve: { space: string; jar: boolean }[];
  workshops_left: number;
  walls: string[];
  attacked: string[];
  converted: string[];
  crew: string[];
  suspicion: string[];
  unpaid: number;
  paid: number;
  paladin: string | null;
  used: string[];
  paladins: {
    deck_count: number;
    deck: (string | null)[];
    hand_count: number;
    hand: (string | null)[];
    chosen_count: number;
    chosen: (string | null)[];
  } | null;
  points: number;
  sheet: { points: number; source: Said }[];
}

export interface SpaceView {
  space: string;
  open: boolean;
  owner: number | null;
  piece: 'monk' | 'outpost' | null;
}

export interface AutomaView {
  side: number;
  workers: number;
  position: number;
  positions: number;
  stack: Attribute[];
  used: string[];
  scheme_count: number;
  schemes: string[];
  schemes_on_favours: number;
}

export interface Acting {
  side: number;
  action?: ActionId;
  mode?: string;
  free?: boolean;
  chosen?: boolean;
  target?: string | null;
  favour?: string;
  kept?: Worker[];
  suspicion_due?: number;
  inquisition?: boolean;
}

export interface Kingdom {
  round: number;
  rounds: number;
  first: number;
  active: number;
  difficulty: string | null;
  tax: number;
  tax_full: number;
  debts: number;
  /** Whom an inquisition would punish now. */
  suspects: number[];
  townsfolk: (string | null)[];
  outsiders: (string | null)[];
  orders: { order: string | null; action: RightAction | null; round: number; points: number }[];
  favours: { favour: string | null; worker: Worker | null; round: number }[];
  taverns: { tavern: string; owner: number | null }[];
  spaces: SpaceView[];
  decks: Record<'townsfolk' | 'outsiders' | 'walls' | 'taverns' | 'suspicion', number>;
  boards: BoardView[];
  automa: AutomaView | null;
  acting: Acting | null;
  sealed: string[];
}

export type KingdomView = View<Kingdom>;
export type KingdomTable = TableModel<Kingdom>;

/** Blazon of the automated opponent: the one that no seat of this game has. */
export const AUTOMA = 5;

export function blazonOf(table: KingdomTable, side: number): number {
  return table.seats[side]?.blazon ?? AUTOMA;
}

export function nameOf(table: KingdomTable, side: number): string {
  return table.seats[side]?.name ?? table.t('automa');
}

/** The question of a kind that is open, if any. */
export function questionOf(table: KingdomTable, ...kinds: string[]): Explained | null {
  return table.explain.find((question) => kinds.includes(question.kind)) ?? null;
}

/** The answer that a component gives, if it gives exactly one. */
export function touchOf(table: KingdomTable, component: string): Touch | null {
  const found = table.touched.get(component) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

export function answer(table: KingdomTable, touch: Touch | null): void {
  if (touch) void table.choose(touch.decision, [touch.option.id]);
}

/** Why a component answers nothing, in words; empty if there is nothing to say. */
export function whyNot(table: KingdomTable, component: string): string {
  const [first] = table.blockedOn(component);
  return first ? table.say(first.blocked) : '';
}
