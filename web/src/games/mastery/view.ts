/** Types of the server's view and previews of Medieval Mastery, from the game's schema. */
import type { components } from '../../generated/schema/mastery.js';
import type { Message, TableModel, View } from '../../kit/table-model.js';

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
export type SidePreview = Shapes['SidePreview'];
export type CountPreview = Shapes['CountPreview'];
export type AdvancePreview = Shapes['AdvancePreview'];
export type RedeployPreview = Shapes['RedeployPreview'];
export type ConflictPreview = Shapes['ConflictPreview'];

/** An event with the arguments of its message. */
export type Happening = Shapes[Extract<keyof Shapes, `event-${string}`>];

/** A message, typed as an event. */
export function happening(said: Message): Happening {
  return said as Happening;
}

export type Realm = Shapes['MatchView']['state'];
export type RealmView = View<Realm>;
export type RealmTable = TableModel<Realm>;

/** The state once tiles are on the map. Null while castles are being chosen. */
export function playOf(realm: Realm): Play | null {
  return realm.phase === 'play' ? realm : null;
}

/** True if a battle opens as a scene: for those who fight, support or are asked, and spectators. */
export function engaged(view: RealmView): boolean {
  const play = playOf(view.state);
  const battle = play?.battle;
  if (!play || !battle) return false;
  const { viewer } = view;
  if (viewer === null || view.decisions.length > 0) return true;
  const team = play.seats[viewer]?.team;
  return battle.sides.some((side) => play.seats[side.seat]?.team === team);
}
