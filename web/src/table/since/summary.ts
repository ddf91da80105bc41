/** Chooses what a player who comes back is told: one line for each rival, and who is about to win. */
import type { GameFace, LogMessages } from '../../games/face.js';
import type { Message, News, View } from '../../kit/table-model.js';
import { headsOf } from '../log/log.js';
import { aboutSeat, takenBack, within, type Meanwhile } from '../log/meanwhile.js';

/** An event that says what a rival did, and the version it happened in. */
export interface Telling {
  version: number;
  said: Message | null;
}

/** A rival with what changed: something they did, their points, or both. */
export interface RivalLine extends Telling {
  side: number;
  before: number | null;
  after: number | null;
}

/** Arguments of messages that name a seat, the subject first. */
const PARTIES = ['seat', 'attacker', 'winner', 'loser', 'defender', 'owner', 'target', 'rival'];
/** Arguments that name the seat to which something was done. */
const VICTIMS = ['loser', 'defender', 'owner', 'target', 'rival'];

/** Lines about the user. */
const MOST_OWN = 5;

/** Points from winning at which others are warned. */
const CLOSE = 3;

/** Return the rival that an event tells about: the one who acts, or who did something to `me`. */
function rivalIn(one: News, said: Message, me: number): number | null {
  const about = aboutSeat(said);
  if (about !== me) return about;
  const parties = PARTIES.map((name) => said.args[name]);
  const other = parties.find((party) => typeof party === 'number' && party !== me);
  if (typeof other === 'number') return other;
  return isVictim(said, me) && one.seat !== me ? one.seat : null;
}

function isVictim(said: Message, seat: number): boolean {
  return VICTIMS.some((name) => said.args[name] === seat);
}

/**
 * Return, by rival, the event that says most: one against `me` first, then in the order of the
 * game's highlights; of several alike, the last. Without any, the first event of the rival's last
 * input: what follows in it is bookkeeping.
 */
export function tellingOf(
  news: readonly News[],
  between: Meanwhile,
  me: number,
  log: LogMessages,
): Map<number, Telling> {
  const best = new Map<number, Telling & { rank: number }>();
  const heads = headsOf(log);
  for (const one of within(news, between)) {
    for (const said of one.events) {
      const rival = rivalIn(one, said, me);
      if (rival === null || heads.includes(said.message)) continue;
      const index = log.highlights ? log.highlights.indexOf(said.message) : 0;
      if (index < 0 && one.seat !== rival) continue;
      const rank = index < 0 ? Infinity : isVictim(said, me) ? index - 1000 : index;
      const known = best.get(rival);
      const follows = rank === Infinity && known?.version === one.version;
      if (!follows && rank <= (known?.rank ?? Infinity)) {
        best.set(rival, { version: one.version, said, rank });
      }
    }
  }
  return best;
}

/**
 * Return an event with what led up to it in its turn, the newest last. What is only a detail of the
 * log goes on to what came of it.
 */
export function leadingTo(
  news: readonly News[],
  said: Message,
  log: LogMessages,
): readonly Message[] {
  const isUndone = takenBack(news);
  const all = news.filter(({ version }) => !isUndone(version)).flatMap(({ events }) => events);
  const heads = headsOf(log);
  const at = all.indexOf(said);
  const begin = all.findLastIndex(({ message }, i) => i <= at && heads.includes(message));
  const rest = all.slice(at).findIndex(({ message }) => !log.details?.includes(message));
  const end = at + Math.max(0, rest);
  const inTurn = !all.slice(at, end + 1).some(({ message }) => heads.includes(message));
  return all.slice(Math.max(0, begin), (inTurn ? end : at) + 1);
}

/** Return the points of a side in a view, as a number. Null: its main figure counts something else. */
export function pointsOf(face: GameFace | null, view: View | null, side: number): number | null {
  if (!face || !view) return null;
  const value = face.seatFacts(view, side).find(({ main, unit }) => main && !unit)?.value;
  if (value === undefined) return null;
  const found = typeof value === 'number' ? value : Number(value.replace('−', '-'));
  return Number.isFinite(found) ? found : null;
}

/** Everything the lines are chosen from. */
export interface Material {
  news: readonly News[];
  between: Meanwhile;
  me: number;
  seats: number;
  face: GameFace | null;
  /** The view as the user left it, and the current one. */
  before: View | null;
  now: View;
}

/** Return a line for each rival who did something, in the order of play after the user. */
export function rivalLines({ news, between, me, seats, face, before, now }: Material): RivalLine[] {
  const telling = tellingOf(news, between, me, face?.log ?? {});
  const last = new Map(within(news, between).map((one) => [one.seat, one.version]));
  const after = (side: number): number => (side < seats ? (side - me + seats) % seats : side);
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== me);
  const sides = [...new Set([...others, ...telling.keys()])].sort((a, b) => after(a) - after(b));
  return sides.flatMap((side) => {
    const points = { before: pointsOf(face, before, side), after: pointsOf(face, now, side) };
    const moved = points.before !== null && points.before !== points.after;
    const found = telling.get(side);
    if (!found && !moved && !last.has(side)) return [];
    const version = found?.version ?? last.get(side) ?? between.upTo;
    return [{ side, version, said: found?.said ?? null, ...points }];
  });
}

/** What befell the user meanwhile without acting: income, losses. The last ones, if there are many. */
export function ownLines(
  news: readonly News[],
  between: Meanwhile,
  me: number,
  log: LogMessages,
): Message[] {
  // The user's own last input may have ended the round: what came of it counts, too.
  const all = within(news, { ...between, after: between.after - 1 });
  const { own = [], ownAfter = { heads: [], told: [] } } = log;
  const told = all.flatMap(({ events }) => {
    const head = events.findIndex(({ message }) => ownAfter.heads.includes(message));
    return events.filter(({ message, args }, i) => {
      const follows = head >= 0 && i > head && ownAfter.told.includes(message);
      return args['seat'] === me && (follows || own.includes(message));
    });
  });
  return told.slice(-MOST_OWN);
}

/** Return how many turns others had: inputs of one seat in a row count as one. */
export function turnsIn(news: readonly News[], between: Meanwhile, me: number): number {
  let turns = 0;
  let last: number | null = null;
  for (const { seat } of within(news, between)) {
    if (seat === null || seat === last) continue;
    last = seat;
    if (seat !== me) turns += 1;
  }
  return turns;
}

/** A rival who needs only a few points to win. */
export interface Close {
  side: number;
  left: number;
}

/** Return the rivals who are close to winning, the closest first. */
export function closeToGoal(
  lines: { side: number; points: number | null }[],
  goal: number,
): Close[] {
  return lines
    .flatMap(({ side, points }) => (points === null ? [] : [{ side, left: goal - points }]))
    .filter(({ left }) => left > 0 && left <= CLOSE)
    .sort((a, b) => a.left - b.left);
}
