/** What the page says after it has checked a match: one line for each thing that it compared. */
import type { Draw } from '../proof/record.js';
import type { Finding } from '../proof/match-check.js';

export interface CheckLine {
  /** The text's id. texts: seed-fault-* seed-memory-* seed-chain-* */
  text: string;
  args: Record<string, string | number>;
  tone: 'good' | 'bad' | 'plain';
}

const TONES: Record<string, CheckLine['tone']> = {
  same: 'good',
  listed: 'good',
  nothing: 'plain',
  later: 'plain',
  never: 'plain',
};

/** `day`: the day of the chain that contains the match, for people. */
export function linesOf(found: Finding, day: string): CheckLine[] {
  const line = (text: string, tone: CheckLine['tone'] = 'bad', args = {}): CheckLine => ({
    text,
    args,
    tone,
  });
  if (found.fault) return [line(`seed-fault-${found.fault}`)];
  const draws = found.record?.draws.length ?? 0;
  return [
    line('seed-page-draws', 'good', { draws }),
    line('seed-page-origin', 'good'),
    ...(found.memory ? [line(`seed-memory-${found.memory}`, TONES[found.memory])] : []),
    ...(found.listed ? [line(`seed-chain-${found.listed}`, TONES[found.listed], { day })] : []),
  ];
}

/** All draws of an input from one stream below one bound, as people count: from 1. */
export interface DrawRow {
  input: number;
  stream: string;
  bound: number;
  values: number[];
}

/** Draws in rows. A shuffle, with falling bounds, becomes one row under its first bound. */
export function rowsOf(draws: Draw[]): DrawRow[] {
  const rows: DrawRow[] = [];
  let last = 0;
  for (const { input, stream, bound, value } of draws) {
    const row = rows.at(-1);
    const goesOn = bound === last || bound === last - 1;
    if (row?.input === input && row.stream === stream && goesOn) row.values.push(value + 1);
    else rows.push({ input, stream, bound, values: [value + 1] });
    last = bound;
  }
  return rows;
}
