/**
 * The tiles of Medieval Mastery, drawn by us as hand-coloured engravings. Each kind has a distinct
 * silhouette, recognisable at a glance and without colour.
 */
import {
  column,
  fir,
  flag,
  ground,
  house,
  peak,
  reed,
  spire,
  tower,
  tree,
  tuft,
  wave,
} from '../../../kit/drawing/engraving.js';

interface Terrain {
  /** Name of the wash (`--wash-…`). */
  wash: string;
  draw: () => string;
}

const TERRAIN: Record<string, Terrain> = {
  homelands: {
    wash: 'home',
    draw: () =>
      `<path class="ln" d="M-40 -2C-28 -9 -16 -9 -4 -3M-42 4C-26 -4 -12 -4 2 2M-40 10C-26 3 -12 3 4 8M8 10C16 3 28 2 42 6M4 2C14 -5 28 -6 42 -2M10 -6C18 -11 30 -12 40 -9"/>` +
      house(-8, -12, 1.15) +
      tree(-26, -14, 1.05) +
      tree(16, -17, 0.9) +
      tree(27, -15, 1),
  },
  grasslands: {
    wash: 'grass',
    draw: () =>
      `<path class="ln" d="M-42 -4C-30 -20 -14 -22 0 -10C12 -26 30 -24 42 -6Z"/><path class="ln" d="M-44 6C-30 -4 -14 -4 -2 4C10 -2 26 -4 44 4"/><path class="hs" d="M6 -14L9 -8M11 -18L15 -10M17 -20L21 -12M23 -19L27 -12M29 -16L32 -10M-24 -17L-20 -10M-18 -17L-14 -10M-12 -15L-9 -9"/>` +
      tuft(-30, 2) +
      tuft(-18, 9) +
      tuft(-4, -1) +
      tuft(8, 9) +
      tuft(20, 1) +
      tuft(32, 9) +
      tuft(-34, 12),
  },
  village: {
    wash: 'town',
    draw: () =>
      ground(-40, 40, 6) +
      house(-20, -10, 1.05) +
      house(14, -13, 1.05) +
      house(-4, 4, 1.25) +
      tree(31, 2, 1) +
      tree(-34, 1, 0.95) +
      `<path class="ln" d="M-2 -26V-16"/>` +
      spire(0, -14, 7, 8, 9),
  },
  marshlands: {
    wash: 'marsh',
    draw: () =>
      wave(-38, -14, 2) +
      wave(6, -18, 3) +
      wave(-14, -4, 3) +
      wave(-40, 8, 2) +
      wave(12, 7, 3) +
      reed(-24, -6, 12) +
      reed(-17, -4, 9) +
      reed(22, -6, 13) +
      reed(29, -4, 10) +
      reed(-4, -16, 11) +
      reed(-6, 10, 9),
  },
  forest: {
    wash: 'forest',
    draw: () =>
      fir(-26, -18, 1) +
      fir(-10, -22, 1.05) +
      fir(8, -22, 1.05) +
      fir(25, -18, 1) +
      fir(-34, -3, 1.1) +
      fir(-17, -5, 1.2) +
      fir(1, -6, 1.25) +
      fir(18, -5, 1.2) +
      fir(34, -3, 1.1) +
      fir(-26, 11, 1.1) +
      fir(-8, 12, 1.1) +
      fir(27, 11, 1.1),
  },
  fort: {
    wash: 'rock',
    draw: () =>
      ground(-40, 40, 10) +
      tower(0, -2, 17, 26) +
      flag(0, -28) +
      [-34, -29, -24, -19, -14, -9, -4, 1, 6, 11, 16, 21, 26, 31]
        .map((x) => `<path class="lt" d="M${x} 8V-5L${x + 2.5} -9L${x + 5} -5V8Z"/>`)
        .join('') +
      `<path class="ln" d="M-34 0H36"/>`,
  },
  mountains: {
    wash: 'rock',
    draw: () =>
      peak(-19, -2, 34, 28) +
      peak(20, -2, 32, 25) +
      peak(1, 8, 44, 40) +
      tuft(-34, 10) +
      tuft(33, 10),
  },
  cave: {
    wash: 'rock',
    draw: () =>
      `<path class="lt" d="M-42 10C-38 -10 -26 -12 -22 -24C-14 -36 6 -38 14 -28C22 -24 26 -12 34 -8C40 -2 42 6 42 10Z"/><path class="dk" d="M-15 10C-16 -6 -10 -16 0 -16C11 -16 16 -6 15 10Z"/><path class="hs" d="M18 6L26 -8M23 7L31 -4M28 8L35 -2M33 9L38 3M10 -24L14 -18M5 -28L10 -20M-1 -30L3 -22M-26 8L-22 -2M-31 9L-28 2"/><path class="sf" d="M-9 10C-9 0 -6 -8 0 -9"/>` +
      tuft(-34, 12) +
      tuft(36, 13),
  },
  battlefield: {
    wash: 'field',
    draw: () =>
      ground(-40, 40, 9) +
      `<path class="ln" d="M-28 8L-20 -20M-13 10L-10 -12M30 8L22 -22M16 9L14 -8"/><path class="fl" d="M-20 -20L-8 -17L-21.4 -11Z"/><path class="fl" d="M22 -22L10 -18L23.6 -12Z"/><path class="lt" d="M-10 -12L-12.4 -17L-8.6 -18.4Z"/><g transform="translate(1 -3)"><path class="lt" d="M-9 -9L9 9L11 7L-7 -11Z"/><path class="lt" d="M9 -9L-9 9L-11 7L7 -11Z"/><path class="ln" d="M5 9L9 5M-5 9L-9 5M9.6 9.6L12.6 12.6M-9.6 9.6L-12.6 12.6"/></g><path class="ln" d="M-34 10L-30 2M-37 5L-27 7M36 11L33 3"/>`,
  },
  ruins: {
    wash: 'ruin',
    draw: () =>
      ground(-40, 40, 9) +
      column(-24, 6, 28) +
      column(-9, 6, 22, true) +
      column(25, 6, 14, true) +
      `<path class="lt" d="M2 8V-18C2 -26 6 -30 12 -30L12 -24C9 -24 8 -22 8 -18V8Z"/><path class="hs" d="M5 4V-18M6.6 4V-20"/><path class="lt" d="M-31 -24H-15L-16 -29L-22 -28L-25 -31L-31 -29Z"/><path class="lt" d="M13 8L17 3L22 6L20 10ZM-20 10L-16 7L-12 10ZM33 10L36 5L40 9Z"/>` +
      tuft(-36, 11) +
      tuft(1, 13),
  },
  abbey: {
    wash: 'town',
    draw: () =>
      ground(-40, 40, 9) +
      `<path class="lt" d="M-30 8V-6H26V8Z"/><path class="rf" d="M-33 -6L-26 -16H22L29 -6Z"/><path class="dk" d="M-24 8V1A2.4 2.4 0 0 1 -19.2 1V8ZM-14 8V1A2.4 2.4 0 0 1 -9.2 1V8ZM14 8V1A2.4 2.4 0 0 1 18.8 1V8Z"/><path class="lt" d="M-4 8V-14L3 -22L10 -14V8Z"/><circle class="ln" cx="3" cy="-11" r="2.8"/><path class="dk" d="M.4 8V2A2.6 2.6 0 0 1 5.6 2V8Z"/><path class="ln" d="M3 -22V-32M-.6 -28.6H6.6"/>` +
      tree(34, 4, 1),
  },
  city: {
    wash: 'town',
    draw: () =>
      ground(-42, 42, 10) +
      spire(-10, -8, 9, 14, 12) +
      spire(6, -10, 11, 18, 14) +
      house(-20, -7, 0.9) +
      house(20, -8, 0.95) +
      spire(22, -14, 6, 8, 9) +
      `<path class="lt" d="M-36 9V-6H36V9Z"/><path class="ln" d="M-36 -2H36"/><path class="hs" d="M-20 6H-14M-24 2H-18M14 6H20M18 2H24M8 2H11"/>` +
      tower(-34, 9, 10, 23, false) +
      tower(34, 9, 10, 23, false) +
      `<path class="lt" d="M-7 9V-11H7V9Z"/><path class="dk" d="M-3.6 9V0A3.6 3.6 0 0 1 3.6 0V9Z"/>`,
  },
  fortress: {
    wash: 'castle',
    draw: () =>
      `<path class="lt" d="M-42 12C-34 -2 -20 -4 0 -4S34 -2 42 12Z"/><path class="hs" d="M22 0L26 7M28 2L31 8M33 4L36 10M15 -1L18 5M-30 4L-33 9M-24 1L-27 6"/>` +
      tower(0, -8, 20, 29, false) +
      flag(0, -37) +
      tower(-22, -2, 12, 22, false) +
      tower(22, -2, 12, 22, false) +
      `<path class="lt" d="M-16 0V-12H-13V-10H-9V-12H-5V-10H-1V-12H1V-10H5V-12H9V-10H13V-12H16V0Z"/><path class="dk" d="M-4 0V-5A4 4 0 0 1 4 -5V0Z"/>`,
  },
  arena: {
    wash: 'arena',
    draw: () =>
      `<path class="lt" d="M-38 -10V4C-38 12 -20 17 0 17S38 12 38 4V-10Z"/><path class="dk" d="M-33 9V3A2 2 0 0 1 -29 4V11ZM-24 12V5A2.2 2.2 0 0 1 -19.6 5.6V13.4ZM-14 14.4V6.6A2.4 2.4 0 0 1 -9.2 7V15.2ZM-2.6 15.6V7.4A2.6 2.6 0 0 1 2.6 7.4V15.6ZM9.2 15.2V7A2.4 2.4 0 0 1 14 6.6V14.4ZM19.6 13.4V5.6A2.2 2.2 0 0 1 24 5V12ZM29 11V4A2 2 0 0 1 33 3V9Z"/><ellipse class="lt" cx="0" cy="-12" rx="38" ry="16"/><ellipse class="ln" cx="0" cy="-10.6" rx="30" ry="11.6"/><ellipse class="ar" cx="0" cy="-8.6" rx="21" ry="7.4"/><path class="hs" d="M24 -20L20 -14M29 -17L24 -12M33 -13L27 -9M17 -23L14 -17"/>` +
      flag(-20, -24) +
      flag(20, -24, -1),
  },
  castle: {
    wash: 'castle',
    draw: () =>
      ground(-40, 40, 11) +
      tower(-27, 8, 14, 30, false) +
      tower(27, 8, 14, 30, false) +
      tower(0, 2, 24, 40, false) +
      `<path class="lt" d="M-20 9V-10H-16V-7H-11V-10H-6V-7H-2.4V-10H2.4V-7H6V-10H11V-7H16V-10H20V9Z"/><path class="dk" d="M-5 9V1A5 5 0 0 1 5 1V9Z"/><path class="sf" d="M-2 9V-2M2 9V-2M-5 3H5M-5 6H5"/>`,
  },
  lake: {
    wash: 'lake',
    draw: () =>
      wave(-30, -24, 2) +
      wave(6, -28, 2) +
      wave(-40, -10, 3) +
      wave(14, -12, 2) +
      wave(-22, 6, 2) +
      wave(12, 8, 2) +
      wave(-34, 22, 3) +
      wave(6, 24, 3) +
      wave(-14, 36, 2) +
      `<g transform="translate(0 -6)"><path class="lt" d="M-13 4H13L9 10H-9Z"/><path class="ln" d="M0 4V-16"/><path class="lt" d="M1.4 -15C9 -12 10 -4 9 1H1.4Z"/><path class="lt" d="M-1.4 -12C-7 -9 -8 -3 -7.6 1H-1.4Z"/></g>`,
  },
};

export const TILE_KINDS: readonly string[] = Object.keys(TERRAIN);

const drawn = new Map<string, string>();

/** The drawing of a kind of tile, around the origin, for a hex with circumradius 60. */
export function drawing(kind: string): string {
  let found = drawn.get(kind);
  if (found === undefined) {
    found = TERRAIN[kind]?.draw() ?? '';
    drawn.set(kind, found);
  }
  return found;
}

export function washOf(kind: string | null): string {
  return `var(--wash-${(kind && TERRAIN[kind]?.wash) || 'castle'})`;
}
