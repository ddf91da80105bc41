/** Which move of the record each die on the table was rolled in. */
import type { News } from '../../../kit/table-model.js';
import type { Duellist, Happening } from './contest.js';

/** Messages about rolled dice. */
export const ROLLS: readonly string[] = ['event-rolled', 'event-rerolled', 'event-knight-rolled'];

interface Lying {
  id: string;
  /** The version in which it was rolled. */
  version: number;
}

/** Events that still hold, with their versions, up to a version. */
function events(history: readonly News[], upTo: number): { version: number; event: Happening }[] {
  const undone = history.flatMap(({ version, taken_back: from }) =>
    typeof from === 'number' && version <= upTo ? [{ from, to: version }] : [],
  );
  return history
    .filter(({ version }) => version <= upTo)
    .filter(({ version }) => !undone.some(({ from, to }) => version >= from && version < to))
    .flatMap((news) =>
      (news.events as unknown as Happening[]).map((event) => ({ version: news.version, event })),
    );
}

/**
 * The version in which each die of a duellist was last rolled, by place. Of dice alike the first
 * ones are rolled again, as the rules do it. Null where the log does not reach back far enough.
 */
export function proofsOf(
  history: readonly News[],
  upTo: number,
  duellist: Duellist,
): (number | null)[] {
  const dice = lying(events(history, upTo), duellist.seat);
  const known = dice.length === duellist.dice.length;
  return duellist.dice.map(({ id }, place) =>
    known && dice[place]?.id === id ? (dice[place]?.version ?? null) : null,
  );
}

/** What the dice of a seat (null: a Knight) showed when a pass ended in a version. */
export function diceAtEnd(
  history: readonly News[],
  version: number,
  number: number,
  seat: number | null,
): string[] {
  const all = events(history, version);
  const last = all.findLastIndex(
    ({ event }) =>
      (event.message === 'event-pass-won' || event.message === 'event-pass-lost') &&
      event.args.number === number,
  );
  return lying(all.slice(0, last + 1), seat).map(({ id }) => id);
}

/** The dice of a seat after some events. */
function lying(happened: ReturnType<typeof events>, seat: number | null): Lying[] {
  let dice: Lying[] = [];
  for (const { version, event } of happened) {
    if (event.message === 'event-pass-begins') dice = [];
    else if (event.message === 'event-rolled' && event.args.seat === seat)
      dice = event.args.dice.map((id) => ({ id, version }));
    else if (event.message === 'event-knight-rolled' && seat === null)
      dice = [{ id: event.args.die, version }];
    else if (event.message === 'event-rerolled' && event.args.seat === seat)
      dice = rolledAgain(dice, event.args.before, event.args.after, version);
    else if (event.message === 'event-die-turned' && event.args.seat === seat)
      dice = turned(dice, event.args.before, event.args.after);
  }
  return dice;
}

function rolledAgain(
  dice: Lying[],
  before: readonly string[],
  after: readonly string[],
  version: number,
): Lying[] {
  const found = dice.slice();
  const used = new Set<number>();
  before.forEach((id, i) => {
    const place = dice.findIndex((die, at) => die.id === id && !used.has(at));
    if (place < 0) return;
    used.add(place);
    found[place] = { id: after[i] ?? id, version };
  });
  return found;
}

function turned(dice: Lying[], before: string, after: string): Lying[] {
  const place = dice.findIndex(({ id }) => id === before);
  return dice.map((die, at) => (at === place ? { ...die, id: after } : die));
}
