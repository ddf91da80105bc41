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
import type { Blazon, Explained, News, Option, TableModel, View } from '../kit/table-model.js';

export interface GameFace<T = unknown> {
  /** The board. It gets the space between the decision bar, the seats and the log. */
  Board: Component<{ table: TableModel<T> }>;
  boardSize: BoardSize<T>;
  /** Facts about a seat for the seats rail, such as its points. One of them is the main one. */
  seatFacts(view: View<T>, seat: number): SeatFact[];
  log: LogMessages;
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
}

/** The space a board takes. */
export interface BoardSize<T> {
  /** Minimum width in pixels; rails that leave less are moved away. */
  minWidth: number;
  /** True if the board takes the full width now (a battle); rails and own area are then hidden. */
  isWide?(view: View<T>): boolean;
}

/** Which messages of the game structure the log. */
export interface LogMessages {
  /** Messages that begin a turn. By default, `event-turn-begins`. */
  turnHeads?: readonly string[];
  /** Messages that a summary of what happened meanwhile includes. By default, all. */
  highlights?: readonly string[];
  /** Messages about rolled dice. Their lines link to the fairness check. */
  rolls?: readonly string[];
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
  /** Messages of answers that give something up; they are not highlighted beside others. */
  unemphasised?: readonly string[];
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
  /** The blazon of a seat, if the game assigns colours itself. Otherwise its number. */
  blazonOf?(view: View<T>, seat: number): Blazon;
  /** The board of another seat, opened by tapping its row. */
  Other?: Component<{ table: TableModel<T>; seat: number }>;
  /** Additional content below the seats, such as an opponent without a seat. */
  Aside?: Component<{ table: TableModel<T> }>;
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

/** Points and ranks. */
export interface ScoreParts<T> {
  /** The points needed to win, if the game has such a number. */
  goal?(view: View<T>): number | null;
  /** A comparison of all sides, at the top of the score sheet. */
  Comparison?: Component<{ table: TableModel<T> }>;
  /** Where a seat's points come from so far, in words. */
  sources?(table: TableModel<T>, seat: number): { source: string; points: number }[];
  /** Opponents without a seat (an automa); they appear on the score sheet too. */
  unseated?(table: TableModel<T>): Unseated[];
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
