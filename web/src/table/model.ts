/**
 * The interface between the table page and the boards of the games.
 *
 * The page owns one `TableModel` and passes it to the board. It contains everything a board needs,
 * as Svelte state: a template or an effect that reads it follows its changes. Neither this module
 * nor a board implements rules. What can be chosen, what is refused and why comes from the server
 * in `explain`, and the effect of a choice is known when the next view arrives.
 */
import type { Component } from 'svelte';

import type { components } from '../generated/schema/match.js';
import type { Edition } from '../i18n/voice.js';

type Shapes = components['schemas'];

/** A message as the server sends it: an id with arguments, never a sentence. */
export type Said = Shapes['TextView'];

/** One legal answer. Clicking a component it touches ("hex:1,0") chooses it. */
export type Option = Shapes['OptionView'];

/** An answer a player might expect that is not legal now, and why. */
export type Blocked = Shapes['BlockedView'];

/** An open question to the viewer's seat. */
export type Explained = Shapes['QuestionView'];

/** How a match ended. */
export type Outcome = Shapes['OutcomeView'];

/** The server's `view`, the same for any game except for `state`. */
export interface View<Table = unknown> extends Omit<Shapes['MatchView'], 'state'> {
  state: Table;
}

/** The heraldry of a seat: an index into the kit's list of blazons (tincture, hatching, charge). */
export type Blazon = number;

/** A seat, as shown in the rail and on the boards. */
export interface SeatModel {
  number: number;
  name: string;
  blazon: Blazon;
  kind: 'person' | 'guest' | 'bot' | 'empty';
  /** True if a bot is playing for a person. */
  standingIn: boolean;
  resigned: boolean;
  present: boolean;
  /** True if the table is waiting for this seat. */
  awaited: boolean;
  mine: boolean;
  clock: SeatClock | null;
}

/** The time a seat has left. */
export interface SeatClock {
  /** Milliseconds left at the time `since`. */
  left: number;
  since: number | null;
  running: boolean;
}

/** An answer that a component offers. */
export interface Touch {
  decision: string;
  option: Option;
}

/** A refusal that a component explains. */
export interface Refusal {
  decision: string;
  blocked: Blocked;
}

/** An unfinished choice. It survives new views and reconnects as long as its question is open. */
export interface Pending {
  decision: string;
  /** Option ids picked so far, in order. */
  picked: string[];
}

/** What happened in one version, for the log and the animations. */
export interface News {
  version: number;
  at: string;
  kind: string;
  seat: number | null;
  events: Said[];
  /** For an undo or a rewind: the first version that it takes back. */
  taken_back?: number | null;
}

export interface TableModel<Table = unknown> {
  readonly id: string;
  readonly game: string;

  // -- what there is ------------------------------------------------------------------------
  readonly view: View<Table>;
  readonly explain: Explained[];
  /** The seat the view belongs to. Null: a spectator. */
  readonly viewer: number | null;
  readonly seats: SeatModel[];
  /** News of the last update, for animations. Empty after a jump. */
  readonly news: News[];
  /** True while looking at the past; nothing can be chosen then. */
  readonly replaying: boolean;
  /** False if the user wants no animations (preference or system setting). */
  readonly motion: boolean;
  /** True while a choice is being sent. */
  readonly busy: boolean;

  // -- text -----------------------------------------------------------------------------------
  /** A message of the game in the user's language. */
  say(said: Said): string;
  /** A text of the interface or of the game's face, by id. */
  t(id: string, args?: Record<string, string | number>): string;
  /** The name of a component ("card:ambush" or kind and id). */
  nameOf(component: string): string;
  /** What a component does, in words. Empty if nothing. */
  textOf(component: string): string;

  // -- choosing ---------------------------------------------------------------------------------
  /** By component: the answers it gives when touched. */
  readonly touched: ReadonlyMap<string, Touch[]>;
  /** Why a component offers no answer, as far as the server explains it. */
  blockedOn(component: string): Refusal[];
  /** The unfinished choice, if any. */
  readonly pending: Pending | null;
  /** Set or change the unfinished choice, or drop it (null). */
  hold(pending: Pending | null): void;
  /** Send the answer. Several options are answered in a row, all or nothing. */
  choose(decision: string, options: string[]): Promise<boolean>;
  undo(to: string): Promise<boolean>;
  /**
   * Turn a wanted result (a number for each thing named) into the answers that lead to it, for
   * `choose`: POST …/plans. If the server refuses, its error is thrown.
   */
  plan(decision: string, wanted: Record<string, number>): Promise<string[]>;

