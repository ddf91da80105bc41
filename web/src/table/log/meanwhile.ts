/** What happened while a player waited, in versions of the match. */
import type { News, Message } from '../../kit/table-model.js';

/** Return the seat a message is about, or null if it names none. */
export function aboutSeat(said: Message): number | null {
  for (const name of ['seat', 'attacker', 'winner', 'defender', 'owner']) {
    const found = said.args[name];
    if (typeof found === 'number') return found;
  }
  return null;
}

/** Return a function that says whether a version was undone later. */
export function takenBack(news: readonly News[]): (version: number) => boolean {
  const ranges = news.flatMap(({ version, taken_back: from }) =>
    typeof from === 'number' ? [{ from, to: version }] : [],
  );
  return (version) => ranges.some(({ from, to }) => version >= from && version < to);
}

/** What others did between a seat's own inputs: the versions after `after`, up to `upTo`. */
export interface Meanwhile {
  after: number;
  upTo: number;
}

/**
 * Return when others last acted between a seat's own inputs, even while the seat is already making
 * its next move.
 */
export function meanwhile(news: readonly News[], seat: number): Meanwhile | null {
  let at = news.length - 1;
  while (at >= 0 && news[at]?.seat === seat) at -= 1;
  const upTo = news[at]?.version;
  while (at >= 0 && news[at]?.seat !== seat) at -= 1;
  const after = news[at]?.version;
  return after === undefined || upTo === undefined ? null : { after, upTo };
}

/** Return what others did before a seat's first input. Null once it has made one. */
export function opening(news: readonly News[], seat: number): Meanwhile | null {
  const upTo = news.at(-1)?.version;
  return upTo === undefined || news.some((one) => one.seat === seat) ? null : { after: 0, upTo };
}

/**
 * Return the last input in which an opponent without a seat acted (its number is at least `seats`).
 */
export function replied(news: readonly News[], seats: number): Meanwhile | null {
  const at = news.findLastIndex(({ events }) =>
    events.some((said) => (aboutSeat(said) ?? 0) >= seats),
  );
  const upTo = news[at]?.version;
  return upTo === undefined ? null : { after: news[at - 1]?.version ?? 0, upTo };
}

/** The news of `between`, without what was undone later. */
export function within(news: readonly News[], { after, upTo }: Meanwhile): News[] {
  const isUndone = takenBack(news);
  return news.filter(
    ({ version, events }) =>
      version > after && version <= upTo && events.length > 0 && !isUndone(version),
  );
}

/** The versions to step through, from the position that the user left. */
export function stepsOf(news: readonly News[], between: Meanwhile): number[] {
  return [between.after, ...within(news, between).map(({ version }) => version)];
}
