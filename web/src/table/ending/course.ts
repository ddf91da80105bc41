/** The course of a match: how points changed, and which moments turned it. */
import type { Message } from '../../kit/table-model.js';
import type { CourseStep } from '../state/source.js';

export type Step = CourseStep;

/** A change of points that mattered. */
export interface Moment {
  version: number;
  step: Step;
  before: Step;
  /** The side that the moment is told of: the one whose points changed most. */
  side: number;
  /** By how much the lead of the side whose story it is changed. */
  swing: number;
}

/** A number on the time axis: a turn or a round, and the version it began with. */
export interface Tick {
  version: number;
  number: number;
  kind: 'turn' | 'round';
}

const at = (step: Step, side: number): number => step.points[side] ?? 0;

/** By how much a side leads the best of the others. Alone, its points. */
function lead(step: Step, side: number): number {
  const others = step.points.filter((_, other) => other !== side);
  return others.length ? at(step, side) - Math.max(...others) : at(step, side);
}

/** The side whose points changed most; the given one if it changed as much. */
function changedMost(before: Step, step: Step, side: number): number {
  const change = (one: number): number => Math.abs(at(step, one) - at(before, one));
  return step.points.reduce((most, _, one) => (change(one) > change(most) ? one : most), side);
}

/** All changes of points after the set-up, as one side sees them. */
function changes(steps: readonly Step[], side: number): Moment[] {
  const start = steps[0]?.turn;
  return steps.flatMap((step, i) => {
    const before = steps[i - 1];
    if (!before || before.turn === start || step.points.length !== before.points.length) return [];
    const swing = lead(step, side) - lead(before, side);
    const moment = { version: step.version, step, before, swing };
    return [{ ...moment, side: changedMost(before, step, side) }];
  });
}

const APART = 0.08; // of the match, between two moments that are told

/** The best of some moments, some time apart, in the order they happened. */
function chosen(
  moments: readonly Moment[],
  weight: (one: Moment) => number,
  most: number,
): Moment[] {
  const [first, last] = [moments[0]?.version ?? 0, moments.at(-1)?.version ?? 0];
  const apart = (last - first) * APART;
  const found: Moment[] = [];
  for (const one of [...moments].sort((a, b) => weight(b) - weight(a) || b.version - a.version)) {
    if (found.length === most || weight(one) <= 0) break;
    if (found.every(({ version }) => Math.abs(version - one.version) > apart)) found.push(one);
  }
  return found.sort((a, b) => a.version - b.version);
}

const OVERTAKING = 2; // a change of the lead weighs as much as so many points
const DECIDING = 3; // and so does the last change

/** The moments that turned a match, for the side whose story it is. */
export function turningPoints(steps: readonly Step[], side: number, most = 3): Moment[] {
  const moments = changes(steps, side);
  const last = moments.findLast(({ swing }) => swing !== 0);
  const weight = (one: Moment): number => {
    if (!one.swing) return 0;
    const overtook = lead(one.before, side) > 0 !== lead(one.step, side) > 0;
    return Math.abs(one.swing) + (overtook ? OVERTAKING : 0) + (one === last ? DECIDING : 0);
  };
  return chosen(moments, weight, most);
}

/** Where a side lost most to another: its own points, or points that the other one gained. */
export function losses(steps: readonly Step[], side: number, to: number, most = 2): Moment[] {
  const own = ({ before, step }: Moment): number => at(before, side) - at(step, side);
  const theirs = ({ before, step }: Moment): number => at(step, to) - at(before, to);
  const weight = (one: Moment): number => theirs(one) + own(one) * (own(one) > 0 ? 1.5 : 1);
  return chosen(changes(steps, side), weight, most).map((one) => ({
    ...one,
    side: own(one) > 0 && own(one) >= theirs(one) ? side : to,
  }));
}

/** The moment at which a side gained most. Null if it never gained anything. */
export function bestMoment(steps: readonly Step[], side: number): Moment | null {
  const gained = ({ before, step }: Moment): number => at(step, side) - at(before, side);
  const [best] = chosen(changes(steps, side), gained, 1);
  return best ? { ...best, side } : null;
}

/** By how much the points of the moment's side changed. */
export function changeOf({ before, step, side }: Moment): { from: number; to: number } {
  return { from: at(before, side), to: at(step, side) };
}

/** Where turns or rounds begin, as far as the game's messages number them. */
export function ticksOf(steps: readonly Step[], heads: readonly string[]): Tick[] {
  const found: Tick[] = [];
  for (const { version, events } of steps) {
    for (const { message, args } of events) {
      if (!heads.includes(message)) continue;
      for (const kind of ['turn', 'round'] as const) {
        const number = args[kind];
        if (typeof number !== 'number' || found.at(-1)?.number === number) continue;
        found.push({ version, number, kind });
      }
    }
  }
  return found;
}

/** The turn or round that a version belongs to. */
export function tickAt(ticks: readonly Tick[], version: number): Tick | undefined {
  return ticks.findLast((tick) => tick.version <= version);
}

/** Thin out ticks so that at most `most` are left, at even numbers of turns. */
export function thinned(ticks: readonly Tick[], most: number): Tick[] {
  const every = Math.max(1, Math.ceil(ticks.length / most));
  return ticks.filter(({ number }) => number % every === 0);
}

/** How long a match took, in milliseconds. */
export function duration(steps: readonly Step[]): number {
  const times = steps.flatMap(({ at: when }) => (when ? [Date.parse(when)] : []));
  return times.length ? Math.max(...times) - Math.min(...times) : 0;
}

/** Words of a message that name a side. */
const WHO = ['seat', 'attacker', 'winner', 'defender', 'owner', 'loser', 'side'];

/**
 * The message that tells a moment best: about its side if there is one, and the first of the
 * game's highlights, which are listed by their weight.
 */
export function telling(
  { step, side }: Moment,
  highlights: readonly string[] | undefined,
): Message | null {
  const weight = ({ message }: Message): number => highlights?.indexOf(message) ?? 0;
  const about = ({ args }: Message): boolean => WHO.some((name) => args[name] === side);
  const told = step.events
    .filter((one) => weight(one) >= 0)
    .sort((a, b) => Number(about(b)) - Number(about(a)) || weight(a) - weight(b));
  return told[0] ?? null;
}
