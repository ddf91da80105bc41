/**
 * The small drawings of Paladins of the West Kingdom, made by us: workers by silhouette, goods,
 * attributes, pieces. Each is SVG text with its own box; colours come from the design tokens.
 */
import brickWall from 'icon:brick-wall';
import cowled from 'icon:cowled';
import hammerNails from 'icon:hammer-nails';
import holySymbol from 'icon:holy-symbol';
import pocketBow from 'icon:pocket-bow';
import prayer from 'icon:prayer';
import scales from 'icon:scales';
import swords from 'icon:crossed-swords';

import type { ActionId, Faction, Worker } from './view.js';

export interface Drawing {
  box: string;
  /** Width divided by height. */
  ratio: number;
  body: string;
}

/** Body and marks of each worker, in a box of 32 × 38. */
const WORKERS: Record<Worker, [string, string]> = {
  labourer: [
    'M16 20C9 20 5.5 25.5 5.5 34.5H26.5C26.5 25.5 23 20 16 20ZM11 13.5C11 17 13 19.2 16 19.2S21 17 21 13.5ZM2.5 11.5C7 8.8 9.6 8.6 10.3 8C10.6 3.6 13 1.8 16 1.8S21.4 3.6 21.7 8C22.4 8.6 25 8.8 29.5 11.5C25 14 20 14.2 16 14.2S7 14 2.5 11.5Z',
    'M10.4 9.2C14 10.2 18 10.2 21.6 9.2M11.5 34V27.5M20.5 34V27.5',
  ],
  scout: [
    'M16 .8C8.6 5 6.6 11.6 8.6 16.6L5.6 21.6C4.6 26 4.4 30.6 4.4 34.5H27.6C27.6 30.6 27.4 26 26.4 21.6L23.4 16.6C25.4 11.6 23.4 5 16 .8Z',
    'M16 8.2C12.9 9.6 12 13.6 13 16.4C14 18.6 18 18.6 19 16.4C20 13.6 19.1 9.6 16 8.2ZM9.5 34C13.5 30 17.5 25.5 22 22M22 22L19.6 22.2M22 22L21.6 24.4',
  ],
  fighter: [
    'M4 34.5L4.6 25L10.2 19.2H21.8L27.4 25L28 34.5ZM9 5.6L16 3L23 5.6V14.4C23 17.4 20 18.8 16 18.8S9 17.4 9 14.4ZM15 3.2C15 .9 18.6 -.4 22.6 1.2C20.6 1.6 19.2 2.4 18.4 3.8Z',
    'M10.5 10H21.5M16 10V17M12 25.5H20V28.5C20 31 18.4 32.4 16 33.4C13.6 32.4 12 31 12 28.5Z',
  ],
  cleric: [
    'M16 -.5L22.4 7L21.4 12.6H10.6L9.6 7ZM11 13.2C11 16.6 13 18.8 16 18.8S21 16.6 21 13.2ZM11.4 19.2H20.6C23 24 25.4 29.4 26.4 34.5H5.6C6.6 29.4 9 24 11.4 19.2Z',
    'M16 2.6V10.6M13.2 6H18.8M16 22.6V33M12 26.4H20',
  ],
  merchant: [
    'M3.4 34.5C2.6 25.6 7 19.4 16 19.4S29.4 25.6 28.6 34.5ZM10.6 11.5C10.4 16 12.4 18.8 16 18.8S21.6 16 21.4 11.5ZM5.4 9.8C4.6 4.2 10.6 1.4 17.4 1.8C24.4 2.2 28.2 6.2 26.6 10C21.8 12.8 10.6 12.8 5.4 9.8Z',
    'M16 23.2A4.6 4.6 0 1 1 15.9 23.2ZM16 25.4V30.2M8 9.4C13 10.8 19 10.8 24.4 9.2',
  ],
  criminal: [
    'M16 1.4C9 1.4 6.8 7.6 8 14L3.6 22.6L5.6 34.5L9.2 30.6L12.6 34.5L16 30.6L19.4 34.5L22.8 30.6L26.4 34.5L28.4 22.6L24 14C25.2 7.6 23 1.4 16 1.4Z',
    'M9.8 10.2C13 8.4 19 8.4 22.2 10.2C22.2 13 20.4 14.6 18.4 14.2C17.2 13.9 16.8 13 16 13S14.8 13.9 13.6 14.2C11.6 14.6 9.8 13 9.8 10.2Z',
  ],
};

