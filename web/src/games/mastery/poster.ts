import { at, fir, ground, peak, pen, tower } from '../../kit/drawing/engraving.js';
import type { Poster } from '../posters.js';

const mountains = peak(-19, -2, 34, 28) + peak(20, -2, 32, 25) + peak(1, 8, 44, 40);
const forest = [
  [-26, -18, 1],
  [-10, -22, 1.05],
  [8, -22, 1.05],
  [25, -18, 1],
  [-34, -3, 1.1],
  [-17, -5, 1.2],
  [1, -6, 1.25],
  [18, -5, 1.2],
  [34, -3, 1.1],
  [-26, 11, 1.1],
  [-8, 12, 1.1],
  [27, 11, 1.1],
]
  .map(([x = 0, y = 0, s = 1]) => fir(x, y, s))
  .join('');

export default {
  wash: 'forest',
  back:
    at(-34, 3, 0.84, mountains) +
    at(36, 3, 0.8, mountains) +
    at(-56, 14, 0.6, forest) +
    at(58, 14, 0.6, forest),
  front:
    ground(-40, 40, 11) +
    tower(-27, 8, 14, 30, false) +
    tower(27, 8, 14, 30, false) +
    tower(0, 2, 24, 40, false) +
    pen.light('M-20 9V-10H-16V-7H-11V-10H-6V-7H-2.4V-10H2.4V-7H6V-10H11V-7H16V-10H20V9Z') +
    pen.dark('M-5 9V1A5 5 0 0 1 5 1V9Z') +
    pen.soft('M-2 9V-2M2 9V-2M-5 3H5M-5 6H5'),
} satisfies Poster;
