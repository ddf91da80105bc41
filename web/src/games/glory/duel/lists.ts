/** The lists: hills, stands, pavilions, the tilt and the two riders. SVG text. */
import { round } from '../../../kit/drawing/hex.js';
import { riderDrawing, type Rider } from './rider.js';

export interface Sizes {
  width: number;
  height: number;
  /** Width of the stands. */
  stand: number;
  /** Pavilions of one side: how far from the edge, and how large. */
  tents: readonly (readonly [number, number])[];
  /** Where the tilt begins. */
  tilt: number;
  /** Size and place of the left rider. */
  scale: number;
  x: number;
}

export const WIDE: Sizes = {
  width: 1376,
  height: 240,
  stand: 400,
  tents: [[322, 0.72]],
  tilt: 150,
  scale: 0.75,
  x: 356,
};
export const NARROW: Sizes = {
  width: 620,
  height: 214,
  stand: 230,
  tents: [],
  tilt: -20,
  scale: 0.65,
  x: 46,
};

/** How much further both have come when they meet. */
const CLOSER = 84;

const pavilion = (x: number, y: number, s: number, rider: Rider): string =>
  `<g transform="translate(${x} ${y}) scale(${s})" class="${rider.livery}"><path d="M-40 0L-34 -44H34L40 0Z" fill="var(--map-light)" class="bgl"/><path d="M-34 -44L0 -84L34 -44C30 -39 25 -39 22 -44C18 -39 14 -39 11 -44C7 -39 4 -39 0 -44C-4 -39 -7 -39 -11 -44C-14 -39 -18 -39 -22 -44C-25 -39 -30 -39 -34 -44Z" fill="var(--seat-wash)" class="bgl"/><path d="M-22 -44L-26 0M22 -44L26 0M-11 -44L-13 0M11 -44L13 0" class="bgl" fill="none"/><path d="M-6 0C-5 -18 -2 -30 0 -38C2 -30 5 -18 6 0Z" fill="var(--map-dark)" opacity=".55"/><path d="M16 -6L24 -40M20 -5L27 -36M25 -4L30 -30M30 -3L33 -22" class="bgh"/><path d="M0 -84V-104" class="bgl"/><path d="M0 -104L18 -99L0 -93Z" fill="var(--seat)" class="bgl"/></g>`;
