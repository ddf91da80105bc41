/**
 * What a board gets from the table page. What it gives in return is in `games/face.ts`.
 *
 * The page owns one `TableModel` and passes it to the board. It contains everything a board needs,
 * as Svelte state: a template or an effect that reads it follows its changes. Neither this module
 * nor a board implements rules. What can be chosen, what is refused and why comes from the server
 * in `explain`, and the effect of a choice is known when the next view arrives.
 */
import type { components } from '../generated/schema/match.js';
import type { Message } from '../i18n/voice.js';

type Shapes = components['schemas'];

export type { Message };

/** One legal answer. Clicking a component it touches ("hex:1,0") chooses it. */
export type Option = Shapes['OptionView'];

/** An answer a player might expect that is not legal now, and why. */
export type Blocked = Shapes['BlockedView'];

/** An open question to the viewer's seat. */
export type Explained = Shapes['QuestionView'];

/** What a whole answer to a question may contain: a number for each of several things. */
export type Amounts = Shapes['AmountsView'];
export type Amount = Shapes['AmountView'];

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
  events: Message[];
  /** For an undo or a rewind: the first version that it takes back. */
  taken_back?: number | null;
}

export interface TableModel<Table = unknown> {
  readonly id: string;
  readonly game: string;

  // -- what there is ------------------------------------------------------------------------
  readonly view: View<Table>;
  readonly explain: Explained[];
  /**
   * True while another player's action is being shown and newer ones wait, or while the outcome of
   * the player's own action is still held back. Nothing can be answered then.
   */
  readonly watching: boolean;
  /** Whose action that is. Null: nobody's, or nothing is being shown. */
  readonly acting: number | null;
  /**
   * The view whose pieces have arrived: `view`, except while pieces travel. Pieces are drawn from
   * `view`; scores, borders and the log come from here, so that they never lead the picture.
   */
  readonly settled: View<Table>;
  /** For how many milliseconds pieces travel now. 0: they are there at once. */
  readonly travel: number;
  /** Show at once what `settled` still holds back: the user wants to know how it ended. */
  reveal(): void;
  /** The seat the view belongs to. Null: a spectator. */
  readonly viewer: number | null;
  readonly seats: SeatModel[];
  /** News of the last update, for animations. Empty after a jump. */
  readonly news: News[];
  /** What is known of everything that happened, the newest last. */
  readonly log: { readonly entries: readonly News[] };
  /** True while looking at the past; nothing can be chosen then. */
  readonly replaying: boolean;
  /** False if the user wants no animations (preference or system setting). */
  readonly motion: boolean;
  /** True while a choice is being sent. */
  readonly busy: boolean;

  // -- text -----------------------------------------------------------------------------------
  /**
   * A message of the game in the user's language. The form `short` leaves out the component that
   * the message is about, if the game's texts have such a form.
   */
  say(message: Message, form?: 'short'): string;
  /** A text of the interface or of the game's face, by id. */
  t(id: string, args?: Record<string, string | number>): string;
  /** Id of the text for a number of points (`points`) as the game calls them. */
  readonly amountText: string;
  /** The name of a component ("card:ambush" or kind and id). */
  nameOf(component: string): string;
  /** What a component does, in words. Empty if nothing. */
  textOf(component: string): string;

  // -- choosing ---------------------------------------------------------------------------------
  /** By component: the answers it gives when touched. */
  readonly touched: ReadonlyMap<string, Touch[]>;
  /** Why a component offers no answer, as far as the server explains it. */
  blockedOn(component: string): Refusal[];
  /** True if an answer passes, declines or ends something: it is shown last, as plain text. */
  isPass(option: Option): boolean;
  /** The unfinished choice, if any. */
  readonly pending: Pending | null;
  /** Set or change the unfinished choice, or drop it (null). */
  hold(pending: Pending | null): void;
  /** Send the answer. Several options are answered in a row, all or nothing. */
  choose(decision: string, options: string[]): Promise<boolean>;
  undo(to: string): Promise<boolean>;
  /**
   * Turn a whole answer (a number for each thing of `amounts`) into the answers that lead to it,
   * for `choose`: POST …/plans. If the server refuses, its error is thrown.
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
  /** The view of an earlier version, for a comparison with it. */
  viewAt(version: number): Promise<View<Table>>;
  /** Open the rules drawer at a rule. */
  showRule(id: string): void;
  /** The version whose draws and rolls the fairness check is open for. Set it to open that. */
  proved: number | null;
}
