/** The visible part of a board: scale and shift, in units of the drawing. */
import type { Box, Point } from '../drawing/hex.js';

export interface Sight {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: Sight = { scale: 1, x: 0, y: 0 };
export const NEAREST = 4;

/** Keep the centre of the visible part on the board, and the scale between whole and nearest. */
export function bounded(sight: Sight, box: Box): Sight {
  const scale = Math.min(NEAREST, Math.max(1, sight.scale));
  if (scale < 1.01) return WHOLE;
  // point p of the board appears at p * scale + shift; the box's edges may reach its middle
  const keep = (shift: number, low: number, length: number): number => {
    const middle = low + length / 2;
    const most = middle - low * scale - length * 0.1;
    const least = middle - (low + length) * scale + length * 0.1;
    return Math.min(most, Math.max(least, shift));
  };
  return { scale, x: keep(sight.x, box.x, box.width), y: keep(sight.y, box.y, box.height) };
}

/** Zoom by a factor; the given point stays in place. */
export function nearer(sight: Sight, factor: number, [px, py]: Point, box: Box): Sight {
  const scale = Math.min(NEAREST, Math.max(1, sight.scale * factor));
  const f = scale / sight.scale;
  return bounded({ scale, x: px - (px - sight.x) * f, y: py - (py - sight.y) * f }, box);
}

/** Shift by an amount of what is visible. */
export function shifted(sight: Sight, dx: number, dy: number, box: Box): Sight {
  return bounded({ ...sight, x: sight.x + dx, y: sight.y + dy }, box);
}

/** Pinch with two fingers, from their old positions to the new ones. */
export function pinched(
  sight: Sight,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
  box: Box,
): Sight {
  const length = ([a, b]: readonly [Point, Point]): number =>
    Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const now = middle(to);
  const then = middle(from);
  const moved = { ...sight, x: sight.x + now[0] - then[0], y: sight.y + now[1] - then[1] };
  return nearer(moved, length(to) / length(from), now, box);
}

/** Shift as little as needed to bring a point of the board well into view. */
export function showing(sight: Sight, [px, py]: Point, box: Box): Sight {
  if (sight.scale < 1.01) return sight;
  const fit = (at: number, low: number, length: number): number => {
    const first = low + length * 0.15;
    const last = low + length * 0.85;
    return at < first ? first - at : at > last ? last - at : 0;
  };
  return shifted(
    sight,
    fit(px * sight.scale + sight.x, box.x, box.width),
    fit(py * sight.scale + sight.y, box.y, box.height),
    box,
  );
}
