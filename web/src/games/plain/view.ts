/**
 * Reads the view of a game that has no board of its own.
 *
 * Nothing is known about it but these habits, which `docs/games/write-a-game.md` describes: a text such as
 * "lance:3" names a component, and `players` lists what belongs to each seat. Texts `view-<key>`
 * name the parts.
 */
import type { TableModel, View } from '../../kit/table-model.js';
import type { SeatFact } from '../face.js';

export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Parts = Record<string, Value>;
export type PlainTable = TableModel<Parts>;

const COMPONENT = /^[a-z][a-z_]*:.+$/;
const PLAYERS = 'players';
/** Keys whose number is a seat's main figure. */
const MAIN = ['points', 'score'];

export function isComponent(value: Value): value is string {
  return typeof value === 'string' && COMPONENT.test(value);
}

export function isParts(value: Value | undefined): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What belongs to a seat. */
export function partsOf(state: Parts, seat: number): Parts {
  const players = state[PLAYERS];
  const found = Array.isArray(players) ? players[seat] : undefined;
  return isParts(found) ? found : {};
}

/** What belongs to no seat. */
export function sharedParts(state: Parts): Parts {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== PLAYERS));
}

/** The parts that hold something: numbers and texts first, then components and rows of them. */
export function inOrder(parts: Parts): [string, Value][] {
  const rank = (value: Value): number =>
    Array.isArray(value) ? 2 : isComponent(value) || isParts(value) ? 1 : 0;
  return Object.entries(parts)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && !value.length))
    .sort((a, b) => rank(a[1]) - rank(b[1]));
}

/** The name of a part: the game's text, or its key in plain words. */
export function nameOfPart(table: Pick<PlainTable, 't'>, key: string): string {
  const id = `view-${key}`;
  const text = table.t(id);
  return text === id ? inWords(key) : text;
}

/** "last_bid" as "Last bid". */
export function inWords(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The numbers of a seat, for the rail. */
export function seatFacts(view: View<Parts>, seat: number): SeatFact[] {
  return Object.entries(partsOf(view.state, seat))
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .map(([key, value]) => ({
      icon: null,
      label: `view-${key}`,
      value,
      main: MAIN.includes(key),
    }));
}
