/** What a table needs of its surroundings, and how it stands to the server. */
import type { Said } from './model.js';
import type { SeatShown, Source } from './source.js';

/** How the reader's browser stands to the server. */
export type Link = 'live' | 'polling' | 'lost';

/** A calm remark about what just happened to an input. */
export interface Note {
  id: string;
  args?: Record<string, string | number>;
  rule?: string;
}

/** What the table needs of its surroundings. */
export interface Around {
  source: Source;
  say(said: Said): string;
  t(id: string, args?: Record<string, string | number>): string;
  nameOf(component: string): string;
  textOf(component: string): string;
  /** The rule that a message of the game rests on; empty if none is known. */
  ruleOf(message: string): string;
  /** The components that a message names. */
  mentioned(said: Said): string[];
  seatName(seat: SeatShown): string;
  list(parts: string[]): string;
  /** Preferences of the reader, as they stand. */
  confirm(): boolean;
  motion(): boolean;
  showRule(id: string): void;
}
