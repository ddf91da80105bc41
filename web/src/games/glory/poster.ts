import { at, fir, flag, house, pen, tree } from '../../kit/drawing/engraving.js';
import type { Poster } from '../posters.js';

const ellipse = (c: string, y: number, rx: number, ry: number): string =>
  `<ellipse class="${c}" cx="0" cy="${y}" rx="${rx}" ry="${ry}"/>`;

export default {
  wash: 'arena',
  back:
    at(-50, 10, 0.8, house(-6, 0, 1.1) + tree(14, 4, 1) + tree(-22, 4, 0.9)) +
    at(50, 8, 0.8, fir(-12, -2, 1.1) + fir(4, -6, 1.2) + fir(18, 0, 1.1) + fir(-2, 10, 1.1)),
  front:
    pen.light('M-38 -10V4C-38 12 -20 17 0 17S38 12 38 4V-10Z') +
    pen.dark(
      'M-33 9V3A2 2 0 0 1 -29 4V11ZM-24 12V5A2.2 2.2 0 0 1 -19.6 5.6V13.4ZM-14 14.4V6.6A2.4 2.4 0 0 1 -9.2 7V15.2ZM-2.6 15.6V7.4A2.6 2.6 0 0 1 2.6 7.4V15.6ZM9.2 15.2V7A2.4 2.4 0 0 1 14 6.6V14.4ZM19.6 13.4V5.6A2.2 2.2 0 0 1 24 5V12ZM29 11V4A2 2 0 0 1 33 3V9Z',
    ) +
    ellipse('lt', -12, 38, 16) +
    ellipse('ln', -10.6, 30, 11.6) +
    ellipse('ar', -8.6, 21, 7.4) +
    pen.hatch('M24 -20L20 -14M29 -17L24 -12M33 -13L27 -9M17 -23L14 -17') +
    flag(-20, -24) +
    flag(20, -24, -1),
} satisfies Poster;
