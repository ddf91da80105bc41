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
}

/** The lines of one turn. */
export interface LogTurn {
  key: string;
  head: Said | null;
  seat: number | null;
  lines: LogLine[];
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

/** Put news in order: a turn begins with one of the messages `heads`. */
export function turnsOf(news: readonly News[], heads: readonly string[]): LogTurn[] {
  const turns: LogTurn[] = [];
  let turn: LogTurn = { key: 'start', head: null, seat: null, lines: [] };
  const close = () => {
    if (turn.head || turn.lines.length) turns.push(turn);
  };
  for (const one of news) {
    if (TOLD.has(one.kind)) {
      const key = `${one.version}`;
      turn.lines.push({ key, version: one.version, seat: one.seat, said: null, kind: one.kind });
    }
    for (const [i, said] of one.events.entries()) {
      const key = `${one.version}.${i}`;
      if (heads.includes(said.message)) {
        close();
        turn = { key, head: said, seat: aboutSeat(said), lines: [] };
      } else {
        const seat = aboutSeat(said) ?? one.seat;
        turn.lines.push({ key, version: one.version, seat, said, kind: one.kind });
      }
    }
  }
  close();
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

/** Return what happened meanwhile, as lines worth telling, the latest `most`. */
export function sinceLines(
  news: readonly News[],
  { after, upTo }: Meanwhile,
  highlights: readonly string[] | undefined,
  most: number,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const one of news) {
    if (one.version <= after || one.version > upTo) continue;
    for (const [i, said] of one.events.entries()) {
      if (highlights && !highlights.includes(said.message)) continue;
      const seat = aboutSeat(said) ?? one.seat;
      lines.push({
        key: `${one.version}.${i}`,
        version: one.version,
        seat,
        said,
        kind: one.kind,
      });
    }
  }
  return lines.slice(-most);
}
