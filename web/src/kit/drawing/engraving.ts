/**
 * Small drawings for maps: lines over a flat wash, with hatching on the right as shade. Every
 * function returns SVG text; colours come from the classes in `board.css`.
 */
import { round } from './hex.js';

export const at = (x: number, y: number, scale: number, body: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${body}</g>`;

const line = (d: string): string => `<path class="ln" d="${d}"/>`;
const light = (d: string): string => `<path class="lt" d="${d}"/>`;
const roof = (d: string): string => `<path class="rf" d="${d}"/>`;
const dark = (d: string): string => `<path class="dk" d="${d}"/>`;
const hatch = (d: string): string => `<path class="hs" d="${d}"/>`;
const soft = (d: string): string => `<path class="sf" d="${d}"/>`;
export const pen = { line, light, roof, dark, hatch, soft };

export const tree = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    line('M-.7 0V4.4M.9 0V4.4') +
      light(
        'M-6 .4C-9 -2.4 -6.8 -6.4 -4.2 -6.4C-3.6 -10.8 3.2 -11.4 4.2 -7C7.8 -7 8.6 -2 5.8 .4Z',
      ) +
      hatch('M1.6 -1L4.4 -5.6M3.4 -.8L6 -4.8M5 -.8L6.8 -3.4'),
  );

export const fir = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    line('M0 0V4') +
      light('M0 -15L4 -8.6H2.2L5.4 -3.8H3.4L6.6 1H-6.6L-3.4 -3.8H-5.4L-2.2 -8.6H-4Z') +
      hatch('M.8 -11L2 -8.8M.8 -7L3 -4M.8 -2.4L3.6 .6M2.6 -2.4L4.8 .6'),
  );

export function peak(x: number, y: number, w: number, h: number): string {
  let shade = '';
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    shade +=
      `M${round(w * 0.04 + w * 0.4 * t)} ${round(-h * (1 - t) + 2 + h * 0.02)}` +
      `L${round(w * 0.1 + w * 0.26 * t)} ${round(-h * (1 - t) * 0.52 - 1)}`;
  }
  const ridge =
    `M${-w / 2} 0L${round(-w * 0.2)} ${round(-h * 0.62)}L${round(-w * 0.12)} ${round(-h * 0.56)}` +
    `L0 ${-h}L${round(w * 0.14)} ${round(-h * 0.62)}L${round(w * 0.22)} ${round(-h * 0.66)}L${w / 2} 0Z`;
  const crease = `M0 ${-h}L${round(-w * 0.04)} ${round(-h * 0.6)}L${round(w * 0.05)} ${round(-h * 0.34)}L0 ${round(-h * 0.1)}`;
  return at(x, y, 1, light(ridge) + hatch(shade) + line(crease));
}

export const house = (x: number, y: number, s = 1): string =>
  at(
    x,
    y,
    s,
    light('M-8 0V-6L-4 -11L0 -6V0Z') +
      roof('M-4 -11H6L10 -6H0Z') +
      light('M0 -6H10V0H0Z') +
      hatch('M3 -1V-5M5 -1V-5M7 -1V-5M9 -1V-5') +
      dark('M-5.2 0V-3.4H-2.8V0Z'),
  );

export function tower(x: number, y: number, w: number, h: number, door = true): string {
  const n = Math.max(3, Math.round(w / 3.4)) | 1;
  const m = w / n;
  let wall = `M${-w / 2} 0V${-h}`;
  for (let i = 0; i < n; i++) {
    const next = round(-w / 2 + m * (i + 1));
    wall += i % 2 ? `V${-h + 2.6}H${next}V${-h}` : `H${next}`;
  }
  wall += 'V0Z';
  let shade = '';
  for (let yy = 2; yy < h - 3; yy += 2.3)
    shade += `M${round(w * 0.14)} ${-round(yy)}H${round(w * 0.46)}`;
  const gap = round(-h * 0.45);
  const opening = door
    ? `<path class="dk" d="M-1.8 0V-3.6A1.6 1.6 0 0 1 1.4 -3.6V0Z" transform="translate(${round(-w * 0.12)} 0)"/>`
    : `<path class="dk" d="M-.7 ${gap}V${round(gap - 3.4)}H.7V${gap}Z" transform="translate(${round(-w * 0.14)} 0)"/>`;
  return at(x, y, 1, light(wall) + hatch(shade) + opening);
}

export const spire = (x: number, y: number, w: number, h: number, top: number): string =>
  at(
    x,
    y,
    1,
    light(`M${-w / 2} 0V${-h}H${w / 2}V0Z`) +
      roof(`M${-w / 2 - 0.8} ${-h}L0 ${-h - top}L${w / 2 + 0.8} ${-h}Z`) +
      hatch(`M${round(w * 0.18)} -1V${-h + 1}M${round(w * 0.36)} -1V${-h + 1}`),
  );

export const flag = (x: number, y: number, d = 1): string =>
  line(`M${x} ${y}V${y - 10}`) +
  `<path class="fl" d="M${x} ${y - 10}L${x + 8 * d} ${y - 8}L${x} ${y - 5.6}Z"/>`;

export const tuft = (x: number, y: number): string =>
  line(`M${x} ${y}L${x - 2} ${y - 3.4}M${x} ${y}V${y - 4.6}M${x} ${y}L${x + 2.2} ${y - 3.2}`);

export const ground = (x0: number, x1: number, y: number): string =>
  soft(
    `M${x0} ${y}H${round(x0 + (x1 - x0) * 0.4)}M${round(x0 + (x1 - x0) * 0.48)} ${y + 2.4}H${x1}`,
  );

export function wave(x: number, y: number, n = 3): string {
  return `<path class="ln wv" d="M${x} ${y}${'q2.6 -3 5.2 0t5.2 0'.repeat(n)}"/>`;
}

export const reed = (x: number, y: number, h: number): string =>
  line(
    `M${x} ${y}V${y - h}M${x} ${y}Q${x - 1} ${y - h * 0.5} ${x - 4} ${round(y - h * 0.8)}` +
      `M${x} ${y}Q${x + 1} ${round(y - h * 0.4)} ${x + 4} ${round(y - h * 0.6)}`,
  ) + dark(`M${x - 1} ${y - h}h2v-4.6h-2z`);

export const column = (x: number, y: number, h: number, broken = false): string =>
  at(
    x,
    y,
    1,
    light(`M-3 0V${-h}${broken ? `L-1 ${-h - 2}L.6 ${-h + 1}L3 ${-h - 1.4}` : 'H3'}V0Z`) +
      light('M-4.2 0H4.2V2.2H-4.2Z') +
      (broken ? '' : light(`M-4.2 ${-h}H4.2V${-h - 2.4}H-4.2Z`)) +
      hatch(`M.6 -1V${-h + 2}M1.9 -1V${-h + 2}`),
  );