/** Goods, attributes and pieces in a box of 24 × 24. */
const SIGNS: Record<string, string> = {
  silver:
    '<circle cx="12" cy="12" r="10" fill="var(--silver)" stroke="var(--silver-line)" stroke-width="1.5"/><circle cx="12" cy="12" r="7.2" fill="none" stroke="var(--silver-line)" stroke-width=".9"/><path d="M12 7.4L15 12L12 16.6L9 12Z" fill="var(--silver-line)"/>',
  provision:
    '<path d="M2 14.5C2 8.6 6.4 5.5 12 5.5S22 8.6 22 14.5C22 17.6 20 18.8 17.6 18.8H6.4C4 18.8 2 17.6 2 14.5Z" fill="var(--bread)" stroke="var(--bread-line)" stroke-width="1.4"/><path d="M7.2 9.2L9 13M11.6 8.2L13 12.4M16 8.8L17.2 12.6" stroke="var(--bread-line)" stroke-width="1.3" stroke-linecap="round" fill="none"/>',
  suspicion:
    '<path d="M12 1.5L22.5 12L12 22.5L1.5 12Z" fill="var(--w-criminal)" stroke="var(--w-line)"/><path d="M5.6 12C8 8.8 10 7.8 12 7.8S16 8.8 18.4 12C16 15.2 14 16.2 12 16.2S8 15.2 5.6 12Z" fill="var(--w-criminal-on)"/><circle cx="12" cy="12" r="2.5" fill="var(--w-criminal)"/>',
  debt: '<path d="M5 2.5H19V18L16.6 21.5L14.3 18.6L12 21.5L9.7 18.6L7.4 21.5L5 18Z" fill="var(--paper-raised)" stroke="var(--engrave)" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 6.5H16M8 9.5H13.5" stroke="var(--engrave)" stroke-width="1.2" stroke-linecap="round"/><circle cx="14.8" cy="14" r="3.4" fill="var(--bad)"/><path d="M13 14H16.6" stroke="var(--paper-raised)" stroke-width="1.3" stroke-linecap="round"/>',
  paid: '<path d="M5 2.5H19V21.5H5Z" fill="var(--paper-raised)" stroke="var(--engrave)" stroke-width="1.2" stroke-linejoin="round"/><path d="M8 6.5H16M8 9.5H13.5" stroke="var(--engrave)" stroke-width="1.2" stroke-linecap="round"/><circle cx="14.4" cy="15.2" r="3.9" fill="var(--good)"/><path d="M12.5 15.3L13.9 16.7L16.4 13.8" stroke="var(--paper-raised)" stroke-width="1.3" fill="none" stroke-linecap="round"/>',
  faith:
    '<path d="M10.2 2H13.8L13.3 7.6L19 7.1V10.9L13.3 10.4L14 22H10L10.7 10.4L5 10.9V7.1L10.7 7.6Z" fill="var(--a-faith)"/>',
  strength:
    '<path d="M12 1L14 4.4V14.6H18.4V17H13.6V20.2A1.8 1.8 0 1 1 10.4 20.2V17H5.6V14.6H10V4.4Z" fill="var(--a-strength)"/>',
  influence:
    '<path d="M3 7.4L7.4 11.4L12 4L16.6 11.4L21 7.4L19 17H5ZM5 18.6H19V21H5Z" fill="var(--a-influence)"/><circle cx="12" cy="3.2" r="1.5" fill="var(--a-influence)"/>',
  tax: '<path d="M4 9C4 5 8 5.6 9.4 3H14.6C16 5.6 20 5 20 9C22.4 13 22 21.5 17 21.5H7C2 21.5 1.6 13 4 9Z" fill="var(--w-criminal)" stroke="var(--w-line)"/><circle cx="12" cy="14" r="4.6" fill="var(--silver)" stroke="var(--silver-line)"/><path d="M12 11.4L13.8 14L12 16.6L10.2 14Z" fill="var(--silver-line)"/>',
  vp: '<path d="M3 3H21V12C21 17 17 20.4 12 22.4C7 20.4 3 17 3 12Z" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  monk: '<path d="M12 1.5C14.6 1.5 16 3.6 16 6.2C16 8 15.4 9.2 14.8 10L19.5 22H4.5L9.2 10C8.6 9.2 8 8 8 6.2C8 3.6 9.4 1.5 12 1.5Z" fill="var(--seat, currentColor)" stroke="var(--seat-edge)"/>',
  outpost:
    '<path d="M5 2H8V4.6H10.4V2H13.6V4.6H16V2H19V9L17.4 11V22H6.6V11L5 9Z" fill="var(--seat, currentColor)" stroke="var(--seat-edge)"/>',
  jar: '<path d="M8.6 2H15.4V4.4L14.4 6.4C18 8 19.4 11 19 14.4C18.6 18.6 16.6 21 15.4 22H8.6C7.4 21 5.4 18.6 5 14.4C4.6 11 6 8 9.6 6.4L8.6 4.4Z" fill="var(--seat, currentColor)" stroke="var(--seat-edge)"/>',
  workshop:
    '<path d="M12 3L22 11.4H19.4V21.5H4.6V11.4H2Z" fill="var(--seat, currentColor)" stroke="var(--seat-edge)"/><path d="M10 21V15H14V21" fill="none" stroke="var(--seat-on, var(--paper-raised))" stroke-width="1.4"/>',
  order:
    '<path d="M4 3H20V16L12 21L4 16Z" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M7.5 8.4L9.8 10.4L12 6.4L14.2 10.4L16.5 8.4L15.4 13.6H8.6Z" fill="currentColor"/>',
  recruit:
    '<circle cx="9.5" cy="7" r="4" fill="currentColor"/><path d="M2 21C2 14.6 5 12.4 9.5 12.4S17 14.6 17 21Z" fill="currentColor"/><path d="M19 5V12M15.6 8.5H22.4" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
};
const PLAIN: Record<string, string> = {
  monk: 'M12 1.5C14.6 1.5 16 3.6 16 6.2C16 8 15.4 9.2 14.8 10L19.5 22H4.5L9.2 10C8.6 9.2 8 8 8 6.2C8 3.6 9.4 1.5 12 1.5Z',
  outpost: 'M5 2H8V4.6H10.4V2H13.6V4.6H16V2H19V9L17.4 11V22H6.6V11L5 9Z',
  jar: 'M8.6 2H15.4V4.4L14.4 6.4C18 8 19.4 11 19 14.4C18.6 18.6 16.6 21 15.4 22H8.6C7.4 21 5.4 18.6 5 14.4C4.6 11 6 8 9.6 6.4L8.6 4.4Z',
};

