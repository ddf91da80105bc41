/**
 * The Levant without its cities: where places are on the drawing, sea, coast, rivers, mountains and
 * desert. Everything is measured on the wide drawing; smaller frames squeeze it.
 */
import { at, peak, tree, wave } from '../../../kit/drawing/engraving.js';
import { round, type Box, type Point } from '../../../kit/drawing/hex.js';
import { printed } from '../printed.js';

export interface Drawing {
  /** What is seen: the frame, in units of which cities and names have their natural size. */
  box: Box;
  /** True if cities stand so close together that there is no room for mountains and trees. */
  tight: boolean;
  /** Where a point of the wide drawing is on this one. */
  place: (x: number, y: number) => Point;
}

/** The middles of the outermost cities on the wide drawing, and the room they need around them. */
const [WEST, EAST, NORTH, SOUTH] = [247, 768, 84, 500];
const ROOM = { west: 58, east: 60, north: 46, south: 58 };
/** How small and how large cities may get, in pixels for each unit. */
const [SMALLEST, LARGEST] = [0.76, 1.35];
const [STRETCH_X, STRETCH_Y] = [1.12, 1.32];
/** The share of spare room on the side of the sea. */
const SEAWARD = 0.6;

/** The drawing for a frame of so many pixels. */
export function drawingFor(wide: number, high: number): Drawing {
  const [w, h] = [wide || 660, high || 530];
  const natural = Math.min(
    w / (EAST - WEST + ROOM.west + ROOM.east),
    h / (SOUTH - NORTH + ROOM.north + ROOM.south),
  );
  const scale = Math.max(SMALLEST, Math.min(LARGEST, natural));
  const [width, height] = [w / scale, h / scale];
  const sx = Math.min(STRETCH_X, (width - ROOM.west - ROOM.east) / (EAST - WEST));
  const sy = Math.min(STRETCH_Y, (height - ROOM.north - ROOM.south) / (SOUTH - NORTH));
  const left = ROOM.west + (width - ROOM.west - ROOM.east - sx * (EAST - WEST)) * SEAWARD;
  const top = ROOM.north + (height - ROOM.north - ROOM.south - sy * (SOUTH - NORTH)) / 2;
  return {
    box: { x: 0, y: 0, width: round(width), height: round(height) },
    tight: sx < 0.8,
    place: (x, y) => [round(left + (x - WEST) * sx), round(top + (y - NORTH) * sy)],
  };
}

/** Where a city is. Its content gives percents from the left and from the top. */
export function placeOf(drawing: Drawing, city: string): Point {
  const [left, top] = printed.cities[city]?.pos ?? [50, 50];
  return drawing.place(196 + 6.34 * left, 46 + 4.78 * top);
}

export const COAST =
  'M214 -260V-10C206 20 226 34 220 58C214 78 196 84 200 104C204 126 222 128 222 150C222 178 206 190 208 214C210 240 226 250 222 274C218 300 232 314 234 336C236 356 224 366 226 386C228 412 244 420 248 444C252 462 240 470 246 486C256 514 276 530 290 566L304 610L360 900';
export const RIVERS = [
  'M400 392C430 350 470 330 486 300C500 270 450 262 424 240C398 222 350 206 330 188C306 168 262 172 218 154',
  'M540 -260C540 -160 552 -40 560 -10C574 30 622 40 640 70C662 104 700 110 726 142C756 180 800 196 870 214S1100 250 1500 300',
  'M440 420C452 446 560 470 566 500C570 524 566 540 570 556',
];
export const DEAD_SEA =
  'M566 548C578 544 584 554 582 570C580 590 568 594 562 580C560 566 560 554 566 548Z';

const PEAKS = [
  [300, 60, 34, 24],
  [330, 52, 40, 28],
  [372, 60, 46, 34],
  [414, 50, 40, 28],
  [446, 44, 34, 22],
  [640, 44, 34, 22],
  [676, 40, 36, 26],
  [806, 52, 34, 22],
  [836, 44, 30, 20],
  [322, 372, 28, 22],
  [344, 392, 26, 20],
  [330, 318, 30, 24],
  [318, 296, 24, 18],
  [350, 290, 24, 18],
] as const;
const TREES = [
  [250, 80],
  [264, 86],
  [400, 128],
  [416, 134],
  [566, 138],
  [356, 250],
  [306, 506],
  [322, 514],
  [340, 526],
  [360, 474],
  [470, 446],
] as const;
const DUNES = [
  [624, 400],
  [684, 440],
  [748, 400],
  [784, 470],
  [674, 520],
  [594, 520],
  [754, 540],
  [804, 300],
  [754, 250],
  [900, 360],
  [960, 470],
  [880, 560],
] as const;
const WAVES = [
  [40, 50],
  [150, 60],
  [34, 150],
  [60, 220],
  [150, 196],
  [36, 330],
  [170, 400],
  [190, 540],
  [56, 548],
  [-60, 110],
  [-110, 260],
  [-70, 430],
] as const;

