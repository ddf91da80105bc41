/**
 * Blazons. Tincture, Petra Sancta hatching and charge always go together, so that colour is never
 * the only way to identify a seat. Patterns are defined once per page, and every drawing refers to
 * them.
 */
import eagle from 'icon:eagle-emblem';
import lily from 'icon:fleur-de-lys';
import sun from 'icon:heraldic-sun';
import lion from 'icon:lion';
import stag from 'icon:stag-head';
import tower from 'icon:stone-tower';

export interface BlazonFacts {
  tincture: 'gules' | 'azure' | 'or' | 'vert' | 'purpure' | 'sable';
  /** SVG body of the charge, in a 512 × 512 box. */
  charge: string;
}

export const BLAZONS: readonly BlazonFacts[] = [
  { tincture: 'gules', charge: lion },
  { tincture: 'azure', charge: lily },
  { tincture: 'or', charge: eagle },
  { tincture: 'vert', charge: stag },
  { tincture: 'purpure', charge: tower },
  { tincture: 'sable', charge: sun },
];

/** Return the blazon for a number. There are six; higher numbers start over. */
export function blazon(number: number): BlazonFacts {
  const found = BLAZONS[((number % BLAZONS.length) + BLAZONS.length) % BLAZONS.length];
  if (!found) throw new Error(`no blazon ${number}`);
  return found;
}

/** The CSS class that sets a seat's livery (`--seat`, `--seat-on`, …) for a subtree. */
export function livery(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : `seat-${blazon(number).tincture}`;
}

const LINE = 'stroke="#fff" stroke-opacity=".34" stroke-width=".8" fill="none"';
const DOT = 'r=".7" fill="#3a2600" fill-opacity=".5"';
const HATCHING: Record<BlazonFacts['tincture'], string> = {
  gules: `<path d="M2 0V4" ${LINE}/>`,
  azure: `<path d="M0 2H4" ${LINE}/>`,
  vert: `<path d="M-1 -1L5 5M-1 3L1 5M3 -1L5 1" ${LINE}/>`,
  purpure: `<path d="M-1 5L5 -1M-1 1L1 -1M3 5L5 3" ${LINE}/>`,
  or: `<circle cx="1" cy="1" ${DOT}/><circle cx="3" cy="3" ${DOT}/>`,
  sable: '<path d="M2 0V4M0 2H4" stroke="#fff" stroke-opacity=".26" stroke-width=".7"/>',
};

/** Add the patterns to the page, once. */
export function layPatterns(page: Document = document): void {
  if (page.getElementById('kit-patterns')) return;
  const patterns = Object.entries(HATCHING).map(
    ([name, body]) =>
      `<pattern id="h-${name}" width="4" height="4" patternUnits="userSpaceOnUse">${body}</pattern>`,
  );
  const box = page.createElement('div');
  box.className = 'sr';
  box.setAttribute('aria-hidden', 'true');
  box.innerHTML =
    `<svg id="kit-patterns" width="0" height="0"><defs>${patterns.join('')}` +
    '<pattern id="h-down" width="6" height="6" patternUnits="userSpaceOnUse">' +
    '<path d="M-1 7L7 -1M-1 1L1 -1M5 7L7 5" stroke="#8a8272" stroke-opacity=".7"/></pattern>' +
    '</defs></svg>';
  page.body.append(box);
}

if (typeof document !== 'undefined') layPatterns();

/** The pips of a die face in a box of 28. */
export const PIPS: readonly (readonly [number, number][])[] = [
  [],
  [[14, 14]],
  [
    [8.5, 8.5],
    [19.5, 19.5],
  ],
  [
    [8, 8],
    [14, 14],
    [20, 20],
  ],
  [
    [8.5, 8.5],
    [19.5, 8.5],
    [8.5, 19.5],
    [19.5, 19.5],
  ],
  [
    [8, 8],
    [20, 8],
    [14, 14],
    [8, 20],
    [20, 20],
  ],
  [
    [8.5, 7.5],
    [19.5, 7.5],
    [8.5, 14],
    [19.5, 14],
    [8.5, 20.5],
    [19.5, 20.5],
  ],
];

/** Split a number over as few dice as possible: 8 is a six and a two. */
export function faces(count: number, most = 6): number[] {
  const found: number[] = [];
  for (let left = count; left > 0; left -= most) found.push(Math.min(most, left));
  return found;
}
