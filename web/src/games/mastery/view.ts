/** What the server's view and outlooks of Medieval Mastery hold (see `view.py`, `outlook.py`). */
import type { TableModel, View } from '../../table/model.js';

export interface HexView {
  hex: string;
  /** Null before tiles are laid. */
  tile: string | null;
  owner: number | null;
  knights: number;
  value?: number;
  capacity?: number;
  supplied?: boolean;
}

export interface ArtefactView {
  id: string;
  /** The turn in which it was destroyed; null: whole. */
  broken: number | null;
}

export interface SeatView {
  castle: string;
  team: number;
  points: number;
  side_points: number;
  knights: number;
  dice: number;
  artefacts: ArtefactView[];
  hand_count: number;
  hand: string[];
  deck_count: number;
  deck: (string | null)[];
  unseen: Record<string, number>;
  discard: { card: string; tag: number | null }[];
  in_play: string[];
  turns: number;
  supply: [string, string][];
  reach: string[];
}

export interface Standing {
  totals: [number, number];
  winner: number;
  margin: number;
  tie: boolean;
  falls: number;
  returns: number;
}

export interface Side {
  seat: number;
  force: number;
  counted: number;
  tile: number;
  sceptre: number;
  conflict: number;
  support: number;
  total: number;
  card: string | null;
}

export interface Change {
  seat: number;
  from: number;
  to: number;
}

export type Part = 'idle' | 'broken' | 'waits' | 'if_won' | 'if_lost' | 'applied';

export interface BattleView {
  hex: string;
  siege: boolean;
  step: number;
  winner: number | null;
  margin: number;
  support_turn: number | null;
  support_order: number[] | null;
  standing: Standing | null;
  stakes: Change[] | null;
  artefacts: { id: string; seat: number; step: number; part: Part }[];
  sides: [Side, Side];
}

export interface WindowView {
  kind: string;
  artefacts: string[];
  start: number;
  circle: number[];
}

export interface Play {
  phase: 'play';
  layout: string;
  target: number;
  first: number;
  active: number;
  round: number;
  manoeuvres: number;
  crown_uses: number;
  hexes: HexView[];
  seats: SeatView[];
  resolving: string | null;
  battle: BattleView | null;
  window: WindowView | null;
  sealed: string[];
}

export interface Castles {
  phase: 'castles';
  layout: string;
  castles: string[];
  hexes: HexView[];
}

export type Realm = Play | Castles;
export type RealmView = View<Realm>;
export type RealmTable = TableModel<Realm>;

/** Battle points of a side before the cards. */
export interface SideAhead {
  seat: number;
  knights: number;
  tile: number;
  sceptre: number;
  total: number;
}

export interface CountAhead {
  count: number;
  answers: string[];
  left: number;
  sides: [SideAhead, SideAhead] | null;
  won: {
    stay: number;
    gained: number;
    discards: number;
    points: Change[];
    wins: boolean;
  } | null;
}

/** What an advance onto a hex would mean. */
export interface AdvanceAhead {
  hex: string;
  there: number;
  defender: number | null;
  siege: boolean;
  tie: number;
  counts: CountAhead[];
  artefacts: { before: string[]; won: string[]; lost: string[] };
}

export interface TileBounds {
  id: string;
  hex: string;
  knights: number;
  least: number;
  most: number;
}

/** What a redeployment has to keep to. */
export interface RedeployAhead {
  tiles: TileBounds[];
  total: number;
  dice: number;
}

export interface ConflictAhead {
  own: [number, number];
  other: number;
}

/** The table while tiles lie on it; null while castles are chosen. */
export function playOf(realm: Realm): Play | null {
  return realm.phase === 'play' ? realm : null;
}

/** Whether a viewer sees a battle as a scene at once: who fights or supports, is asked, or watches. */
export function engaged(view: RealmView): boolean {
  const play = playOf(view.table);
  const battle = play?.battle;
  if (!play || !battle) return false;
  const { viewer } = view;
  if (viewer === null || view.decisions.length > 0) return true;
  const team = play.seats[viewer]?.team;
  return battle.sides.some((side) => play.seats[side.seat]?.team === team);
}
