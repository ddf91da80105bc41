/** Drawings of the places of the city: lines over a flat wash, all on one level of the ground. */
import { flag, house, pen, spire, tower, tree, tuft } from '../../../kit/drawing/engraving.js';
import type { Action } from '../view.js';

const PLACES: Record<Action, string> = {
  training:
    pen.light('M-3 0V-44H3V0Z') +
    '<g transform="rotate(-8 0 -42)"><path class="lt" d="M-34 -45H34V-40H-34Z"/><path class="lt" d="M22 -45H40V-26C40 -20 31 -16 31 -16S22 -20 22 -26Z"/><path class="ln" d="M-32 -40V-24"/><path class="lt" d="M-38 -24H-26L-24 -12H-40Z"/></g>' +
    pen.line('M-12 0L0 -14L12 0') +
    tree(-56, -4, 1.1) +
    house(54, 0, 1.1),
  prayer:
    pen.light('M-34 0V-22H34V0Z') +
    pen.roof('M-38 -22L-30 -38H30L38 -22Z') +
    pen.dark(
      'M-26 0V-10A3 3 0 0 1 -20 -10V0ZM-14 0V-10A3 3 0 0 1 -8 -10V0ZM22 0V-10A3 3 0 0 1 28 -10V0Z',
    ) +
    pen.light('M0 0V-42L9 -54L18 -42V0Z') +
    '<circle class="ln" cx="9" cy="-34" r="4.6"/>' +
    pen.dark('M5 0V-10A4 4 0 0 1 13 -10V0Z') +
    pen.line('M9 -54V-66M5 -62H13') +
    tree(-48, -3, 1) +
    tree(50, -3, 1.1),
  service:
    tower(-32, 0, 20, 46, false) +
    tower(32, 0, 20, 46, false) +
    pen.light('M-22 0V-26H-16V-22H-9V-26H-2V-22H5V-26H12V-22H22V0Z') +
    pen.dark('M-8 0V-11A8 8 0 0 1 8 -11V0Z') +
    pen.soft('M-3 0V-18M3 0V-18M-8 -6H8M-8 -12H8') +
    flag(-32, -46) +
    flag(32, -46),
  initiative:
    pen.light('M-52 0V-9H-18V0ZM-18 0V-18H18V0ZM18 0V-6H52V0Z') +
    pen.line('M0 -18V-58') +
    pen.light('M1 -57H34L27 -47L34 -37H1Z') +
    pen.hatch('M20 -53L27 -47M16 -52L24 -44M16 -44L24 -38') +
    pen.line('M-35 -9V-34M35 -6V-26') +
    pen.light('M-34 -33H-16L-20 -27L-16 -21H-34ZM36 -25H52L48 -20L52 -15H36Z') +
    pen.hatch('M8 -2V-16M12 -2V-16M-26 -2V-7M-22 -2V-7M44 -1V-5M48 -1V-5'),
  plan_journey:
    pen.light('M-60 0V-18H-30V0ZM30 0V-18H60V0Z') +
    pen.light('M-32 0V-36H-27V-32H-20V-36H-13V-32H-6V-36H1V-32H8V-36H15V-32H22V-36H32V0Z') +
    '<path d="M-14 0V-12A14 14 0 0 1 14 -12V0Z" fill="var(--wash-grass)" stroke="var(--engrave)"/>' +
    pen.line('M-10 0C-6 -8 2 -8 0 -14M12 0C6 -6 8 -10 3 -14') +
    pen.hatch('M24 -4V-30M28 -4V-30M20 -4V-26') +
    flag(-22, -36) +
    flag(22, -36) +
    tree(-66, -2, 0.9),
  guard:
    tower(0, 0, 26, 48) +
    pen.roof('M-17 -48L0 -64L17 -48Z') +
    pen.light(
      'M-58 0V-18H-53V-15H-46V-18H-39V-15H-32V-18H-25V-15H-13V0ZM13 0V-15H25V-18H32V-15H39V-18H46V-15H53V-18H58V0Z',
    ) +
    pen.hatch('M44 -2V-12M48 -2V-12M52 -2V-12'),
  solo_training:
    pen.light('M-5 0L-4 -40H4L5 0Z') +
    pen.light('M-22 -34H22V-28H-22Z') +
    '<circle class="lt" cx="0" cy="-46" r="7.6"/>' +
    pen.line('M-4 -47H4M0 -47V-41') +
    pen.light('M-11 -28H11L9 -10H-9Z') +
    pen.hatch('M4 -26V-12M7 -26V-12M-6 -22H2M-6 -16H2') +
    pen.line('M34 0L44 -32M30 -22L50 -17M-34 0V-30M-40 -24H-28') +
    tuft(-52, 0) +
    tuft(58, 0) +
    tuft(20, 0),
  market:
    pen.light('M-46 0V-26H-4V0ZM6 0V-30H50V0Z') +
    '<path class="dk" d="M-42 -10V-24H-8V-10Z" opacity=".72"/><path class="dk" d="M10 -12V-28H46V-12Z" opacity=".72"/>' +
    pen.roof(
      'M-50 -26L-44 -38H-6L0 -26C-3 -21 -9 -21 -12 -26C-16 -21 -21 -21 -25 -26C-29 -21 -34 -21 -37 -26C-41 -21 -46 -21 -50 -26Z',
    ) +
    pen.light(
      'M2 -30L8 -43H48L54 -30C50 -25 45 -25 41 -30C37 -25 32 -25 28 -30C24 -25 19 -25 15 -30C11 -25 6 -25 2 -30Z',
    ) +
    pen.line('M15 -30L18 -43M28 -30V-43M41 -30L38 -43') +
    '<circle class="lt" cx="-34" cy="-12" r="3.6"/><circle class="lt" cx="-26" cy="-12" r="3.6"/><circle class="lt" cx="-18" cy="-12" r="3.6"/>' +
    pen.light('M16 -12V-20H24V-12ZM30 -12V-17H42V-12Z'),
  gain_ally:
    pen.light('M-30 0V-30H30V0Z') +
    pen.roof('M-36 -30L-22 -52H22L36 -30Z') +
    pen.light('M8 -52V-62H16V-52Z') +
    pen.line('M-30 -15H30M-14 -30V-15M14 -30V-15M-30 -30L-14 -15M30 -30L14 -15') +
    pen.dark('M-6 0V-10A6 6 0 0 1 6 -10V0ZM-24 -3V-11H-14V-3ZM14 -3V-11H24V-3Z') +
    pen.line('M30 -24H46M43 -24V-20') +
    pen.light('M37 -20H49V-8L43 -5L37 -8Z') +
    tree(-52, -3, 1.05),
  herald:
    pen.light('M-34 0L-28 -28H28L34 0Z') +
    pen.roof(
      'M-28 -28L0 -56L28 -28C23 -23 18 -23 14 -28C9 -23 5 -23 0 -28C-5 -23 -9 -23 -14 -28C-18 -23 -23 -23 -28 -28Z',
    ) +
    pen.line('M-14 -26L-17 0M14 -26L17 0') +
    pen.dark('M-6 0C-5 -12 -2 -20 0 -24C2 -20 5 -12 6 0Z') +
    flag(0, -56) +
    pen.line('M50 0V-40') +
    pen.light('M42 -38H58V-26C58 -20 50 -16 50 -16S42 -20 42 -26Z') +
    pen.line('M-52 0V-34') +
    pen.light('M-60 -32H-44V-20C-44 -14 -52 -10 -52 -10S-60 -14 -60 -20Z'),
  new_goal:
    spire(-20, 0, 18, 34, 26) +
    pen.light('M-11 0V-28H34V0Z') +
    pen.roof('M-13 -28L-5 -42H28L37 -28Z') +
    pen.dark(
      'M-2 -8V-18A4 4 0 0 1 6 -18V-8ZM10 -8V-18A4 4 0 0 1 18 -18V-8ZM22 0V-15A4 4 0 0 1 30 -15V0Z',
    ) +
    '<circle class="lt" cx="-20" cy="-24" r="5"/>' +
    pen.line('M-20 -24V-27M-20 -24L-18 -22') +
    tree(52, -3, 1),
  event:
    pen.light('M-46 -2H46V-6H-46Z') +
    pen.light('M-40 -6V-40H-34V-6ZM34 -6V-40H40V-6Z') +
    pen.light('M-34 -38H34V-12H-34Z') +
    pen.line('M-26 -32H12M-26 -26H20M-26 -20H4') +
    pen.roof('M-48 -40L-38 -52H38L48 -40Z') +
    '<circle class="dk" cx="24" cy="-19" r="4.4"/>',
};

const WASHES: Record<Action, string> = {
  training: 'arena',
  service: 'castle',
  prayer: 'forest',
  initiative: 'town',
  solo_training: 'arena',
  guard: 'rock',
  market: 'town',
  gain_ally: 'home',
  herald: 'home',
  plan_journey: 'grass',
  new_goal: 'forest',
  event: 'town',
};
/** Hills that meet at the edges, so that a row of places is one street. */
const HILLS = [
  'M-70 1V-17C-52 -27 -26 -36 2 -29C26 -38 52 -30 70 -17V1Z',
  'M-70 1V-17C-54 -30 -34 -30 -14 -26C8 -40 44 -40 70 -17V1Z',
  'M-70 1V-17C-44 -40 -16 -36 6 -28C28 -32 54 -28 70 -17V1Z',
];

/** The drawing of a place, in a box from -70 -79 of 140 × 80. */
export function placeDrawing(action: Action): string {
  const hill = HILLS[action.length % HILLS.length] ?? '';
  return `<path d="${hill}" fill="var(--wash-${WASHES[action]})"/>${PLACES[action]}`;
}
