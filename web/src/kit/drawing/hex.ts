/** Geometry of pointy-top hexes in axial coordinates, and of spots in general. */

export type Point = readonly [number, number];

const ROOT3 = Math.sqrt(3);
/**
 * The offset of the neighbour across edge i. Edge i joins corners i and i + 1; corner 0 is on top.
 */
export const ACROSS: readonly Point[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export const round = (n: number): number => Math.round(n * 10) / 10;

/** Parse the coordinates in a hex's name: "2,-1". */
export function axial(name: string): Point {
  const [q, r] = name.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

/** The centre of a hex with circumradius R. */
export function centre(q: number, r: number, R: number): Point {
  return [round(ROOT3 * R * (q + r / 2)), round(1.5 * R * r)];
}

/** The six corners around the origin, clockwise from the top. */
export function corners(R: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const a = (Math.PI / 3) * i - Math.PI / 2;
    return [Math.round(R * Math.cos(a) * 100) / 100, Math.round(R * Math.sin(a) * 100) / 100];
  });
}

export function outline(R: number): string {
  return `M${corners(R)
    .map((p) => p.join(' '))
    .join('L')}Z`;
}

/**
 * A band along the inside of some edges of a hex: `open[i]` says whether edge i has one. Bands of
 * neighbouring edges meet in the inner corner; others end along the closed edge.
 */
export function band(R: number, width: number, open: readonly boolean[]): string {
  const outer = corners(R);
  const inset = (width * 2) / ROOT3;
  const inner = corners(R - inset);
  const parts: string[] = [];
  const at = (points: readonly Point[], i: number): Point => points[(i + 6) % 6] as Point;
  const along = (from: Point, to: Point): Point => [
    from[0] + ((to[0] - from[0]) * inset) / R,
    from[1] + ((to[1] - from[1]) * inset) / R,
  ];
  for (let i = 0; i < 6; i++) {
    if (!open[i]) continue;
    const a = at(outer, i);
    const b = at(outer, i + 1);
    const ia = open[(i + 5) % 6] ? at(inner, i) : along(a, at(outer, i - 1));
    const ib = open[(i + 1) % 6] ? at(inner, i + 1) : along(b, at(outer, i + 2));
    parts.push(`M${[a, b, ib, ia].map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}Z`);
  }
  return parts.join('');
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The smallest box around points, with a margin. */
export function around(points: readonly Point[], margin: number): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const HEADING: Record<Arrow, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The spot reached from a place by an arrow key: near, and in that direction. Every spot can be
 * reached, because only those strictly behind are excluded.
 */
export function toward<S extends { id: string; x: number; y: number }>(
  spots: readonly S[],
  from: { id: string; x: number; y: number },
  arrow: Arrow,
): S | null {
  const [hx, hy] = HEADING[arrow];
  let best: S | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * hx + dy * hy;
    if (spot.id === from.id || ahead < 1) continue;
    const aside = Math.abs(dx * hy) + Math.abs(dy * hx);
    const cost = Math.hypot(dx, dy) + aside + (aside > ahead * 1.8 ? 1e4 : 0);
    if (cost < least) {
      least = cost;
      best = spot;
    }
  }
  return best;
}

/** The part of a line between two centres that keeps a distance from both. */
export function between(a: Point, b: Point, gap: number): readonly [Point, Point] {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  const ux = (dx / length) * gap;
  const uy = (dy / length) * gap;
  return [
    [round(a[0] + ux), round(a[1] + uy)],
    [round(b[0] - ux), round(b[1] - uy)],
  ];
}

/** A curved arrow from one centre to another: its path and its tip. */
export function bow(a: Point, b: Point, gap: number): { way: string; tip: string } {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy) || 1;
  const ux = dx / length;
  const uy = dy / length;
  const bend = Math.min(46, length * 0.22) * (dx < 0 ? 1 : -1);
  const sx = a[0] + ux * gap;
  const sy = a[1] + uy * gap;
  const ex = b[0] - ux * gap;
  const ey = b[1] - uy * gap;
  const mx = (sx + ex) / 2 - uy * bend;
  const my = (sy + ey) / 2 + ux * bend;
  // the tip points along the end of the curve
  const tx = ex - mx;
  const ty = ey - my;
  const t = Math.hypot(tx, ty) || 1;
  const [hx, hy] = [tx / t, ty / t];
  const tip = [
    [ex + hx * 11, ey + hy * 11],
    [ex - hy * 8 - hx * 4, ey + hx * 8 - hy * 4],
    [ex + hy * 8 - hx * 4, ey - hx * 8 - hy * 4],
  ];
  return {
    way: `M${round(sx)} ${round(sy)}Q${round(mx)} ${round(my)} ${round(ex)} ${round(ey)}`,
    tip: `M${tip.map(([x, y]) => `${round(x ?? 0)} ${round(y ?? 0)}`).join('L')}Z`,
  };
}
