/**
 * What a game gives the table page: the default export of `games/<slug>/index.ts`.
 *
 * To write the interface of another game, start with the five required members of `GameFace`: that
 * is enough to play, because every question can also be answered from the list of all answers. Then
 * add the optional parts, one at a time and in any order:
 *
 * - `closeUp`: an enlarged component, with more than its name and text
 * - `ownArea`: the player's hand or mat, below the board or on its own tab of a phone
 * - `decisions`: controls, hints and previews for questions
 * - `seats`: more about each seat than its facts
 * - `scores`: the score sheet, a target, opponents without a seat
 *
 * Boards are built from `kit/`. They get a `TableModel` (see `kit/table-model.ts`).
 */
import type { Component } from 'svelte';

import type { Edition } from '../i18n/voice.js';
import type { MessageSounds } from '../sound/names.js';
import type {
  Blazon,
  Explained,
  Message,
  News,
  Option,
  TableModel,
  View,
} from '../kit/table-model.js';

export interface GameFace<T = unknown> {
  /** The board. It gets the space between the decision bar, the seats and the log. */
  Board: Component<{ table: TableModel<T> }>;
  boardSize: BoardSize<T>;
  /** Facts about a seat for the seats rail, such as its points. One of them is the main one. */
  seatFacts(view: View<T>, seat: number): SeatFact[];
  log: LogMessages<T>;
  /** Draw components with this content from now on. Null: the edition bundled with the client. */
  useEdition(edition: Edition | null): void;

  /** The close-up of a component. Without one, its name and text are shown. */
  closeUp?: Component<{ table: TableModel<T>; component: string }>;
  ownArea?: OwnArea<T>;
  decisions?: DecisionParts<T>;
  seats?: SeatParts<T>;
  scores?: ScoreParts<T>;
  /** The progress of the match, in words. Otherwise its turn is shown. */
  progress?(table: TableModel<T>): string;
  /**
   * For how many milliseconds the board holds back the outcome of what happened, while something
   * moves; announcements wait as long. Only asked if the user wants animations.
   */
  suspense?(news: readonly News[]): number;
  /**
   * For how many milliseconds the outcome of what happened stays on the board before others' next
   * action is shown. Without it, a short rest.
   */
  aftermath?(news: readonly News[]): number;
  /**
   * What has to be announced before the board shows it, such as an attack on the player. The view
   * is still the one before; `next` is the one that the board shows afterwards. Only asked if the
   * user wants others' actions to be played.
   */
  announcement?(table: TableModel<T>, news: News, next: View<T>): Moment | null;
  /**
   * Something in the news worth stopping for. Asked after the board has shown it, and only if the
   * user wants others' actions to be played.
   */
  moment?(table: TableModel<T>, news: News): Moment | null;
}

