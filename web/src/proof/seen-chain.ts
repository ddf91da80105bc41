/** The public chain, compared with the newest head that this browser has seen. */
import { dayBefore, linked, type Day } from './chain.js';
import { headSeen, keepHead, type Head } from './kept.js';

/** True if the days hang together and contain the head that was seen before. */
export function extendsSeen(days: Day[], seen: Head | null): boolean {
  if (!linked(days)) return false;
  return !seen || days.some((one) => one.day === seen.day && one.head === seen.head);
}

/** Note the newest head, at most once a day, unless the chain was rewritten. */
export async function noteHead(
  days: (after: string | null) => Promise<Day[]>,
  today = new Date().toISOString().slice(0, 10),
): Promise<void> {
  const seen = headSeen();
  if (seen && seen.day >= dayBefore(today)) return;
  const found = await days(seen ? dayBefore(seen.day) : null);
  const last = found.at(-1);
  if (last && extendsSeen(found, seen)) keepHead(last);
}
