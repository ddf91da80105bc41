/**
 * The small drawings of Crusaders by name: goods, orders, pieces. Each is SVG text with its own
 * box; colours come from the design tokens.
 */
import cowled from 'icon:cowled';
import crossedSwords from 'icon:crossed-swords';
import victoryFlag from 'icon:tower-flag';
import horseHead from 'icon:horse-head';
import laurelCrown from 'icon:laurel-crown';
import meeple from 'icon:meeple';
import prayer from 'icon:prayer';
import scrollUnfurled from 'icon:scroll-unfurled';
import tiedScroll from 'icon:tied-scroll';
import trowel from 'icon:trowel';
import visoredHelm from 'icon:visored-helm';

import type { Good, Order } from './view.js';

interface Drawing {
  box: string;
  body: string;
}

const token = (ground: string, body: string): string =>
  `<circle cx="12" cy="12" r="11.2" fill="${ground}" stroke="var(--engrave)"/>` +
  `<g transform="translate(2.4 2.4) scale(.8)" stroke-linejoin="round">${body}</g>`;
const PALE = '#fdf9ef';
const EDGE = 'stroke="#3a2f1e" stroke-width="1.3"';

/** The goods, as tokens with the colour of the good and its silhouette. */
const GOODS: Record<Good, string> = {
  wood: token(
    PALE,
    `<path d="M5 9.5H17.5A3.2 3.2 0 0 1 17.5 16H5Z" fill="#c79a3c" ${EDGE}/><ellipse cx="5" cy="12.7" rx="2.2" ry="3.2" fill="#c79a3c" ${EDGE}/><path d="M9 11.4H15M8.5 14H17" ${EDGE}/>`,
  ),
  candles: token(
    '#e9e0cc',
    `<path d="M7 9.4H10.6V20H7ZM13.4 12H17V20H13.4Z" fill="#fbf6ea" ${EDGE}/><path d="M8.8 9.4V7M15.2 12V9.6" ${EDGE}/><path d="M8.8 2.6C10.4 4.8 10.2 6.8 8.8 7C7.4 6.8 7.2 4.8 8.8 2.6ZM15.2 5.4C16.6 7.4 16.4 9.4 15.2 9.6C14 9.4 13.8 7.4 15.2 5.4Z" fill="#3a2f1e"/>`,
  ),
  steel: token(
    PALE,
    `<path d="M3 7H21L19.4 10.6H15.6C15 13 15.4 14.6 17.4 16.6V19H6.6V16.6C8.6 14.6 9 13 8.4 10.6C5.6 10.6 3.6 9.6 3 7Z" fill="#35659f" ${EDGE}/>`,
  ),
  horses: token(
    PALE,
    `<path d="M6 4.6C3.4 9 3.6 15.6 7.4 20.4L10.6 18.6C7.8 14.6 7.6 10 9.4 6.4L14.6 6.4C16.4 10 16.2 14.6 13.4 18.6L16.6 20.4C20.4 15.6 20.6 9 18 4.6L14.8 3.4H9.2Z" fill="#a83a32" ${EDGE}/>`,
  ),
  spices: token(
    PALE,
    `<path d="M8.6 4H15.4L14 7.4C18.4 9.4 20.2 13 19.4 17C18.8 19.6 16.6 20.8 12 20.8S5.2 19.6 4.6 17C3.8 13 5.6 9.4 10 7.4Z" fill="#4d7c3a" ${EDGE}/><g fill="#f3f8e8"><circle cx="10" cy="14" r="1.2"/><circle cx="13.6" cy="12.4" r="1.2"/><circle cx="13" cy="16.6" r="1.2"/></g>`,
  ),
};

/** A mitre in a box of 20 × 22, in the colour of its owner (a `seat-…` class around it). */
const MITRE =
  '<path d="M10 1L16.6 8.6L15.4 17H4.6L3.4 8.6Z" fill="var(--seat, var(--ink-2))" stroke="var(--seat-edge)" stroke-width="1.1"/><path d="M10 4.6V14M7 8.4H13" stroke="var(--seat-on, var(--paper-raised))" stroke-width="1.5"/><path d="M4.6 18H15.4V21H4.6Z" fill="var(--seat, var(--ink-2))" stroke="var(--seat-edge)" stroke-width="1.1"/>';