/** Something worth stopping for: an attack on the player, the end of a round. */
export interface Moment {
  /** What it is, for tests and styles ("attack", "round-end"). */
  kind: string;
  /** Heading, in the user's language. It names what happens, never a result still to be shown. */
  title: string;
  text?: string;
  /** Two sides and their figures, the player's own first. */
  versus?: readonly [MomentSide, MomentSide];
  /** Below the figures: what they mean. */
  note?: string;
  /** True if the scene covers the whole page below its bar. */
  whole?: boolean;
  /** The side whose banner falls. */
  seat: number | null;
  /** Strengths against each other, the player's first. */
  score?: { mine: number; theirs: number; opponent: string };
  /** Milliseconds until it closes by itself. */
  lasts: number;
  /** What is shown instead to somebody who does not want to stop between rounds. */
  brief?: Moment;
  /** Instead of heading and text. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a scene knows its own game
  Scene?: Component<{ table: any; moment: Moment }>;
}

/** One of two sides against each other. */
export interface MomentSide {
  seat: number;
  name: string;
  figure: string | number;
  /** Where the figure comes from, in a few words. */
  note: string;
}

/** The space a board takes. */
export interface BoardSize<T> {
  /** Minimum width in pixels; rails that leave less are moved away. */
  minWidth: number;
  /** True if the board takes the full width now (a battle): rails and your area are then hidden. */
  isWide?(view: View<T>): boolean;
}

/** Which messages of the game structure the log. */
export interface LogMessages<T = unknown> {
  /** Messages that begin a turn. By default, `event-turn-begins`. */
  turnHeads?: readonly string[];
  /**
   * Messages that a summary of what happened meanwhile includes, those that tell most first. By
   * default, all.
   */
  highlights?: readonly string[];
  /** Messages about what players gain and lose without acting; each is told those about themselves. */
  own?: readonly string[];
  /** Messages that tell this only in what one answer led to, after one of these: income, a duel. */
  ownAfter?: { heads: readonly string[]; told: readonly string[] };
  /** Messages that tell an outcome: captions wait as long as `suspense` holds it back. */
  outcomes?: readonly string[];
  /**
   * Messages that only lead up to others: the log folds them into the next line, which tells what
   * came of them. What nothing has come of yet stays visible.
   */
  details?: readonly string[];
  /**
   * A line of the log in other words, with what led up to it, the newest last: its message is the
   * last of `told`, the others are those of the turn so far. Null: as the game says it.
   */
  retold?(table: TableModel<T>, told: readonly Message[]): string | null;
  /** Messages about rolled dice. Their lines link to the fairness check. */
  rolls?: readonly string[];
  /** Messages about a new card, with its kind ("wall"): it is turned over above the board. */
  reveals?: Readonly<Record<string, string>>;
  /** What messages sound like; loaded once the user wants sound. */
  sounds?: () => Promise<{ default: MessageSounds }>;
}

/** The player's own area below the board (hand, mat); the tab "Me" on a phone. */
export interface OwnArea<T> {
  Area: Component<{ table: TableModel<T> }>;
  /** True if a question is answered here. On a phone, this tab then opens with the question. */
  answers?(question: Explained, view: View<T>): boolean;
}

/** How questions are asked. */
export interface DecisionParts<T> {
  /**
   * Controls for a question inside the decision bar, instead of its buttons (a stepper with totals,
   * for example). The list of all answers stays one click away.
   */
  Controls: Component<{ table: TableModel<T>; question: Explained }>;
  /** Kinds of questions that `Controls`, or the board itself, has controls for. */
  controlled: readonly string[];
  /** A second line below the question: something to keep in mind, in the user's language. */
  hint?(table: TableModel<T>, question: Explained): string;
  /** What an answer leads to, in words, for the list of all answers. */
  preview?(table: TableModel<T>, option: Option): string;
  /**
   * Summary of a move for the confirmation, in words, for questions where single answers do not
   * show the whole move because forced ones are not asked. Null: list the answers.
   */
  summary?(table: TableModel<T>, question: Explained): SummaryLine[] | null;
  /**
   * True if a question's components are on another tab of a phone; the bar then lists the answers.
   */
  listedOnPhone?(question: Explained): boolean;
  /** Messages of answers that pass, decline or end something: shown last, as plain text. */
  passes?: readonly string[];
  /** Kinds of questions that belong to a turn several times: they never come "again". */
  fresh?: readonly string[];
  /** What would stay unused after such an answer, in words; shown below it. */
  unused?(table: TableModel<T>, question: Explained, option: Option): string;
  /**
   * Messages of answers that end a turn or a round or uncover cards, after which undo is impossible:
   * they are held back for a moment, in which the user can take them back.
   */
  final?: readonly string[];
  /** True for other answers that end a turn at once, because no second question follows. */
  endsTurn?(question: Explained, option: Option): boolean;
  /**
   * The kinds of all questions of response windows. A player at a slow table is asked once whether
   * to pass in all of them by a standing order.
   */
  windows?: readonly string[];
  /** What a player with standing orders should keep in mind, such as a card that they now hold. */
  orderNote?(table: TableModel<T>): string;
}

/** A question and its answer, in words. */
export interface SummaryLine {
  asks: string;
  says: string;
}

/** What the seats rail shows besides the facts. */
export interface SeatParts<T> {
  /** The line below a seat's name (a castle, a house). */
  line?(table: TableModel<T>, seat: number): string;
  /** What the user's own row says while the table waits for them. Otherwise that it is their turn. */
  asked?(table: TableModel<T>): string | undefined;
  /** What a seat holds that others should see at a glance: artefacts, titles, a crew. */
  holdings?(table: TableModel<T>, seat: number): Holding[];
  /** How many cards a seat holds that only its player sees. */
  hidden?(view: View<T>, seat: number): number;
  /** The blazon of a seat, if the game assigns colours itself. Otherwise its number. */
  blazonOf?(view: View<T>, seat: number): Blazon;
  /** The board of another seat, opened by tapping its row. */
  Other?: Component<{ table: TableModel<T>; seat: number }>;
  /** Additional content below the seats, such as an opponent without a seat. */
  Aside?: Component<{ table: TableModel<T> }>;
}

/** Something that a seat holds, shown as an icon with its name. */
export interface Holding {
  /** The component, such as "artefact:crown_1": it gives the name, and opens as a close-up. */
  component: string;
  /** SVG body of an icon. */
  icon: string;
  /** A figure beside the icon: how many, or what it is worth. */
  figure?: string | number;
  /** Why it cannot be used, in words ("destroyed"). It is then struck through. */
  note?: string;
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
  /** Text id (of the face) of what the main figure counts, for its `count`, if it is not the score. */
  unit?: string;
}

/** Points and ranks. */
export interface ScoreParts<T> {
  /** Id of the text (of the face) for a number of `points`. Otherwise they are called points. */
  amount?: string;
  /** Kinds of components that have a worth but no name: figures of a board, such as coins. */
  figures?: readonly string[];
  /** The points needed to win, if the game has such a number. */
  goal?(view: View<T>): number | null;
  /** Why the match may end soon, in words: the last round, a rival who is about to end it. */
  closing?(table: TableModel<T>, view: View<T>): string[];
  /** A comparison of all sides, at the top of the score sheet. */
  Comparison?: Component<{ table: TableModel<T> }>;
  /** Where a seat's points come from so far, in words. */
  sources?(table: TableModel<T>, seat: number): { source: string; points: number }[];
  /** What the end of a match shows, loaded only then. */
  ending?(): Promise<{ default: EndingParts<T> }>;
  /** Opponents without a seat (an automa); they appear on the score sheet too. */
  unseated?(table: TableModel<T>): Unseated[];
}

/** The end of a match. */
export interface EndingParts<T = unknown> {
  /**
   * The points of all sides by category, in the order in which they are counted: the one that
   * decides most comes last. By default, one for each kind of line of the score sheet.
   */
  categories?(table: TableModel<T>): ScoreCategory[];
  /** What else there is to say, below the count. */
  Facts?: Component<{ table: TableModel<T> }>;
  /**
   * Say where a side's points in one version came from; '' if nothing explains them. Games that
   * don't implement this show the highlights of the version instead.
   */
  gained?(table: TableModel<T>, events: readonly Message[], side: number): string;
  /** The text that says what decides the place between sides with as many points. */
  level?: string;
}

/** One row of the final count. */
export interface ScoreCategory {
  id: string;
  name: string;
  /** By number of the side. */
  points: Record<number, number>;
  /** What the points are for, in a few words, by number of the side. */
  notes?: Record<number, string>;
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
