/** Sentences about an absence. */
import { pieces, type Piece } from '../text/names-in-text.js';

const MINUTE = 60_000;
const LENGTHS: [string, number][] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** A length of time in words, rounded down: "19 hours". */
export function lengthOf(milliseconds: number, language: string): string {
  const [unit, length] = LENGTHS.find(([, one]) => milliseconds >= one) ?? ['minute', MINUTE];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  const count = Math.max(1, Math.floor(milliseconds / length));
  return new Intl.NumberFormat(language, format).format(count);
}

/**
 * Split a sentence at the names of players. A sentence that begins with the name of its side goes
 * on after it, because the name is its heading.
 */
export function withoutSubject(sentence: string, names: readonly string[], side: number): Piece[] {
  const parts = pieces(sentence, names);
  const [first, second, ...rest] = parts;
  if (first?.seat !== side || !second) return parts;
  const text = second.text.replace(/^[\s:,]+/, '');
  return text ? [{ ...second, text }, ...rest] : parts;
}