/** The saracens' crescent on a disc, around 0, with a radius of 11. */
export const CRESCENT =
  '<circle r="11" fill="var(--ink-2)" stroke="var(--paper-raised)" stroke-width="1.2"/><circle r="8" fill="none" stroke="var(--paper-raised)"/><path d="M2.8 -4.6A5.4 5.4 0 1 0 2.8 4.6A4.3 4.3 0 1 1 2.8 -4.6Z" fill="var(--paper-raised)"/>';

const WALL =
  '<path d="M1.5 20V8H5.5V11H9.2V8H14.8V11H18.5V8H22.5V20Z" fill="var(--paper-raised)" stroke="currentColor" stroke-width="1.5"/><path d="M9.6 20V16.4A2.4 2.4 0 0 1 14.4 16.4V20Z" fill="currentColor"/>';

/** Drawings of our own, in a box of 24 × 24. */
const SIGNS: Record<string, string> = {
  ...GOODS,
  coin: '<circle cx="12" cy="12" r="10" fill="var(--silver)" stroke="var(--silver-line)" stroke-width="1.5"/><circle cx="12" cy="12" r="7.2" fill="none" stroke="var(--silver-line)" stroke-width=".9"/><path d="M12 7.4L15 12L12 16.6L9 12Z" fill="var(--silver-line)"/>',
  bishop: `<g transform="translate(2 1)">${MITRE}</g>`,
  saracen: `<g transform="translate(12 12)">${CRESCENT}</g>`,
  city: '<path d="M2 21V11H5V13H8V11H10V6L12.5 2L15 6V11H17V13H19V11H22V21Z" fill="var(--paper-raised)" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/><path d="M10 21V17.6A2 2 0 0 1 14 17.6V21Z" fill="currentColor"/>',
  wall: WALL,
  holiness:
    '<path d="M10.2 2H13.8V8H20V11.6H13.8V22H10.2V11.6H4V8H10.2Z" fill="currentColor"/><path d="M5 4L7.4 6.4M19 4L16.6 6.4" stroke="currentColor" stroke-width="1.6"/>',
  'holy-land':
    '<circle cx="12" cy="12" r="10.6" fill="var(--seat, var(--ink-2))" stroke="var(--seat-edge)"/><path d="M10.6 5H13.4V9.4H18V12.2H13.4V19H10.6V12.2H6V9.4H10.6Z" fill="var(--seat-on, var(--paper-raised))"/>',
  tactic:
    '<rect x="4.5" y="2" width="15" height="20" rx="2.2" fill="var(--paper-raised)" stroke="currentColor" stroke-width="1.7"/><path d="M8 16L15.6 7.4M16 16L8.4 7.4M8.6 14L10.8 16.6M15.4 14L13.2 16.6" stroke="currentColor" stroke-width="1.6"/>',
  building:
    '<path d="M3 21V11L12 4L21 11V21Z" fill="var(--paper-raised)" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/><path d="M9.6 21V15H14.4V21Z" fill="currentColor"/>',
  hidden:
    '<circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="3 2"/><path d="M9 9.4A3 3 0 1 1 12.8 12.2C12.2 12.5 12 12.9 12 13.8M12 16V17.8" fill="none" stroke="currentColor" stroke-width="1.9"/>',
  card: '<rect x="4.5" y="2" width="15" height="20" rx="2.4" fill="var(--paper-raised)" stroke="currentColor" stroke-width="1.9"/>',
};

const ICONS: Record<string, string> = {
  build: trowel,
  pray: prayer,
  muster: crossedSwords,
  march: horseHead,
  unit: meeple,
  rescript: tiedScroll,
  spy: cowled,
  influence: laurelCrown,
  governor: visoredHelm,
  bull: scrollUnfurled,
  trophy: victoryFlag,
};

const NONE: Drawing = { box: '0 0 24 24', body: '' };

/** The drawing for a name: "coin", "wood", "march", "bishop". */
export function drawing(name: string): Drawing {
  const own = SIGNS[name];
  if (own) return { box: '0 0 24 24', body: own };
  const icon = ICONS[name];
  return icon ? { box: '0 0 512 512', body: icon } : NONE;
}

/** A drawing as an icon body in the box of the icon set (512 × 512), for the seats rail. */
export function asIcon(name: string): string {
  const own = SIGNS[name];
  return own ? `<g transform="scale(21.333)">${own}</g>` : (ICONS[name] ?? '');
}

export function orderIcon(order: Order): string {
  return asIcon(order);
}
