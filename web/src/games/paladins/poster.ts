import { at, fir, ground, house, pen, spire, tree } from '../../kit/drawing/engraving.js';
import type { Poster } from '../posters.js';

const village =
  house(-20, -10, 1.05) + house(14, -13, 1.05) + house(-4, 4, 1.25) + spire(0, -14, 7, 8, 9);
const wood =
  fir(-14, -4, 1.1) + fir(4, -8, 1.2) + fir(20, -3, 1.1) + fir(-4, 8, 1.2) + fir(14, 9, 1.1);

export default {
  wash: 'town',
  back: at(-42, 6, 0.74, village) + at(48, 6, 0.78, wood),
  front:
    ground(-40, 40, 9) +
    pen.light('M-30 8V-6H26V8Z') +
    pen.roof('M-33 -6L-26 -16H22L29 -6Z') +
    pen.dark(
      'M-24 8V1A2.4 2.4 0 0 1 -19.2 1V8ZM-14 8V1A2.4 2.4 0 0 1 -9.2 1V8ZM14 8V1A2.4 2.4 0 0 1 18.8 1V8Z',
    ) +
    pen.light('M-4 8V-14L3 -22L10 -14V8Z') +
    '<circle class="ln" cx="3" cy="-11" r="2.8"/>' +
    pen.dark('M.4 8V2A2.6 2.6 0 0 1 5.6 2V8Z') +
    pen.line('M3 -22V-32M-.6 -28.6H6.6') +
    tree(34, 4, 1),
} satisfies Poster;
