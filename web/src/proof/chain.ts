/** The daily chain of commitments, as a site publishes it; `kernel/chance/daily_chain.py` describes it. */
import { bytesOf, sha256 } from './hashing.js';

export interface Day {
  day: string;
  previous: string;
  head: string;
}

export interface DayLeaves extends Day {
  leaves: string[];
}

/** The leaf of a match. */
export function leafOf(table: string, house: string, seed: string): Promise<string> {
  return sha256(bytesOf(['gonfalon/1 leaf', table, house, seed].join('\0')));
}

/** True if the head of a day is made of its leaves and of the head before it. */
export async function fits({ day, previous, head, leaves }: DayLeaves): Promise<boolean> {
  const parts = ['gonfalon/1 day', day, previous, ...[...leaves].sort()];
  return (await sha256(bytesOf(parts.join('\0')))) === head;
}

/** True if every day but the first names the head of the one before it. */
export function linked(days: Day[]): boolean {
  return days.every((one, i) => {
    const before = days[i - 1];
    return !before || (one.previous === before.head && one.day > before.day);
  });
}

/** The day before a day. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 3600 * 1000).toISOString().slice(0, 10);
}