  // -- looking ------------------------------------------------------------------------------------
  /** Open the close-up of a component, or close it (null). */
  inspect(component: string | null): void;
  readonly inspected: string | null;
  /**
   * Components of the answer the user points at in the list of all answers; the board highlights
   * them.
   */
  readonly pointed: readonly string[];
  /** Open the rules drawer at a rule. */
  showRule(id: string): void;
}

/** A small fact for the seats rail: an icon with a number or text. */
export interface SeatFact {
  /** SVG body of an icon (`import knights from 'icon:mounted-knight'`), or null. */
  icon: string | null;
  /** Text id (of the face) of its description, for the tooltip and screen readers. */
  label: string;
  value: string | number;
  /** True for the main figure (points), which is shown large. */
  main?: boolean;
}

/** A question and its answer, in words. */
export interface Gist {
  asks: string;
  says: string;
}

/** An opponent without a seat. */
export interface Unseated {
  /** Its number on the score sheet, after the seats. */
  number: number;
  name: string;
  blazon: Blazon;
  points: number;
  /** Its final rank. Null: the match is still running. */
  rank: number | null;
}

/** What a game provides: the default export of `web/src/games/<slug>/index.ts`. */
export interface GameFace<Table = unknown> {
  /** Draw components with this content from now on. Null: the edition bundled with the client. */
  use?(edition: Edition | null): void;
  /** The board. Without one, the table page shows only the decision panel. */
  Board?: Component<{ table: TableModel<Table> }>;
  /** The player's own area below the board (hand, mat); the tab "Me" on a phone. */
  Mine?: Component<{ table: TableModel<Table> }>;
  /** Where a question is answered on a phone; that tab opens with the question. */
  answeredAt?(question: Explained, view: View<Table>): 'board' | 'me';
  /**
   * True if a question's components are on another tab of a phone; the bar then lists the answers.
   */
  listed?(question: Explained): boolean;
  /** The board of another seat, opened by tapping its row. */
  Other?: Component<{ table: TableModel<Table>; seat: number }>;
  /** Additional content in the seats rail, such as an opponent without a seat. */
  Aside?: Component<{ table: TableModel<Table> }>;
  /** Minimum width of the board in pixels; rails that leave less are moved away. */
  needs?: number;
  /** True if the board takes the full width now (a battle); rails and own area are then hidden. */
  wide?(view: View<Table>): boolean;
  /** Facts about a seat for the rail. */
  seatFacts?(view: View<Table>, seat: number): SeatFact[];
  /** The blazon of a seat, if the game assigns colours itself. Otherwise its number. */
  blazonOf?(view: View<Table>, seat: number): Blazon;
  /** The close-up of a component. Without one, its name and text are shown. */
  CloseUp?: Component<{ table: TableModel<Table>; component: string }>;
  /**
   * Controls for a question inside the decision bar, instead of its buttons (a stepper with totals,
   * for example). The list of all answers stays one click away.
   */
  Controls?: Component<{ table: TableModel<Table>; question: Explained }>;
  /** Kinds of questions that `Controls`, or the board itself, has controls for. */
  controls?: readonly string[];
  /** Messages of answers that give something up; they are not highlighted beside others. */
  plain?: readonly string[];
  /** What an answer leads to, in words, for the list of all answers. */
  preview?(table: TableModel<Table>, option: Option): string;
  /**
   * Summary of a move for the confirmation, in words, for questions where single answers do not
   * show the whole move because forced ones are not asked. Null: list the answers.
   */
  gist?(table: TableModel<Table>, question: Explained): Gist[] | null;
  /** A second line below the question: something to keep in mind, in the user's language. */
  hint?(table: TableModel<Table>, question: Explained): string;
  /** The line below a seat's name (a castle, a house). */
  seatLine?(table: TableModel<Table>, seat: number): string;
  /** The progress of the match, in words. Otherwise its turn is shown. */
  progress?(table: TableModel<Table>): string;
  /** The points needed to win, if the game has such a number. */
  goal?(view: View<Table>): number | null;
  /** A comparison of all sides, at the top of the score sheet. */
  Compared?: Component<{ table: TableModel<Table> }>;
  /** Opponents without a seat (an automa); they appear on the score sheet too. */
  unseated?(table: TableModel<Table>): Unseated[];
  /** Where a seat's points come from so far, in words, for the score sheet. */
  sources?(table: TableModel<Table>, seat: number): { source: string; points: number }[];
  /** Messages that begin a turn in the log. By default, `event-turn-begins`. */
  turnHeads?: readonly string[];
  /** Messages that a summary includes. By default, all. */
  highlights?: readonly string[];
}
