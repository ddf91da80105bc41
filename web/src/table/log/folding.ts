/** Folds what leads up to a line of the log into that line. */
import type { Message } from '../../kit/table-model.js';
import type { LogLine, LogTurn } from './log.js';

/** A line, and what led up to it. */
export interface FoldedLine extends LogLine {
  details: readonly LogLine[];
  /** The messages of the turn up to this one, without what was undone. */
  told: readonly Message[];
}

/**
 * Fold the lines of a turn. What is left at its end belongs to its last line; in the newest turn
 * more may come of it, so it stays visible, as do lines that were undone.
 */
export function folded(
  { lines }: LogTurn,
  details: ReadonlySet<string>,
  newest: boolean,
): FoldedLine[] {
  const found: FoldedLine[] = [];
  const told: Message[] = [];
  let waiting: LogLine[] = [];
  const put = (line: LogLine, led: readonly LogLine[] = []): void => {
    found.push({ ...line, details: led, told: [...told] });
  };
  const release = (): void => {
    for (const line of waiting) put(line);
    waiting = [];
  };
  for (const line of lines) {
    if (line.undone || !line.said) {
      release();
      put(line);
      continue;
    }
    told.push(line.said);
    if (details.has(line.said.message)) waiting.push(line);
    else {
      put(line, waiting);
      waiting = [];
    }
  }
  const last = found.at(-1);
  if (!newest && last && waiting.length) {
    found[found.length - 1] = { ...last, details: [...last.details, ...waiting] };
  } else release();
  return found;
}