/** The symbol of an action: an icon from the set, or one of our pieces without a livery. */
const ACTIONS: Record<ActionId, string> = {
  develop: hammerNails,
  recruit: '*recruit',
  hunt: pocketBow,
  trade: scales,
  pray: prayer,
  conspire: cowled,
  commission: '*monk',
  fortify: brickWall,
  garrison: '*outpost',
  absolve: '*jar',
  attack: swords,
  convert: holySymbol,
};

/** The piece that a completed action leaves on its row. */
export const TRACE: Partial<Record<ActionId, string>> = {
  commission: 'monk',
  fortify: 'action:fortify',
  garrison: 'outpost',
  absolve: 'jar',
  attack: 'action:attack',
  convert: 'action:convert',
};

const CROSS =
  '<path d="M2.5 21.5L21.5 2.5" stroke="var(--paper-raised)" stroke-width="4"/><path d="M2.5 21.5L21.5 2.5" stroke="var(--bad)" stroke-width="2"/>';
const NONE: Drawing = { box: '0 0 24 24', ratio: 1, body: '' };

function worker(type: Worker): Drawing {
  const [body, marks] = WORKERS[type];
  const fill = type === 'criminal' ? `var(--w-${type}-on)` : 'none';
  return {
    box: '0 -2 32 38',
    ratio: 32 / 38,
    body: `<path d="${body}" fill="var(--w-${type})" stroke="var(--w-line)" stroke-width="1.3" stroke-linejoin="round"/><path d="${marks}" fill="${fill}" stroke="var(--w-${type}-on)" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  };
}

/** The outline of a worker: an empty space that requires one. */
function space(type: string): Drawing {
  const line =
    type === 'labourer'
      ? 'var(--ink-3)'
      : type === 'cleric'
        ? 'var(--a-faith)'
        : `var(--w-${type})`;
  const body =
    type in WORKERS
      ? `<path d="${WORKERS[type as Worker][0]}" fill="var(--w-${type})" fill-opacity=".22" stroke="${line}" stroke-width="1.5" stroke-linejoin="round"/>`
      : '<circle cx="16" cy="17" r="9" fill="none" stroke="var(--ink-3)" stroke-width="1.6" stroke-dasharray="3 3"/>';
  return { box: '0 -2 32 38', ratio: 32 / 38, body };
}

function icon(body: string): Drawing {
  return { box: '0 0 512 512', ratio: 1, body: `<g fill="currentColor">${body}</g>` };
}

function sign(body: string): Drawing {
  return { box: '0 0 24 24', ratio: 1, body };
}

function action(id: ActionId): Drawing {
  const found = ACTIONS[id];
  if (!found?.startsWith('*')) return found ? icon(found) : NONE;
  const name = found.slice(1);
  const plain = PLAIN[name];
  return sign(plain ? `<path d="${plain}" fill="currentColor"/>` : (SIGNS[name] ?? ''));
}

const known = new Map<string, Drawing>();

/**
 * The drawing for a name: "worker:scout", "space:scout", "action:pray", "attacked:viking", a good
 * or a piece ("silver", "monk"), with a leading minus if it is lost ("-suspicion").
 */
export function drawing(name: string): Drawing {
  let found = known.get(name);
  if (!found) {
    found = make(name);
    known.set(name, found);
  }
  return found;
}

function make(name: string): Drawing {
  const [kind, what = ''] = name.split(':');
  if (kind === 'worker') return worker(what as Worker);
  if (kind === 'space') return space(what);
  if (kind === 'action') return action(what as ActionId);
  if (kind === 'attacked') {
    return {
      box: '0 0 512 512',
      ratio: 1,
      body: `<g fill="var(--f-${what as Faction})">${swords}</g>`,
    };
  }
  if (name.startsWith('-')) return sign((SIGNS[name.slice(1)] ?? '') + CROSS);
  return SIGNS[name] ? sign(SIGNS[name]) : NONE;
}

/** A drawing as an icon body in the box of the icon set, for the seats rail. */
export function asIcon(name: string): string {
  const { box, body } = drawing(name);
  const size = Number(box.split(' ')[3]);
  return size === 512 ? body : `<g transform="scale(${(512 / size).toFixed(3)})">${body}</g>`;
}
