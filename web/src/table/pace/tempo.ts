/** How long each part of a rival's action is shown. */

/** Milliseconds at speed 1. */
const LIT = 150; // the rival's banner and the caption, before anything moves
const THINKING = 400; // the same before a rival's first action in a row
const TRAVEL = 450; // the pieces
const REST = 300; // afterwards
const HURRIED = { lit: 80, travel: 250, rest: 90 };
export const OWN_TRAVEL = 240;

/** More waiting actions than this are played in a hurry. */
const MANY = 6;
/** A player's question never waits longer than this for what came before it, at speed 1. */
const LONGEST_WAIT = 12_000;
const SHORTEST = 60; // an action shown for less cannot be seen

export interface Beat {
  lit: number;
  travel: number;
  /** Until what came of it has been read. */
  after: number;
  rest: number;
}

/** The time limit for everything that waits to be shown. */
export function longestWait(speed: number): number {
  return LONGEST_WAIT / speed;
}

interface Step {
  speed: number;
  /** How many actions wait to be shown after this one. */
  waiting: number;
  /** True if this is a rival's first action in a row. */
  first: boolean;
  /** True if the player did it: it is known, and need not be announced. */
  mine: boolean;
  /** How long the board holds back the outcome, see `GameFace.suspense`. */
  suspense: number;
  /** How long the outcome wants to be read, see `GameFace.aftermath`. */
  aftermath?: number;
  /** Time left until the limit. */
  left: number;
}

/** How long to show one action. Null: there is no time left to show it. */
export function beatOf({
  speed,
  waiting,
  first,
  mine,
  suspense,
  aftermath = 0,
  left,
}: Step): Beat | null {
  const hurried = waiting >= MANY;
  const lit = mine ? 0 : first ? THINKING : hurried ? HURRIED.lit : LIT;
  const travel = Math.max(mine ? OWN_TRAVEL : hurried ? HURRIED.travel : TRAVEL, suspense);
  const rest = mine || !waiting ? 0 : hurried ? HURRIED.rest : REST; // nothing waits for the last
  const pace = mine ? 1 : speed;
  const wanted = (lit + travel + aftermath + rest) / pace;
  const share = mine ? left : left / (waiting + 1);
  const scale = Math.min(1, share / wanted);
  if (wanted * scale < SHORTEST) return null;
  const part = (time: number): number => Math.round((time / pace) * scale);
  return { lit: part(lit), travel: part(travel), after: part(aftermath), rest: part(rest) };
}
