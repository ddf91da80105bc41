/** Where a table's facts come from: the calls that the model makes, so that tests can fake them. */
import type { components } from '../api/schema.js';
import type { Explained, News, Said, View } from './model.js';

export type Details = components['schemas']['TableDetails'];
export type SeatShown = components['schemas']['SeatShown'];
export type Times = components['schemas']['Times'];
export type Line = components['schemas']['LineShown'];
export type Proof = components['schemas']['Proof'];
export type Verified = components['schemas']['Verified'];
export type Agreement = components['schemas']['Agreement'];
export type RuleShown = components['schemas']['RuleShown'];

/** Whose eyes: one's own, a spectator's, or those of a seat (once the match is over). */
export type Eyes = 'own' | 'spectator' | number;

/** What a viewer may see of a table, now or then. */
export interface Seen<Table = unknown> {
  status: string;
  times: Times | null;
  version: number;
  view: View<Table>;
  explain: Explained[];
}

/** An answer in words, after its question. */
export interface Read {
  prompt: Said;
  label: Said;
}

export interface Since {
  version: number;
  news: News[];
  more: boolean;
}

export type Room = 'seats' | 'spectators';

/** Something one can do at a table besides choosing. */
export type Deed =
  | { what: 'hand-over'; level: string }
  | { what: 'take-back' }
  | { what: 'resign'; level: string }
  | { what: 'end'; agrees: boolean }
  | { what: 'offer'; offered: boolean }
  | { what: 'adopt'; seat: number }
  | { what: 'pace'; pace: 'live' | 'days'; clock: components['schemas']['Clock'] }
  | { what: 'pace/answer'; agrees: boolean };

/** Every call fails with a `Problem`; its status is 0 when no answer came. */
export interface Source {
  details(): Promise<Details>;
  view(version?: number, eyes?: Eyes): Promise<Seen>;
  since(version: number, eyes?: Eyes): Promise<Since>;
  /** Answer, or take back: the version that holds it. Sent again with the same key until known. */
  choose(decision: string, options: string[], key: string): Promise<number>;
  undo(to: string, key: string): Promise<number>;
  /** The answers that bring about what is wanted of a question as a whole. */
  plan(decision: string, wanted: Record<string, number>): Promise<string[]>;
  /** A series of answers in words, as far as it could be given; nothing is changed. */
  read(decision: string, options: string[]): Promise<Read[]>;
  chat(room: Room, after: number): Promise<Line[]>;
  talk(text: string): Promise<Line>;
  deed(deed: Deed): Promise<Details>;
  rematch(): Promise<string>;
  proof(): Promise<Proof>;
  verified(): Promise<Verified>;
  rules(language: string): Promise<RuleShown[]>;
  proposal(): Promise<Agreement | null>;
  goBack(version: number, key: string): Promise<Agreement>;
  stay(): Promise<void>;
}
