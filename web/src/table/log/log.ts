/** Groups the log into turns. */
import type { LogMessages } from '../../games/face.js';
import type { News, Message } from '../../kit/table-model.js';
import { aboutSeat, takenBack, type Meanwhile } from './meanwhile.js';

/** One line of the log. */
export interface LogLine {
  key: string;
  version: number;
  /** The seat the line is about: the first one the message mentions, or the one that answered. */
  seat: number | null;
  /** A message of the game. Null for inputs whose text comes from the interface. */
  said: Message | null;
  kind: string;
  /** True if it was undone later. */
  undone: boolean;
  /** How often one input says it in a row, if more than once. */
  times?: number;
}

/** The lines of one turn. */
export interface LogTurn {
  key: string;
  head: Message | null;
  seat: number | null;
  lines: LogLine[];
  /** True if the turn itself was undone. */
  undone: boolean;
}

/** Inputs that change something without an event of the game. */
const TOLD = new Set(['undo', 'rewind']);

/** Return the messages that begin a turn of the game. */
export function headsOf(log: LogMessages | undefined): readonly string[] {
  return log?.turnHeads ?? ['event-turn-begins'];
}

function isSame(one: Message | undefined, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Group news into turns. A turn begins with one of the messages in `heads`. */
export function turnsOf(news: readonly News[], heads: readonly string[]): LogTurn[] {
  const isUndone = takenBack(news);
  const turns: LogTurn[] = [];
  let turn: LogTurn = { key: 'start', head: null, seat: null, lines: [], undone: false };
  /** The last turn that was not undone. */
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
      // what follows belongs to the turn before the undone one
      if (turn.undone && typeof one.taken_back === 'number')
        open({ ...holding, key: `${version}.again`, lines: [] });
    }
    for (const [i, said] of one.events.entries()) {
      const key = `${version}.${i}`;
      const undone = isUndone(version);
      const seat = aboutSeat(said);
      if (heads.includes(said.message)) open({ key, head: said, seat, lines: [], undone });
      else if (i > 0 && isSame(one.events[i - 1], said)) {
        const last = turn.lines.at(-1);
        if (last) last.times = (last.times ?? 1) + 1;
      } else turn.lines.push({ key, version, seat: seat ?? one.seat, said, kind, undone });
    }
  }
  open(turn);
  return turns;
}

/**
 * Return the highlights of `Meanwhile` as log lines: the `most` telling ones, in the order in which
 * they happened; without any, everything else but the beginnings of turns. With `sidesFrom`, only
 * those about sides with that number or above.
 */
export function sinceLines(
  news: readonly News[],
  { after, upTo }: Meanwhile,
  log: LogMessages,
  most: number,
  sidesFrom: number | null = null,
): LogLine[] {
  const isUndone = takenBack(news);
  const heads = headsOf(log);
  const lines: (LogLine & { rank: number })[] = [];
  for (const one of news) {
    if (one.version <= after || one.version > upTo || isUndone(one.version)) continue;
    for (const [i, said] of one.events.entries()) {
      const index = log.highlights?.indexOf(said.message) ?? 0;
      if (index < 0 && heads.includes(said.message)) continue;
      const rank = index < 0 ? Infinity : index;
      const seat = aboutSeat(said) ?? one.seat;
      if (sidesFrom !== null && (seat ?? 0) < sidesFrom) continue;
      const { version, kind } = one;
      lines.push({ key: `${version}.${i}`, version, seat, said, kind, undone: false, rank });
    }
  }
  const highlights = lines.filter(({ rank }) => rank < Infinity);
  // of lines that say as much, the later ones
  const best = new Set(
    (highlights.length ? highlights : [...lines])
      .reverse()
      .sort((a, b) => a.rank - b.rank)
      .slice(0, most),
  );
  return lines.filter((line) => best.has(line));
}
