/** The one sentence that says what a player did. */
import type { Message, News } from '../../kit/table-model.js';

/**
 * The event that tells most: the first of the highlights, or the first event. What comes from the
 * first of the `untold` messages on is not told yet. Null: there is nothing to tell.
 */
export function captionOf(
  news: News | null,
  highlights: readonly string[] = [],
  untold: readonly string[] = [],
): Message | null {
  if (!news) return null;
  const end = news.events.findIndex((event) => untold.includes(event.message));
  const events = end < 0 ? news.events : news.events.slice(0, end);
  for (const message of highlights) {
    const telling = events.findLast((event) => event.message === message);
    if (telling) return telling;
  }
  return events[0] ?? null;
}
