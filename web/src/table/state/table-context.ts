/** What a table needs from the rest of the client, and the state of its connection. */
import type { Problem } from '../../api/client.js';
import { sentence } from '../../i18n/problems.js';
import type { Message } from '../../kit/table-model.js';
import type { SeatShown, Source } from './source.js';

/** State of the connection to the server. */
export type Connection = 'live' | 'polling' | 'lost';

/** A short note about what just happened to an input. */
export interface Note {
  id: string;
  args?: Record<string, string | number>;
  rule?: string;
}

/** What a table needs from the rest of the client. */
export interface TableContext {
  source: Source;
  say(message: Message, form?: 'short'): string;
  t(id: string, args?: Record<string, string | number>): string;
  nameOf(component: string): string;
  textOf(component: string): string;
  /** The rule behind a message of the game. Empty if unknown. */
  ruleOf(message: string): string;
  /** The components that a message mentions. */
  mentioned(message: Message): string[];
  seatName(seat: SeatShown): string;
  list(parts: string[]): string;
  /** The user's current preferences. */
  confirm(): boolean;
  motion(): boolean;
  /** How fast others' actions are played. Null: they are not. */
  pace(): number | null;
  showRule(id: string): void;
}

const MOVED_ON = ['stale-decision', 'over', 'moved-on'];

/** Say why an input was refused. */
export function refusalNote(problem: Problem): Note {
  if (MOVED_ON.includes(problem.code)) return { id: 'table-note-stale' };
  return { id: 'table-note-refused', args: { reason: sentence(problem) }, rule: problem.rule };
}
