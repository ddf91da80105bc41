/** The way of a side through the knock-out: whom it meets in each stage, and for how much glory. */
import type { Bracket, Place } from '../duel/contest.js';
import { knightOf } from './knights.js';
import { printed } from '../printed.js';
import { isOut, nextDuel, numeral, placeName } from './tournament.js';
import type { GloryTable } from '../view.js';

/** The least and the most glory for a victory. */
export interface Range {
  least: number;
  most: number;
}

export function range({ least, most }: Range): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export interface PathStep {
  /** The number of the duel, from 0. */
  duel: number;
  /** The opponent, or whose winner it will be. */
  who: string;
  /** Null: nobody knows yet. */
  glory: Range | null;
  state: 'ahead' | 'won' | 'lost';
}

/** The duels that a place leads through if it wins them all. */
export function duelsFrom(place: number): number[] {
  const duels = [Math.floor(place / 2)];
  for (let next = nextDuel(duels[0] ?? 0); next !== null; next = nextDuel(next)) duels.push(next);
  return duels;
}

/** The places, from 0, whose winner rides in a duel. */
export function placesOf(duel: number): number[] {
  if (duel < 4) return [2 * duel, 2 * duel + 1];
  const first = duel < 6 ? (duel - 4) * 2 : 4;
  return [...placesOf(first), ...placesOf(first + 1)];
}

/** Who can still come out of these places as the winner. Null: a place that is still free. */
function candidates(bracket: Bracket, places: number[]): (Place | null)[] {
  return places.map((place) => bracket.places[place] ?? null).filter((who) => !isOut(bracket, who));
}

/** The glory for a victory over somebody, as the sides stand now. */
function worthOf(table: GloryTable, who: Place, side: number | null): number {
  if (who.side === null) return knightOf(who.knight ?? '')?.glory ?? 0;
  const { mats } = table.view.state;
  const { player_glory_value, player_glory_value_if_leading } = printed.constants.constants;
  const own = side === null ? 0 : (mats[side]?.glory ?? 0);
  return (mats[who.side]?.glory ?? 0) > own ? player_glory_value_if_leading : player_glory_value;
}

/** The three stages from a place for a side. */
export function pathFrom(
  table: GloryTable,
  bracket: Bracket,
  place: number,
  side: number | null,
): PathStep[] {
  let below: number[] = [place];
  return duelsFrom(place).map((duel): PathStep => {
    const own = below;
    const others = placesOf(duel).filter((one) => !own.includes(one));
    below = placesOf(duel);
    const { winner } = bracket.duels[duel] ?? {};
    const left = candidates(bracket, others);
    const known = left.filter((who) => who !== null);
    const worth = known.map((who) => worthOf(table, who, side));
    const [only] = known;
    const first = Math.min(...others) + 1;
    const last = Math.max(...others) + 1;
    const who =
      left.length === 1
        ? only
          ? placeName(table, only)
          : table.t('glory-tour-unknown')
        : left.length === 2 && known.length === 2
          ? table.t('glory-tour-either', {
              one: placeName(table, known[0] ?? null),
              other: placeName(table, known[1] ?? null),
            })
          : table.t('glory-tour-winner-of', { first, last });
    const mine = side !== null && winner?.side === side;
    return {
      duel,
      who,
      glory:
        known.length === left.length && worth.length
          ? { least: Math.min(...worth), most: Math.max(...worth) }
          : null,
      state: !winner ? 'ahead' : mine ? 'won' : 'lost',
    };
  });
}

/** The Roman numeral of a step's duel. */
export const stepNumeral = (step: PathStep): string => numeral(step.duel);
