/** Types of the server's view of a match, and helpers that many components need. */
import type { components } from '../../generated/schema/paladins.js';
import type { TableModel, View } from '../../kit/table-model.js';

type Shapes = components['schemas'];

export type BoardView = Shapes['BoardView'];
export type ActionView = Shapes['ActionView'];
export type SpaceView = Shapes['SpaceView'];
export type AutomaView = Shapes['AutomaView'];
export type Acting = Shapes['ActingView'];
export type Kingdom = Shapes['PaladinsStateView'];

export type Worker = keyof BoardView['workers'];
export type Attribute = keyof BoardView['track'];
export type Faction = 'saracen' | 'byzantine' | 'viking';
export type ActionId = keyof BoardView['actions'];
export type RightAction = NonNullable<Shapes['OrderView']['action']>;
export type LeftAction = Exclude<ActionId, RightAction>;

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

export type KingdomView = View<Kingdom>;
export type KingdomTable = TableModel<Kingdom>;

/** Blazon of the automa: the one that no seat of this game uses. */
export const AUTOMA = 5;

export function blazonOf(table: KingdomTable, side: number): number {
  return table.seats[side]?.blazon ?? AUTOMA;
}

export function nameOf(table: KingdomTable, side: number): string {
  return table.seats[side]?.name ?? table.t('automa');
}

/** A side as a label: "You" for the viewer. */
export function whoIs(table: KingdomTable, side: number): string {
  return side === table.viewer ? table.t('presence-you') : nameOf(table, side);
}

/** The names of several sides. The reader is "you" and comes last, as in sentences. */
export function namesOf(table: KingdomTable, sides: readonly number[]): string {
  const names = sides.filter((side) => side !== table.viewer).map((side) => nameOf(table, side));
  if (names.length < sides.length) names.push(table.t('interface-you'));
  return names.join(', ');
}

/** Where a side's points come from, in words. */
export function sheetOf(table: KingdomTable, board: BoardView | undefined) {
  return (board?.sheet ?? []).map(({ source, points }) => ({ source: table.say(source), points }));
}
