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

/** The name of a player as a label: "You" for the viewer. */
export function whoIs(table: RealmTable, seat: number): string {
  return seat === table.viewer ? table.t('presence-you') : (table.seats[seat]?.name ?? '');
}

/** The seat that owns an artefact. */
export function ownerOf(play: Play, id: string): number | null {
  const seat = play.seats.findIndex((one) => one.artefacts.some((artefact) => artefact.id === id));
  return seat < 0 ? null : seat;
}

/** True if the viewer holds a card that destroys artefacts, in a window too. */
export function holdsFracture(table: RealmTable): boolean {
  const { viewer } = table;
  return viewer !== null && !!playOf(table.view.state)?.seats[viewer]?.hand.includes('fracture');
}

/** Both sides of a battle, the viewer's own first. Spectators see the attacker first. */
export function ownFirst(play: Play, battle: BattleView, viewer: number | null): [0 | 1, 0 | 1] {
  const team = viewer === null ? undefined : play.seats[viewer]?.team;
  const defends = team !== undefined && play.seats[battle.sides[1].seat]?.team === team;
  return defends ? [1, 0] : [0, 1];
}

/**
 * True if a side of a battle may still add something that the viewer has not seen: a conflict card
 * that is face down, or support cards in hand.
 */
export function mayAdd(
  play: Play,
  battle: BattleView,
  side: 0 | 1,
  viewer: number | null,
): boolean {
  const { team } = play.seats[battle.sides[side].seat] ?? {};
  if (battle.winner !== null || (viewer !== null && play.seats[viewer]?.team === team))
    return false;
  if (battle.step <= 4) return true;
  const helpers = battle.support_order ?? [];
  return (
    battle.step === 5 &&
    helpers.some(
      (seat) => play.seats[seat]?.team === team && (play.seats[seat]?.hand_count ?? 0) > 0,
    )
  );
}