export function listsDrawing(left: Rider, right: Rider, o: Sizes, clash: number | null): string {
  const W = o.width,
    H = o.height,
    c = W / 2,
    gy = H - 10;
  let out = '',
    crowd = '';
  // sky hatching, the engraver's way
  for (let i = 0; i < 9; i++) {
    const y = 16 + i * 8,
      a = 200 + ((i * 137) % 260),
      b = 120 + ((i * 89) % 240);
    out += `<path class="sky" d="M${round(c - a - 80)} ${y}H${round(c - a * 0.35)}M${round(c + b * 0.4)} ${y + 3}H${round(c + b + 160)}"/>`;
  }
  // hills
  out += `<path d="M0 ${gy - 34}C70 ${gy - 66} 130 ${gy - 84} 210 ${gy - 66}C290 ${gy - 92} 380 ${gy - 94} ${round(c * 0.7)} ${gy - 72}H${round(W - c * 0.7)}C${W - 380} ${gy - 94} ${W - 290} ${gy - 92} ${W - 210} ${gy - 66}C${W - 130} ${gy - 84} ${W - 70} ${gy - 66} ${W} ${gy - 34}Z" fill="var(--wash-grass)" opacity=".75"/><path class="bgl" fill="none" d="M0 ${gy - 34}C70 ${gy - 66} 130 ${gy - 84} 210 ${gy - 66}C290 ${gy - 92} 380 ${gy - 94} ${round(c * 0.7)} ${gy - 72}M${W} ${gy - 34}C${W - 70} ${gy - 66} ${W - 130} ${gy - 84} ${W - 210} ${gy - 66}C${W - 290} ${gy - 92} ${W - 380} ${gy - 94} ${round(W - c * 0.7)} ${gy - 72}"/><path d="M0 ${gy - 34}H${W}C${W - 120} ${gy + 14} ${W - 300} ${gy + 16} ${c} ${gy + 14}C300 ${gy + 16} 120 ${gy + 14} 0 ${gy - 34}Z" fill="var(--wash-arena)" opacity=".6"/>`;
  // the covered stand in the middle
  const sw = o.stand,
    sx = c - sw / 2,
    sy = gy - 66;
  const n = 10;
  const st = sw / n;
  let roof = '';
  let posts = '';
  for (let i = 0; i < n; i++)
    roof += `<path d="M${round(sx + i * st)} ${sy - 62}L${round(sx + i * st + st * 0.06)} ${sy - 44}Q${round(sx + i * st + st / 2)} ${sy - 32} ${round(sx + (i + 1) * st)} ${sy - 44}V${sy - 62}Z" fill="${i % 2 ? 'var(--map-light)' : 'var(--paper-deep)'}" class="bgl"/>`;
  for (let i = 0; i <= n; i += 2) posts += `M${round(sx + i * st)} ${sy - 60}V${sy + 20}`;
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 26; i++) {
      const x = sx + 12 + (i * (sw - 24)) / 25 + (r ? 7 : 0) + ((i * 7) % 3) - 1,
        y = sy - 22 + r * 17 + ((i * 5 + r) % 3);
      if (x > sx + sw - 8) continue;
      crowd += `<path class="bgl" fill="var(--map-light)" d="M${round(x - 5.4)} ${round(y + 14)}C${round(x - 5.4)} ${round(y + 6)} ${round(x - 3)} ${round(y + 4)} ${round(x)} ${round(y + 4)}S${round(x + 5.4)} ${round(y + 6)} ${round(x + 5.4)} ${round(y + 14)}Z"/><circle class="bgl" fill="var(--map-light)" cx="${round(x)}" cy="${round(y)}" r="3.7"/>${(i + r) % 3 === 0 ? `<path class="bgl" d="M${round(x - 4)} ${round(y - 2)}L${round(x)} ${round(y - 8)}L${round(x + 4)} ${round(y - 2)}Z" fill="var(--paper-deep)"/>` : (i + r) % 3 === 1 ? `<path d="M${round(x - 4)} ${round(y - 0.6)}C${round(x - 4)} ${round(y - 5)} ${round(x + 4)} ${round(y - 5)} ${round(x + 4)} ${round(y - 0.6)}Z" fill="var(--engrave-soft)"/>` : ''}`;
    }
  out += `<g>${`<path d="M${sx} ${sy - 60}V${sy + 24}H${sx + sw}V${sy - 60}Z" fill="var(--paper-sunken)" class="bgl"/>`}${crowd}<path d="M${sx} ${sy + 8}H${sx + sw}V${sy + 24}H${sx}Z" fill="var(--map-light)" class="bgl"/><path class="bgl" fill="none" d="${posts}"/>${roof}<path class="bgl" d="M${sx} ${sy - 62}L${sx + 26} ${sy - 80}H${sx + sw - 26}L${sx + sw} ${sy - 62}Z" fill="var(--map-light)"/><path class="bgl" d="M${c} ${sy - 80}V${sy - 98}"/><path d="M${c} ${sy - 98}L${c + 22} ${sy - 93}L${c} ${sy - 87}Z" fill="var(--paper-deep)" class="bgl"/></g>`;
  for (const [x, s] of o.tents)
    out += pavilion(x, gy - 34, s, left) + pavilion(W - x, gy - 34, s, right);
  // ground and tilt
  const t0 = o.tilt,
    ty = gy - 58;
  let planks = '';
  for (let x = t0; x < W - t0 + 1; x += (W - 2 * t0) / 14)
    planks += `M${round(x)} ${ty - 6}V${gy - 8}`;
  const tilt =
    `<path d="M${t0} ${ty}H${W - t0}V${ty + 40}H${t0}Z" fill="var(--map-light)" stroke="var(--engrave)" stroke-width="1.3"/><path d="M${t0} ${ty + 13}H${W - t0}M${t0} ${ty + 27}H${W - t0}" stroke="var(--engrave)" stroke-width="1" fill="none"/><path d="${planks}" stroke="var(--engrave)" stroke-width="2.4" fill="none"/>` +
    (() => {
      let d = '';
      for (let x = t0 + 6; x < W - t0; x += 7)
        d += `M${round(x)} ${ty + 30}L${round(x + 5)} ${ty + 38}`;
      return `<path class="bgh" d="${d}"/>`;
    })();
  let gr = '';
  for (let i = 0; i < 46; i++) {
    const x = 20 + ((i * 173) % (W - 60)),
      y = gy - 6 + ((i * 31) % 12);
    gr += `M${x} ${y}h${10 + ((i * 13) % 30)}`;
  }
  const k = o.scale,
    kx = o.x + (clash === null ? 0 : CLOSER * o.scale),
    ky = gy - 266 * k;
  const leaning = clash === 0 ? ' rotate(-7 120 220)' : '';
  const yielding = clash === 1 ? ' rotate(-7 120 220)' : '';
  const hit = kx + 492 * k;
  const struck =
    clash === null ? '' : burst(clash === 1 ? hit : W - hit, ky + 60 * k, k, left, right);
  return (
    `${out}<path d="M0 ${gy - 34}H${W}" class="bgl" fill="none"/>` +
    `<g class="from-right"><g transform="translate(${W - kx} ${ky - 5}) scale(${-k} ${k})${yielding}">${riderDrawing(right, false)}</g></g>` +
    tilt +
    `<g class="from-left"><g transform="translate(${kx} ${ky + 4}) scale(${k})${leaning}">${riderDrawing(left, true)}</g></g>` +
    `<path class="bgl" fill="none" d="${gr}"/>${dust(kx + 20 * k, gy + 2)}${struck}`
  );
}
const dust = (x: number, y: number): string =>
  `<path class="bgl" fill="none" d="M${x - 24} ${y - 2}q5 -9 12 -3q3 -9 12 -4q8 -3 8 6M${x - 50} ${y}q4 -6 9 -2q4 -5 9 0"/>`;
