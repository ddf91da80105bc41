/** The outline of a hanging banner of any length, with three tails. */
export const CLOTH_WIDTH = 150;
const TAIL = 30;

/**
 * Return the path of a cloth that hangs down `length` units. `from` cuts off its upper part, and
 * `inset` draws it smaller, for a seam.
 */
export function cloth(length: number, from = 0, inset = 0): string {
  const [left, right] = [inset, CLOTH_WIDTH - inset];
  const step = (right - left) / 6;
  const up = length - TAIL - inset * 0.9;
  const low = length - inset * 1.7;
  const tails = [1, 2, 3, 4, 5, 6].map((i) => `L${right - step * i} ${i % 2 ? low : up}`);
  return `M${left} ${from + inset}H${right}V${up}${tails.join('')}Z`;
}

/** The height at which the tails of a cloth begin. */
export function hem(length: number): number {
  return length - TAIL;
}

/** How far a cloth hangs down for some points, if `most` points hang down to `longest`. */
export function drop(points: number, most: number, longest: number, shortest: number): number {
  const part = Math.min(1, Math.max(0, points) / Math.max(1, most));
  return shortest + (longest - shortest) * part;
}
