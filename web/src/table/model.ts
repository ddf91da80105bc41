/**
 * The contract between the table page and the boards of the games.
 *
 * The page owns one `TableModel` and gives it to the board. Everything a board needs to know is
 * in it, as Svelte state: reading it in a template or an effect follows its changes. No rule
 * lives here or in a board: what may be chosen, what is refused and why comes from the server
 * in `explain`, and what a choice leads to is known when the next view arrives.
 */
import type { Component } from 'svelte';

import type { components } from '../generated/schema/match.js';

type Shapes = components['schemas'];

/** A message as the server sends it: an id with arguments, never a sentence. */
export type Said = Shapes['SaidView'];

/** One legal answer. A click on a component that it touches ("hex:1,0") gives it. */
export type Option = Shapes['OptionView'];

/** An answer that people would expect but that is not legal now, and why. */
export type Blocked = Shapes['BlockedView'];

/** An open question to the viewer's seat. */
export type Explained = Shapes['QuestionView'];

/** How a match ended. */
export type Outcome = Shapes['OutcomeView'];

/** What the server's `view` holds for any game; `table` is the game's own. */
export interface View<Table = unknown> extends Omit<Shapes['MatchView'], 'table'> {
  table: Table;
}

/** Heraldry of a seat: index into the kit's list of blazons (tincture, hatching, charge). */
export type Blazon = number;

/** A seat, as the rail and the boards show it. */
export interface SeatModel {
  number: number;
  name: string;
  blazon: Blazon;
  kind: 'person' | 'guest' | 'bot' | 'empty';
  /** A person's seat that a bot holds for now. */
  standingIn: boolean;
  resigned: boolean;
  present: boolean;
  /** Whether the table waits for this seat. */
  awaited: boolean;
  mine: boolean;
  clock: SeatClock | null;
}

/** What is left of a seat's time. */
export interface SeatClock {
  /** Milliseconds left at `since`. */
  left: number;
  since: number | null;
  running: boolean;
}

/** An answer offered by a component. */
export interface Touch {
  decision: string;
  option: Option;
}

/** A refusal that a component explains. */
export interface Refusal {
  decision: string;
  blocked: Blocked;
}

/** A half-made choice. It outlives views and connections as long as its question is open. */
export interface Pending {
  decision: string;
  /** Option ids picked so far, in order. */
  picked: string[];
}

/** What happened under one version, as the log and the motion layer take it. */
export interface News {
  version: number;
  at: string;
  kind: string;
  seat: number | null;
  events: Said[];
  /** An undo or a rewind: from which version on it takes things back. */
  taken_back?: number | null;
}

export interface TableModel<Table = unknown> {
  readonly id: string;
  readonly game: string;

  // -- what there is ------------------------------------------------------------------------
  readonly view: View<Table>;
  readonly explain: Explained[];
  /** The seat whose eyes this is; null: a spectator. */
  readonly viewer: number | null;
  readonly seats: SeatModel[];
  /** News of the last update, for motion; empty after a jump. */
  readonly news: News[];
  /** True while looking at the past: nothing can be chosen. */
  readonly replaying: boolean;
  /** False when the reader wants no motion (preference or system). */
  readonly motion: boolean;
  /** A choice is on its way to the server. */
  readonly busy: boolean;

  // -- words ----------------------------------------------------------------------------------
  /** A message of the game in the reader's language. */
  say(said: Said): string;
  /** A text of the interface or of the game's own face, by id. */
  t(id: string, args?: Record<string, string | number>): string;
  /** The name of a component ("card:ambush" or kind and id). */
  nameOf(component: string): string;
  /** What a component does, in words; empty if nothing. */
  textOf(component: string): string;

  // -- choosing ---------------------------------------------------------------------------------
  /** By component: the answers that touching it gives. */
  readonly touched: ReadonlyMap<string, Touch[]>;
  /** Why a component answers nothing, as far as the server says. */
  blockedOn(component: string): Refusal[];
  /** The half-made choice, if any. */
  readonly pending: Pending | null;
  /** Put a half-made choice on the table, change it, or drop it (null). */
  hold(pending: Pending | null): void;
  /** Give the answer: several options are answered in a row, all or nothing. */
  choose(decision: string, options: string[]): Promise<boolean>;
  undo(to: string): Promise<boolean>;
  /**
   * Turn what is wanted of a question as a whole (a number for each thing named) into the answers
   * that bring it about, for `choose`: POST …/plans. A refusal of the server is thrown as it is.
   */
  plan(decision: string, wanted: Record<string, number>): Promise<string[]>;

