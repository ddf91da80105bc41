/** Types of the server's view of a match, and helpers that many components need. */
import type { components } from '../../generated/schema/glory.js';
import type { TableModel, View } from '../../kit/table-model.js';

type Shapes = components['schemas'];

export type GloryStateView = Shapes['GloryStateView'];
export type MatView = Shapes['MatView'];
export type CityView = Shapes['MainBoardView'];
export type Claim = Shapes['ClaimView'];
export type Condition = Shapes['ConditionView'];

export type Action = keyof CityView['actions'];
export type Resource = keyof MatView['goods'];
export type Item = keyof MatView['levels'];
export type TravelType = keyof CityView['display'];

export type GloryView = View<GloryStateView>;
export type GloryTable = TableModel<GloryStateView>;

/** The actions as they stand in the city, row by row. */
export const STREETS: readonly Action[] = [
  'training',
  'service',
  'prayer',
  'initiative',
  'solo_training',
  'guard',
  'market',
  'gain_ally',
  'herald',
  'plan_journey',
  'new_goal',
  'event',
];
export const RESOURCES: readonly Resource[] = ['coin', 'strength', 'faith'];
export const ITEMS: readonly Item[] = ['steed', 'armour'];
export const TYPES: readonly TravelType[] = ['romance', 'trade', 'challenge'];
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

export function roman(level: number): string {
  return ROMAN[level] ?? String(level);
}

/** Blazon of the virtual opponent: one that no seat of this game uses. */
const VIRTUAL = 5;

export function blazonOf(table: GloryTable, side: number): number {
  return table.seats[side]?.blazon ?? VIRTUAL;
}

export function nameOf(table: GloryTable, side: number): string {
  return table.seats[side]?.name ?? table.t('automa');
}

/** True while the board shows the viewer's hand: in a travel phase, if no other cards are asked for. */
export function showsJourney(table: GloryTable): boolean {
  const { phase, duel, mats, in_play } = table.view.state;
  const question = table.explain[0];
  return (
    (phase === 'travel' || phase === 'final_travel') &&
    !duel &&
    !table.view.outcome &&
    (!question || question.kind === 'travel' || in_play?.side === table.viewer) &&
    (in_play?.side === table.viewer || (mats[table.viewer ?? -1]?.hidden?.cards.length ?? 0) > 0)
  );
}

/** How many travel cards a side holds. */
export function handSize(mat: MatView): number {
  return TYPES.reduce((sum, type) => sum + (mat.hidden?.hand[type] ?? 0), 0);
}
