/** Types of the server's view of a match, and helpers that many components need. */
import type { components } from '../../generated/schema/crusaders.js';
import type { Blazon, TableModel, View } from '../../kit/table-model.js';

type Shapes = components['schemas'];

export type State = Shapes['CrusadersStateView'];
export type BoardView = Shapes['BoardView'];
export type CityView = Shapes['CityView'];
export type BattleView = Shapes['BattleView'];
export type RaidView = Shapes['RaidView'];
export type Good = keyof BoardView['goods'];
export type Order = BoardView['orders'][number];

export type CrusadersView = View<State>;
export type CrusadersTable = TableModel<State>;

export const GOODS: readonly Good[] = ['wood', 'candles', 'steel', 'horses', 'spices'];
/** The orders in the order in which they act. */
export const ORDERS: readonly Order[] = ['build', 'pray', 'muster', 'march'];
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** The blazon of each state: its colour on the board. */
const LIVERIES: Record<string, Blazon> = { antioch: 0, edessa: 1, tripoli: 2, jerusalem: 4 };
/** The blazon of the automa: one that no seat of this game uses. */
const AUTOMA: Blazon = 5;

/** The blazon of a seat, whose state decides it. */
export function blazonIn(view: CrusadersView, seat: number): Blazon {
  return LIVERIES[view.state.boards[seat]?.state ?? ''] ?? seat;
}

export function blazonOf(table: CrusadersTable, seat: number | null): Blazon {
  return seat === null ? AUTOMA : (table.seats[seat]?.blazon ?? blazonIn(table.view, seat));
}

/** The name of a seat. Without one: the automa's, or the saracens' if `kind` says so. */
export function nameOf(
  table: CrusadersTable,
  seat: number | null,
  kind: 'automa' | 'saracens' = 'automa',
): string {
  if (seat === null) return table.t(`crusaders-${kind}`); // texts: crusaders-automa crusaders-saracens
  return table.seats[seat]?.name ?? String(seat + 1);
}

/** The name of the state that a seat leads. */
export function stateName(table: CrusadersTable, seat: number): string {
  const state = boardOf(table, seat)?.state;
  return state ? table.nameOf(`state:${state}`) : '';
}

export function boardOf(table: CrusadersTable, seat: number | null): BoardView | null {
  return seat === null ? null : (table.view.state.boards[seat] ?? null);
}

export function cityOf(table: CrusadersTable, id: string): CityView | null {
  return table.view.state.cities.find(({ city }) => city === id) ?? null;
}
