/** What the server's view and outlooks of Medieval Mastery hold: types of the game's schema. */
import type { components } from '../../generated/schema/mastery.js';
import type { Said, TableModel, View } from '../../table/model.js';

type Shapes = components['schemas'];

export type HexView = Shapes['HexView'];
export type ArtefactView = Shapes['ArtefactView'];
export type SeatView = Shapes['SeatView'];
export type Standing = Shapes['Standing'];
export type Side = Shapes['BattleSide'];
export type Change = Shapes['Change'];
export type Part = Shapes['BattleArtefact']['part'];
export type BattleView = Shapes['BattleView'];
export type WindowView = Shapes['WindowView'];
export type Play = Shapes['PlayView'];
export type Castles = Shapes['CastlesView'];
export type SideAhead = Shapes['SideAhead'];
export type CountAhead = Shapes['CountAhead'];
export type AdvanceAhead = Shapes['AdvanceAhead'];
export type TileBounds = Shapes['TileBounds'];
export type RedeployAhead = Shapes['RedeployAhead'];
export type ConflictAhead = Shapes['ConflictAhead'];

/** An event with the arguments that its message comes with. */
export type Happening = Shapes[Extract<keyof Shapes, `event-${string}`>];

/** A message as the event that it is. */
export function happening(said: Said): Happening {
  return said as Happening;
}

export type Realm = Shapes['MatchView']['table'];
export type RealmView = View<Realm>;
export type RealmTable = TableModel<Realm>;

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
