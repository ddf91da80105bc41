/** What is shown between two rounds: what each side gained, and what comes next. */
import type { Message, News, View } from '../table-model.js';

export interface Recap {
  title: string;
  /** How the player stands, in a sentence. */
  lead: string;
  /** The player's own side comes first. */
  sides: RecapSide[];
  /** Heading of what comes next, and the lines below it. */
  ahead: string;
  next: RecapLine[];
}

export interface RecapSide {
  name: string;
  blazon: number;
  mine: boolean;
  /** The main figure, and its change in this round. */
  points: number;
  /** What the main figure counts: "cities". Empty: points. */
  what?: string;
  gained: number | null;
  /** Where the change comes from: "tournament +9". */
  gains: string[];
  tracks: RecapTrack[];
  /** What it has for the next round. */
  left: { icon: string; name: string; value: number }[];
}

/** A number that changed, or did not. With `of`, it is drawn as so many cells. */
export interface RecapTrack {
  icon: string;
  name: string;
  from: number | null;
  to: number;
  of?: number;
}

export interface RecapLine {
  icon: string;
  text: string;
}

/** A change of a number: "+3", "−2". Nothing if there is none. */
export function change(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '';
}

/** The change of a number between two views. Null: the earlier one is not known. */
export function since<T>(
  before: View<T> | null,
  now: View<T>,
  read: (state: T) => number | undefined,
): number | null {
  const then = before && read(before.state);
  const after = read(now.state);
  return typeof then === 'number' && typeof after === 'number' ? after - then : null;
}

/** The last of these messages in the news, with the version that it came in. */
export function lastTold(
  entries: readonly News[],
  messages: readonly string[],
): { version: number; event: Message } | null {
  for (const { version, events } of [...entries].reverse()) {
    const event = events.findLast(({ message }) => messages.includes(message));
    if (event) return { version, event };
  }
  return null;
}
