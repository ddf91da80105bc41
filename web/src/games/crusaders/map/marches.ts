/** Units that went from city to city between two views, as flights over the map. */
import { blazon, livery } from '../../../kit/drawing/blazon.js';
import type { Flight } from '../../../kit/motion/motion.js';
import { CRESCENT } from '../art.js';
import { decidedIn, overIn } from '../battle/battle.js';
import { CLOTH } from './map-city.js';
import { blazonOf, type CityView, type CrusadersTable, type State } from '../view.js';

/** Where flights start and land: the units of a city, and a side of a battle. */
export const unitsAt = (city: string): string => `units:${city}`;
export const sideAt = (side: number | null): string => `side:${side ?? 'saracens'}`;

interface Change {
  city: string;
  owner: number | null;
  units: number;
}

/** Units that are gone from cities (`left`) or new in them (`came`), by owner. */
function changes(
  before: readonly CityView[],
  after: readonly CityView[],
): { left: Change[]; came: Change[] } {
  const left: Change[] = [];
  const came: Change[] = [];
  for (const now of after) {
    const then = before.find(({ city }) => city === now.city);
    if (!then) continue;
    if (then.owner === now.owner) {
      const units = now.units - then.units;
      const list = units < 0 ? left : came;
      if (units) list.push({ city: now.city, owner: now.owner, units: Math.abs(units) });
    } else {
      left.push({ city: now.city, owner: then.owner, units: then.units });
      came.push({ city: now.city, owner: now.owner, units: now.units });
    }
  }
  return { left, came };
}

const sum = (list: readonly Change[]): number => list.reduce((all, { units }) => all + units, 0);

/**
 * The flights from one view to the next. Units that went into battle fly to their side of the
 * scene. While the outcome of a battle is held back, nothing flies.
 */
export function marchesOf(table: CrusadersTable, before: State): Flight[] {
  if (decidedIn(table.news) !== null || overIn(table.news) !== null) return [];
  const after = table.view.state;
  const { left, came } = changes(before.cities, after.cities);
  const found: Flight[] = [];
  const fly = (from: string, to: string, owner: number | null, units: number): void => {
    const number = owner === null ? null : blazonOf(table, owner);
    found.push({ from, to, ghost: ghostOf(number, units), className: livery(number) });
  };
  const attacker = before.battle ? null : (after.battle?.fighters[0]?.side ?? null);
  for (const owner of new Set(left.map((change) => change.owner))) {
    const from = left.filter((change) => change.owner === owner);
    const to = came.filter((change) => change.owner === owner);
    const [target] = to;
    if (owner !== null && owner === attacker && !target) {
      for (const { city, units } of from) fly(unitsAt(city), sideAt(owner), owner, units);
    } else if (target && to.length === 1 && target.units <= sum(from)) {
      for (const { city, units } of from) fly(unitsAt(city), unitsAt(target.city), owner, units);
    }
  }
  return found;
}

/** The banner or crescent of units, with their number. */
function ghostOf(number: number | null, units: number): string {
  const count = (x: number, fill: string): string =>
    `<text x="${x}" y="5" font-size="15" font-weight="700" text-anchor="middle" fill="${fill}">${units}</text>`;
  if (number === null) {
    return `<svg width="44" height="28" viewBox="-22 -14 44 28"><g transform="translate(-9 0)">${CRESCENT}</g>${count(11, 'var(--ink)')}</svg>`;
  }
  const { tincture, charge } = blazon(number);
  return (
    `<svg width="46" height="30" viewBox="-20 -12 40 26"><path d="${CLOTH}" fill="var(--seat)" stroke="var(--seat-edge)"/>` +
    `<path d="${CLOTH}" fill="url(#h-${tincture})"/><g transform="translate(-17 -9.4) scale(.0313)" fill="var(--seat-on)" color="var(--seat-on)">${charge}</g>` +
    `${count(9, 'var(--seat-on)')}</svg>`
  );
}
