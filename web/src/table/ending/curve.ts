/** The geometry of the curve of a match. */
import type { Side } from './count.js';
import type { Step } from './course.js';

const PAD = { top: 18, right: 62, bottom: 22, left: 30 };
const TAG = 23; // pixels between two pennons at the end

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

/** Round numbers for the axis of points, at most five above zero. */
export function grid({ least, most }: Scale): number[] {
  const every = NICE.find((one) => most / one <= 5) ?? 1000;
  const found: number[] = [];
  for (let value = Math.ceil(least / every) * every; value <= most; value += every) {
    found.push(value === 0 ? 0 : value);
  }
  return found;
}

/** Where the pennons at the end stand: at their points, but none over another. */
export function endTags(sides: readonly Side[], scale: Scale): { side: Side; y: number }[] {
  const order = [...sides].sort((a, b) => b.points - a.points || a.rank - b.rank);
  const found = order.map((side) => ({ side, y: scale.y(side.points) }));
  found.forEach((tag, i) => {
    const above = found[i - 1];
    if (above) tag.y = Math.max(tag.y, above.y + TAG);
  });
  for (let i = found.length - 1, lowest = scale.bottom + 4; i >= 0; i -= 1, lowest -= TAG) {
    const tag = found[i];
    if (tag) tag.y = Math.min(tag.y, lowest);
  }
  return found;
}
