/** The geometry of the curve of a match. */
import type { Side } from './count.js';
import { thinned, type Moment, type Step, type Tick } from './course.js';

const PAD = { top: 18, right: 62, bottom: 22, left: 30 };
/** Pixels between the middles of two labels: pennons at the end, numbers of turns, pins. */
export const APART = { tag: 24, tick: 24, pin: 22 };

interface Scale {
  left: number;
  right: number;
  bottom: number;
  least: number;
  most: number;
  x(version: number): number;
  y(points: number): number;
}

/** Fit versions and points into a drawing; a goal stays in sight, zero too. */
export function scaleOf(
  steps: readonly Step[],
  width: number,
  height: number,
  goal: number | null,
): Scale {
  const all = steps.flatMap(({ points }) => points);
  const least = Math.min(0, ...all);
  const most = Math.max(1, goal ?? 0, ...all);
  const first = steps[0]?.version ?? 0;
  const span = Math.max(1, (steps.at(-1)?.version ?? 1) - first);
  const [left, right] = [PAD.left, Math.max(PAD.left + 1, width - PAD.right)];
  const bottom = height - PAD.bottom;
  const round = (n: number): number => Math.round(n * 10) / 10;
  return {
    left,
    right,
    bottom,
    least,
    most,
    x: (version) => round(left + ((right - left) * (version - first)) / span),
    y: (points) => round(bottom - ((bottom - PAD.top) * (points - least)) / (most - least)),
  };
}

/** The path of one side: along until its points change, then up or down. */
export function stepPath(steps: readonly Step[], side: number, scale: Scale, shift = 0): string {
  let path = '';
  let last: number | null = null;
  for (const { version, points } of steps) {
    const now = points[side];
    if (now === undefined || now === last) continue;
    const y = scale.y(now) + shift;
    path += last === null ? `M${scale.left} ${y}` : `H${scale.x(version)}V${y}`;
    last = now;
  }
  return path && `${path}H${scale.right}`;
}

const NICE = [1, 2, 3, 5, 10, 15, 20, 25, 50, 100, 200, 500];

/** Round numbers for the axis of points, at most six. */
export function grid({ least, most }: Scale): number[] {
  const every = NICE.find((one) => (most - least) / one <= 5) ?? 1000;
  const found: number[] = [];
  for (let value = Math.ceil(least / every) * every; value <= most; value += every) {
    found.push(value === 0 ? 0 : value);
  }
  return found;
}

/** The turns that are numbered: as many as there is room for, none too close to another. */
export function tickLabels(ticks: readonly Tick[], scale: Scale): { tick: Tick; x: number }[] {
  const found: { tick: Tick; x: number }[] = [];
  for (const tick of thinned(ticks, Math.max(1, (scale.right - scale.left) / (1.5 * APART.tick)))) {
    const x = scale.x(tick.version);
    if (x - (found.at(-1)?.x ?? -Infinity) >= APART.tick) found.push({ tick, x });
  }
  return found;
}

/** Move places on an axis so that they are `apart`, in order, the last not beyond `end`. */
function spread(places: readonly number[], apart: number, end: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + apart));
  return found.map((place, i) => Math.min(place, end - (found.length - 1 - i) * apart));
}

/** Where the pins of moments stand: on the line of a side, but none over another. */
export function pins(
  marks: readonly Moment[],
  side: number,
  scale: Scale,
): { version: number; x: number; y: number }[] {
  const xs = spread(
    marks.map(({ version }) => scale.x(version)),
    APART.pin,
    scale.right,
  );
  return marks.map(({ version, step }, i) => ({
    version,
    x: xs[i] ?? 0,
    y: scale.y(step.points[side] ?? 0),
  }));
}

/** Where the pennons at the end stand: at their points, but none over another. */
export function endTags(sides: readonly Side[], scale: Scale): { side: Side; y: number }[] {
  const order = [...sides].sort((a, b) => b.points - a.points || a.rank - b.rank);
  const ys = spread(
    order.map(({ points }) => scale.y(points)),
    APART.tag,
    scale.bottom + 4,
  );
  return order.map((side, i) => ({ side, y: ys[i] ?? 0 }));
}
