import { at, flag, peak, pen, tower, tuft } from '../../kit/drawing/engraving.js';
import type { Poster } from '../posters.js';

const mountains = peak(-19, -2, 34, 28) + peak(20, -2, 32, 25) + peak(1, 8, 44, 40);

export default {
  wash: 'lake',
  back: at(-44, 7, 0.64, mountains + tuft(-34, 10)) + at(46, 7, 0.64, mountains + tuft(33, 10)),
  front:
    pen.light('M-42 12C-34 -2 -20 -4 0 -4S34 -2 42 12Z') +
    pen.hatch('M22 0L26 7M28 2L31 8M33 4L36 10M15 -1L18 5M-30 4L-33 9M-24 1L-27 6') +
    tower(0, -8, 20, 29, false) +
    flag(0, -37) +
    tower(-22, -2, 12, 22, false) +
    tower(22, -2, 12, 22, false) +
    pen.light('M-16 0V-12H-13V-10H-9V-12H-5V-10H-1V-12H1V-10H5V-12H9V-10H13V-12H16V0Z') +
    pen.dark('M-4 0V-5A4 4 0 0 1 4 -5V0Z'),
} satisfies Poster;
