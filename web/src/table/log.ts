/** The log, put in order for reading: turns with their lines. */
import type { News, Said } from './model.js';

/** One line of the log. */
export interface LogLine {
  key: string;
  version: number;
  /** Who it is about: the seat that the message names first, or who answered. */
  seat: number | null;
  /** A message of the game, or a kind of input that the interface says itself. */
  said: Said | null;
  kind: string;
  /** Taken back since: it happened, and no longer holds. */
  undone: boolean;
}

/** The lines of one turn. */
export interface LogTurn {
  key: string;
  head: Said | null;
  seat: number | null;
  lines: LogLine[];
  /** The turn itself was taken back. */
  undone: boolean;
}

/** Inputs that change something without an event of the game. */
const TOLD = new Set(['undo', 'rewind']);

/** Return the seat that a message is about, if it names one. */
function aboutSeat(said: Said): number | null {
  for (const name of ['seat', 'attacker', 'winner', 'defender', 'owner']) {
    const found = said.args[name];
    if (typeof found === 'number') return found;
  }
  return null;
}

/** Return what tells whether a version was taken back later on. */
function takenBack(news: readonly News[]): (version: number) => boolean {
  const ranges = news.flatMap(({ version, taken_back: from }) =>
    typeof from === 'number' ? [{ from, to: version }] : [],
  );
  return (version) => ranges.some(({ from, to }) => version >= from && version < to);
}

/** Put news in order: a turn begins with one of the messages `heads`. */
export function turnsOf(news: readonly News[], heads: readonly string[]): LogTurn[] {
  const isUndone = takenBack(news);
  const turns: LogTurn[] = [];
  let turn: LogTurn = { key: 'start', head: null, seat: null, lines: [], undone: false };
  /** The last turn that still holds. */
  let holding = turn;
  const open = (next: LogTurn) => {
    if (turn.head || turn.lines.length) turns.push(turn);
    turn = next;
    if (!next.undone) holding = next;
  };
  for (const one of news) {
    const { version, kind } = one;
    if (TOLD.has(kind)) {
      const line = { key: `${version}`, version, seat: one.seat, said: null, kind };
      turn.lines.push({ ...line, undone: isUndone(version) });
      // what follows belongs to the turn before the one that was taken back
      if (turn.undone && typeof one.taken_back === 'number')
        open({ ...holding, key: `${version}.again`, lines: [] });
    }
    for (const [i, said] of one.events.entries()) {
      const key = `${version}.${i}`;
      const undone = isUndone(version);
      const seat = aboutSeat(said);
      if (heads.includes(said.message)) open({ key, head: said, seat, lines: [], undone });
      else turn.lines.push({ key, version, seat: seat ?? one.seat, said, kind, undone });
    }
  }
  open(turn);
  return turns;
}

/** What others did between a seat's own inputs: after one version, up to another. */
export interface Meanwhile {
  after: number;
  upTo: number;
}

/**
 * Return when others last acted between a seat's own inputs: what happened since its last move,
 * also while the seat is already making its next one.
 */
export function meanwhile(news: readonly News[], seat: number): Meanwhile | null {
  let at = news.length - 1;
  while (at >= 0 && news[at]?.seat === seat) at -= 1;
  const upTo = news[at]?.version;
  while (at >= 0 && news[at]?.seat !== seat) at -= 1;
  const after = news[at]?.version;
  return after === undefined || upTo === undefined ? null : { after, upTo };
}

/** Return what others did before a seat's first input; null once it has made one. */
export function opening(news: readonly News[], seat: number): Meanwhile | null {
  const upTo = news.at(-1)?.version;
  return upTo === undefined || news.some((one) => one.seat === seat) ? null : { after: 0, upTo };
}

/** Return the last input in which somebody acted who has none of so many seats. */
export function replied(news: readonly News[], seats: number): Meanwhile | null {
  const at = news.findLastIndex(({ events }) =>
    events.some((said) => (aboutSeat(said) ?? 0) >= seats),
  );
  const upTo = news[at]?.version;
  return upTo === undefined ? null : { after: news[at - 1]?.version ?? 0, upTo };
}

/**
 * Return what happened meanwhile, as lines worth telling, the latest `most`; only what is about
 * sides from a number on, if one is given.
 */
export function sinceLines(
  news: readonly News[],
  { after, upTo }: Meanwhile,
  highlights: readonly string[] | undefined,
  most: number,
  sidesFrom: number | null = null,
): LogLine[] {
  const isUndone = takenBack(news);
  const lines: LogLine[] = [];
  for (const one of news) {
    if (one.version <= after || one.version > upTo || isUndone(one.version)) continue;
    for (const [i, said] of one.events.entries()) {
      if (highlights && !highlights.includes(said.message)) continue;
      const seat = aboutSeat(said) ?? one.seat;
      if (sidesFrom !== null && (seat ?? 0) < sidesFrom) continue;
      lines.push({
        key: `${one.version}.${i}`,
        version: one.version,
        seat,
        said,
        kind: one.kind,
        undone: false,
      });
    }
  }
  return lines.slice(-most);
}