const SPLINTERS: readonly (readonly [number, number, number, number, 0 | 1])[] = [
  [-64, -58, 38, -30, 0],
  [34, -62, 30, 20, 0],
  [-14, -66, 24, 62, 1],
  [78, -44, 34, -62, 0],
  [-90, -20, 22, 14, 1],
  [62, 34, 26, 40, 0],
  [-40, 48, 30, -18, 1],
  [96, -6, 18, 80, 0],
];

/** A lance breaks on a shield. */
function burst(x: number, y: number, s: number, left: Rider, right: Rider): string {
  let rays = '';
  let star = '';
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * Math.PI * 2 + 0.1;
    const from = 16 + (i % 3) * 5;
    const to = 40 + ((i * 37) % 38);
    rays +=
      `M${round(Math.cos(a) * from)} ${round(Math.sin(a) * from)}` +
      `L${round(Math.cos(a) * to)} ${round(Math.sin(a) * to * 0.82)}`;
  }
  for (let i = 0; i < 18; i++) {
    const a = (i / 18) * Math.PI * 2;
    const r = i % 2 ? 11 : 24 + ((i * 13) % 12);
    star += `${i ? 'L' : 'M'}${round(Math.cos(a) * r)} ${round(Math.sin(a) * r * 0.85)}`;
  }
  const splinters = SPLINTERS.map(
    ([a, b, l, turn, whose]) =>
      `<g transform="translate(${a} ${b}) rotate(${turn})" class="${(whose ? right : left).livery}">` +
      `<path d="M${-l / 2} -3L${l / 2 - 6} -3.4L${l / 2} -1L${l / 2 - 4} .6L${l / 2 + 3} 2.4L${-l / 2 + 5} 3.6L${-l / 2 - 5} 1.4Z" fill="var(--seat-on)" stroke="var(--engrave)" stroke-width="1.2" stroke-linejoin="round"/>` +
      `<path d="M${-l / 4} -3L${-l / 4 + 6} -3L${-l / 4 + 9} 3L${-l / 4 + 3} 3Z" fill="var(--seat)"/></g>`,
  ).join('');
  return (
    `<g class="burst" transform="translate(${round(x)} ${round(y)}) scale(${s})">` +
    `<path d="${rays}" stroke="var(--engrave)" stroke-width="1.3" stroke-linecap="round" fill="none"/>` +
    `<path class="boom" d="${star}Z" stroke="var(--engrave)" stroke-width="1.5" stroke-linejoin="round"/>` +
    `${splinters}</g>`
  );
}
