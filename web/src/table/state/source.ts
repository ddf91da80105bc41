/** Where the data of a table comes from. An interface, so that tests can fake it. */
import type { components } from '../../generated/api.js';
import type { Finding } from '../../proof/match-check.js';
import type { Explained, News, Message, View } from '../../kit/table-model.js';

export type Details = components['schemas']['TableDetails'];
export type SeatShown = components['schemas']['SeatShown'];
export type Times = components['schemas']['Times'];
export type Line = components['schemas']['LineShown'];
export type Proof = components['schemas']['Proof'];
export type Verified = components['schemas']['Verified'];
export type Agreement = components['schemas']['Agreement'];
export type Orders = components['schemas']['OrdersShown'];
export type RuleShown = components['schemas']['RuleShown'];

/** The viewpoint: the user's own, a spectator's, or that of a seat (once the match is over). */
export type Viewpoint = 'own' | 'spectator' | number;

/** What a viewer may see of a table, now or at an earlier version. */
export interface Seen<Table = unknown> {
  status: string;
  times: Times | null;
  version: number;
  /** The digest of the match's content. */
  content?: string;
  view: View<Table>;
  explain: Explained[];
  /** An open question with one answer that need not be asked for, and what comes after it. */
  single?: components['schemas']['Single'] | null;
  /** Set if the server no longer has the match's rules or cards: this is how it ended. */
  kept?: string | null;
}

/** A view, and what was published with it. */
export interface Frame<Table = unknown> {
  version: number;
  view: View<Table>;
  news: News;
}

/** A version that changed points or began a turn. */
export interface CourseStep extends Omit<components['schemas']['CourseStep'], 'events'> {
  events: Message[];
}

export interface Course {
  steps: CourseStep[];
}

/** An answer in words, with its question. */
export interface Read {
  prompt: Message;
  label: Message;
}

export interface Since {
  version: number;
  news: News[];
  more: boolean;
}

/** The outcome of an input. */
export interface Accepted {
  /** The version that contains the input. */
  version: number;
  /** Answers without a choice that were given after it. */
  went_on?: Message[];
  /** The user's view after it. Null: the user may no longer see the table. */
  current: Seen | null;
  /** What happened after the version that was asked about. */
  since: Since | null;
}

export type Room = 'seats' | 'spectators';

/** An action at a table besides choosing. */
export type TableAction =
  | { what: 'hand-over'; level: string }
  | { what: 'take-back' }
  | { what: 'resign'; level: string }
  | { what: 'end'; agrees: boolean }
  | { what: 'offer'; offered: boolean; seat?: number }
  | { what: 'adopt'; seat: number }
  | { what: 'pace'; pace: 'live' | 'days'; clock: components['schemas']['Clock'] }
  | { what: 'pace/answer'; agrees: boolean };

/** Every call fails with a `Problem`, with status 0 if there was no response. */
export interface Source {
  details(): Promise<Details>;
  view(version?: number, viewpoint?: Viewpoint): Promise<Seen>;
  since(version: number, viewpoint?: Viewpoint): Promise<Since>;
  /** The views after a version, the oldest first. `more`: there are later ones. */
  frames(version: number): Promise<{ frames: Frame[]; more: boolean }>;
  /**
   * Answer or undo. Returns the new view and, if the log is at version `since`, what is new in it.
   * Callers retry with the same key.
   */
  choose(decision: string, options: string[], key: string, since?: number): Promise<Accepted>;
  undo(to: string, key: string, since?: number): Promise<Accepted>;
  /** The answers that lead to the wanted result of a question as a whole. */
  plan(decision: string, wanted: Record<string, number>): Promise<string[]>;
  /** A series of answers in words, as far as they would be accepted. Changes nothing. */
  read(decision: string, options: string[]): Promise<Read[]>;
  chat(room: Room, after: number): Promise<Line[]>;
  talk(text: string): Promise<Line>;
  action(action: TableAction): Promise<Details>;
  rematch(): Promise<string>;
  proof(): Promise<Proof>;
  verified(): Promise<Verified>;
  /** The check of the finished match by the page itself. */
  checked(proof: Proof): Promise<Finding>;
  /** How points changed. Only once the match is over. */
  course(): Promise<Course>;
  rules(language: string): Promise<RuleShown[]>;
  proposal(): Promise<Agreement | null>;
  goBack(version: number, key: string): Promise<Agreement>;
  stay(): Promise<void>;
  orders(): Promise<Orders>;
  /** Replace the standing orders. Idempotent. */
  order(kinds: string[]): Promise<Orders>;
}