  // -- looking ------------------------------------------------------------------------------------
  /** Open the large preview of a component, or close it. */
  inspect(component: string | null): void;
  readonly inspected: string | null;
  /** Components of the answer that the reader points at in the list of all: the board lifts them. */
  readonly pointed: readonly string[];
  /** Open the rules drawer at a rule. */
  showRule(id: string): void;
}

/** A small fact for the seats rail: an icon with a number or words. */
export interface SeatFact {
  /** SVG body of an icon (`import knights from 'icon:mounted-knight'`), or null. */
  icon: string | null;
  /** What it is, for the tooltip and the screen reader; a text id of the face. */
  label: string;
  value: string | number;
  /** The main figure (points); shown large. */
  main?: boolean;
}

/** What is asked, and what is answered. */
export interface Gist {
  asks: string;
  says: string;
}

/** An opponent without a seat. */
export interface Unseated {
  /** Its number in the score sheet, after those of the seats. */
  number: number;
  name: string;
  blazon: Blazon;
  points: number;
  /** Its place at the end; null: the match goes on. */
  rank: number | null;
}

/** What a game brings along: `web/src/games/<slug>/index.ts` exports it as default. */
export interface GameFace<Table = unknown> {
  /** The board; without one the table page shows the decision panel alone. */
  Board?: Component<{ table: TableModel<Table> }>;
  /** The own area below the board (hand, mat); on the phone the tab "Me". */
  Mine?: Component<{ table: TableModel<Table> }>;
  /** Where a question is answered on a phone; its tab opens with the question. */
  answeredAt?(question: Explained): 'board' | 'me';
  /** Whether a question's components lie on another tab of a phone: its bar lists the answers. */
  listed?(question: Explained): boolean;
  /** The board of another seat, opened by a tap on its row. */
  Other?: Component<{ table: TableModel<Table>; seat: number }>;
  /** More in the rail of the seats: an opponent without a seat, say. */
  Aside?: Component<{ table: TableModel<Table> }>;
  /** The board wants the width of the side rail: it is folded unless the reader opens it. */
  foldSide?: boolean;
  /** Whether the board wants the whole width now (a battle): rails and own area step back. */
  wide?(view: View<Table>): boolean;
  /** Facts of a seat for the rail. */
  seatFacts?(view: View<Table>, seat: number): SeatFact[];
  /** Blazon of a seat, if the game has colours of its own; otherwise its number. */
  blazonOf?(view: View<Table>, seat: number): Blazon;
  /** The large preview of a component; without one its name and text are shown. */
  Preview?: Component<{ table: TableModel<Table>; component: string }>;
  /**
   * Controls of a question inside the decision bar, instead of its buttons (a stepper with its
   * totals, say). The list of all answers stays one click away.
   */
  Controls?: Component<{ table: TableModel<Table>; question: Explained }>;
  /** Kinds of questions that `Controls`, or the board itself, has controls for. */
  controls?: readonly string[];
  /** Messages of answers that give something up: beside others they do not glow. */
  plain?: readonly string[];
  /** What an answer leads to, in words, for the list of all answers. */
  outlook?(table: TableModel<Table>, option: Option): string;
  /**
   * What is about to be answered, in words, for whoever confirms moves: where questions and answers
   * one by one would not tell it, since what is forced is not asked. Null: they do.
   */
  gist?(table: TableModel<Table>, question: Explained): Gist[] | null;
  /** A second line under the question: what to keep in mind, in the reader's language. */
  hint?(table: TableModel<Table>, question: Explained): string;
  /** What stands under a seat's name (a castle, a house). */
  seatLine?(table: TableModel<Table>, seat: number): string;
  /** How far the match is, in words; otherwise its turn. */
  progress?(table: TableModel<Table>): string;
  /** Points that win, if the game has such a number. */
  goal?(view: View<Table>): number | null;
  /** All sides beside each other, at the head of the score sheet. */
  Compared?: Component<{ table: TableModel<Table> }>;
  /** Opponents without a seat (an automated one): they have a place on the score sheet, too. */
  unseated?(table: TableModel<Table>): Unseated[];
  /** Where a seat's points come from so far, in words, for the score sheet. */
  sources?(table: TableModel<Table>, seat: number): { source: string; points: number }[];
  /** Messages that begin a turn in the log; otherwise those called `event-turn-begins`. */
  turnHeads?: readonly string[];
  /** Messages that a summary tells; otherwise all. */
  highlights?: readonly string[];
}
