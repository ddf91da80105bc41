/** What the tournament board shows: who stands where, and the way of a side through the bracket. */
import type { Bracket, BracketDuel, Place } from '../duel/contest.js';
import { nameOf, type GloryTable } from '../view.js';

export const PLACES = 8;
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];

export function numeral(duel: number): string {
  return NUMERALS[duel] ?? '';
}

function samePlace(a: Place | null | undefined, b: Place | null | undefined): boolean {
  if (!a || !b) return false;
  return a.side === b.side && a.knight === b.knight;
}

export function placeName(table: GloryTable, place: Place | null): string {
  if (!place) return '';
  return place.side === null ? table.nameOf(`knight:${place.knight}`) : nameOf(table, place.side);
}

/** True if somebody has lost a duel of the knock-out. */
export function isOut(bracket: Bracket, who: Place | null): boolean {
  return (
    who !== null &&
    bracket.duels.some(
      ({ left, right, winner }) =>
        winner !== null &&
        !samePlace(winner, who) &&
        (samePlace(left, who) || samePlace(right, who)),
    )
  );
}

const STAGES = ['glory-tour-quarter', 'glory-tour-semi', 'glory-tour-final'] as const;

/** The stage of a duel: quarter-final, semi-final, final. */
export function stageName(table: GloryTable, duel: number): string {
  return table.t(STAGES[duelLevel(duel) - 1] ?? '');
}

/** The duel that the winner of a duel rides in. The final has none. */
export function nextDuel(duel: number): number | null {
  if (duel < 4) return 4 + Math.floor(duel / 2);
  return duel < 6 ? 6 : null;
}

/** The stretch of the tree above a place or a duel: whether it is won, lost or still open. */
export interface Leg {
  state: 'open' | 'won' | 'lost';
  /** True if it is on the way of the viewer's side. */
  mine: boolean;
}

/** The stretches above the eight places, then above the seven duels. */
export function legsOf(bracket: Bracket, viewer: number | null): Leg[] {
  const below = (who: Place | null, duel: BracketDuel | undefined): Leg => {
    const own = who !== null && who.side !== null && who.side === viewer;
    if (!who || !duel?.winner) return { state: 'open', mine: own };
    return { state: samePlace(who, duel.winner) ? 'won' : 'lost', mine: own };
  };
  const legs = bracket.places.map((who, place) => below(who, bracket.duels[Math.floor(place / 2)]));
  bracket.duels.forEach((duel, i) => {
    const next = nextDuel(i);
    const won = duel.winner ?? null;
    const leg: Leg =
      next === null
        ? { state: won ? 'won' : 'open', mine: won?.side === viewer && viewer !== null }
        : below(won, bracket.duels[next]);
    // what lies ahead of the viewer's side, as long as it has not lost
    const children =
      i < 4
        ? [legs[2 * i], legs[2 * i + 1]]
        : i < 6
          ? [legs[PLACES + 2 * (i - 4)], legs[PLACES + 2 * (i - 4) + 1]]
          : [legs[PLACES + 4], legs[PLACES + 5]];
    const ahead = children.some((one) => one?.mine && one.state !== 'lost');
    if (!won && ahead) leg.mine = true;
    legs.push(leg);
  });
  return legs;
}

/** What is known of a duel, in words: who rides, or whose winners. */
export function duelText(table: GloryTable, bracket: Bracket, duel: number): string {
  const { left, right, winner, fighting } = bracket.duels[duel] ?? {};
  if (winner) return table.t('glory-tour-won', { name: placeName(table, winner) });
  if (left && right) {
    const names = { one: placeName(table, left), other: placeName(table, right) };
    if (!fighting) return table.t('glory-tour-pair', names);
    return table.t(table.view.state.duel ? 'glory-tour-now' : 'glory-tour-next', names);
  }
  const first = duel < 6 ? (duel - 4) * 2 : 4;
  const of = { one: numeral(first), other: numeral(first + 1) };
  const known = left ?? right;
  if (known) {
    const rest = left ? of.other : of.one;
    return table.t('glory-tour-against-winner', { name: placeName(table, known), duel: rest });
  }
  return table.t('glory-tour-winners', of);
}

/** Middle of a place or a duel from the left (from the top if narrow), in places. */
export const duelAcross = (duel: number): number =>
  duel < 4 ? 2 * duel + 1 : duel < 6 ? 4 * (duel - 4) + 2 : 4;
/** How high a duel stands, of 4; the places are at 0. */
export const duelLevel = (duel: number): number => (duel < 4 ? 1 : duel < 6 ? 2 : 3);

/** The stretches of the tree as lines, across `w` and up from `h`. */
export function linesOf(
  legs: readonly Leg[],
  w: number,
  h: number,
  sideways: boolean,
): { leg: Leg; d: string }[] {
  const unit = w / PLACES;
  const rise = h / 4;
  const point = (x: number, up: number): string =>
    sideways ? `${up * rise} ${x * unit}` : `${x * unit} ${h - up * rise}`;
  return legs.map((leg, i) => {
    const place = i < PLACES;
    const from = place ? i + 0.5 : duelAcross(i - PLACES);
    const low = place ? 0 : duelLevel(i - PLACES);
    const parent = place
      ? Math.floor(i / 2)
      : i - PLACES < 4
        ? 4 + Math.floor((i - PLACES) / 2)
        : 6;
    const top = i === legs.length - 1;
    const to = top ? from : duelAcross(parent);
    const high = top ? 4 : duelLevel(parent);
    return { leg, d: `M${point(from, low)}L${point(from, high)}L${point(to, high)}` };
  });
}
