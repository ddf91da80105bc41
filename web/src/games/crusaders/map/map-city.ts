/** How cities look on the map: houses, and walls by level. */
import { at, house, pen, spire, tower } from '../../../kit/drawing/engraving.js';
import { printed } from '../printed.js';
import type { CityView } from '../view.js';

/** The banner of units, around 0. */
export const CLOTH = 'M-19 -10H19V6.6L9.5 12.4L0 6.6L-9.5 12.4L-19 6.6Z';

const dome = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    pen.light('M-6.5 0V-7H6.5V0Z') +
      pen.roof('M-5.5 -7C-5.5 -16.1 5.5 -16.1 5.5 -7Z') +
      pen.line('M0 -13.5V-18.5'),
  );
const MINARET = pen.light('M17 -8V-24H20.5V-8Z') + pen.roof('M16 -24L18.8 -29L21.6 -24Z');

const FRANKISH =
  spire(-9, -9, 8, 9, 10) + house(8, -8, 0.95) + house(-18, -7, 0.8) + spire(17, -8, 5, 6, 7);
const SARACEN = dome(-6, -9) + house(11, -8, 0.85) + house(-19, -7, 0.75) + MINARET;

const OPEN = pen.line('M-26 0H28M-20 3H20') + house(-6, 0, 0.9) + house(14, 0, 0.8);
const WALL =
  pen.light(
    'M-27 1V-8H-22.1V-5.6H-17.2V-8H-12.3V-5.6H-7.4V-8H-2.5V-5.6H2.5V-8H7.4V-5.6H12.3V-8H17.2V-5.6H22.1V-8H27V1Z',
  ) +
  pen.dark('M-3.4 1V-3A3.4 3.4 0 0 1 3.4 -3V1Z') +
  pen.hatch('M15 -1H21M12 -4H18M-20 -2H-15') +
  tower(-28, 2, 8, 16, false) +
  tower(28, 2, 8, 16, false);
const SECOND =
  pen.light(
    'M-31 -3V-14H-26.2V-11.6H-21.5V-14H-16.7V-11.6H-11.9V-14H-7.2V-11.6H-2.4V-14H2.4V-11.6H7.2V-14H11.9V-11.6H16.7V-14H21.5V-11.6H26.2V-14H31V-3Z',
  ) +
  tower(-17, -1, 8, 19, false) +
  tower(17, -1, 8, 19, false);

/** A city of a level, around the middle of its ground: churches or mosques, open or walled. */
export function cityDrawing(city: string, level: number, frankish: boolean): string {
  const keep = printed.cities[city]?.kind === 'homs' ? tower(0, -10, 13, 25, false) : '';
  const houses = keep + (frankish ? FRANKISH : SARACEN);
  if (level <= 1) return houses + OPEN;
  return houses + (level > 2 ? SECOND : '') + WALL;
}

type Bishop = CityView['bishops'][number];

/** A city's bishops side by side; if there are many, those alike as one with their number. */
export function bishopsOf({ bishops }: CityView): (Bishop & { count: number })[] {
  if (bishops.length < 5) return bishops.map((bishop) => ({ ...bishop, count: 1 }));
  const found = new Map<string, Bishop & { count: number }>();
  for (const bishop of bishops) {
    const key = `${bishop.seat} ${bishop.level ?? ''}`;
    found.set(key, { ...bishop, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