const SHIP =
  '<path class="lt" d="M-17 4C-10 8 10 8 18 3L13 12H-11Z"/><path class="ln" d="M0 5V-22M-17 4L-21 -1M18 3L22 -3"/><path class="lt" d="M-12 -18C-6 -14 8 -14 13 -18C15 -10 15 -6 12 -1C6 -4 -6 -4 -12 -1C-14 -6 -14 -12 -12 -18Z"/><path class="ln" d="M0 -15V-3M-5 -9.5H5"/>';
const PALM =
  '<path class="ln" d="M0 0C1 -8 -1 -12 1 -18M1 -18C-4 -22 -9 -20 -11 -15M1 -18C-2 -24 -8 -25 -12 -22M1 -18C4 -24 10 -24 13 -20M1 -18C6 -20 10 -17 11 -13"/>';
const COMPASS =
  '<circle r="34" class="sf"/><circle r="26" class="sf"/><path d="M0 -42L6 -6L42 0L6 6L0 42L-6 6L-42 0L-6 -6Z" class="lt"/><path d="M0 -42L6 -6L0 0ZM42 0L6 6L0 0ZM0 42L-6 6L0 0ZM-42 0L-6 -6L0 0Z" class="dk"/><path d="M17 -17L9 -5L5 -9ZM17 17L5 9L9 5ZM-17 17L-9 5L-5 9ZM-17 -17L-5 -9L-9 -5Z" class="rf"/>';

/** Dots of sand, thinning out from the middle of the desert. */
function sand({ place }: Drawing): string {
  let path = '';
  for (let i = 0; i < 340; i++) {
    const [r, turn] = [11 * Math.sqrt(i), i * 2.39996];
    const [x, y] = [764 + r * Math.cos(turn) * 1.25, 430 + r * Math.sin(turn)];
    if (x < 590 - (y - 300) * 0.25) continue;
    const [px, py] = place(x, y);
    path += `M${round(px)} ${round(py)}h.1`;
  }
  return `<path class="sand" d="${path}"/>`;
}

/** The drawings that lie on land and sea, as SVG text. */
export function sceneryOf(drawing: Drawing): string {
  const { tight, place } = drawing;
  const free = (x: number, y: number): boolean =>
    !tight || (x > 600 && y > 330) || y < 62 || y > 520;
  const put = (x: number, y: number, draw: (x: number, y: number) => string): string =>
    free(x, y) ? draw(...place(x, y)) : '';
  const dune = (x: number, y: number): string =>
    `<path class="sf" d="M${x} ${y}c8 -8 18 -9 26 -2c4 -3 10 -2 14 2"/>`;
  return [
    sand(drawing),
    ...DUNES.map(([x, y]) => put(x, y, dune)),
    ...WAVES.map(([x, y]) => wave(...place(x, y), 2)),
    ...PEAKS.map(([x, y, w, h]) => put(x, y, (px, py) => peak(px, py, w, h))),
    ...TREES.map(([x, y], i) => put(x, y, (px, py) => tree(px, py, 0.8 + (i % 3) * 0.12))),
    put(752, 378, (x, y) => at(x, y, 1, PALM)),
    put(640, 508, (x, y) => at(x, y, 1, PALM)),
    atSea(drawing, 104, 100, 28) && at(...place(104, 100), 1.25, SHIP),
    atSea(drawing, 112, 456, 44) && at(...place(112, 456), 1, COMPASS),
  ]
    .filter(Boolean)
    .join('');
}

/** True if the frame shows so much of the sea that something of this size is whole there. */
function atSea({ place }: Drawing, x: number, y: number, size: number): boolean {
  return place(x, y)[0] >= size;
}

/** Where the name of the sea is, between the frame and the coast. Null: there is no room for it. */
export function seaName({ place }: Drawing): Point | null {
  const [x, y] = place(138, 352);
  const [coast] = place(234, 352);
  const left = Math.max(x, 34);
  return coast - left > 56 ? [left, y] : null;
}

/** A road between two places, bent a little: its ends and the point that bends it. */
export type Curve = readonly [Point, Point, Point];

export function roadOf(drawing: Drawing, from: string, to: string): Curve {
  const [a, b] = [placeOf(drawing, from), placeOf(drawing, to)];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend = from < to ? 0.05 : -0.05;
  return [a, [(a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend], b];
}

const between = (p: Point, q: Point, t: number): Point => [
  p[0] + (q[0] - p[0]) * t,
  p[1] + (q[1] - p[1]) * t,
];

/** The part of a curve from one share of it to another. */
export function partOf([a, c, b]: Curve, from: number, to: number): Curve {
  const cut = (t: number): Point => between(between(a, c, t), between(c, b, t), t);
  const first = between(a, c, from);
  const second = between(c, b, from);
  return [cut(from), between(first, second, to), cut(to)];
}

export function middleOf(curve: Curve): Point {
  const [a, c, b] = curve;
  return between(between(a, c, 0.5), between(c, b, 0.5), 0.5);
}

export function lineOf([a, c, b]: Curve): string {
  const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
  return `M${at(a)}Q${at(c)} ${at(b)}`;
}

/** The length of a curve, nearly. */
export function lengthOf([a, , b]: Curve): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}
