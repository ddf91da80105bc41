/** Types of the server's view of duels, tournaments and titles, and who takes part in them. */
import type { components } from '../../../generated/schema/glory.js';
import { blazon, livery } from '../../../kit/drawing/blazon.js';
import { chargeOf } from '../tournament/knights.js';
import type { Rider } from './rider.js';
import { blazonOf, nameOf, type GloryTable } from '../view.js';

type Shapes = components['schemas'];

export type Duel = Shapes['DuelView'];
export type Duellist = Shapes['DuellistView'];
export type Standing = Shapes['StandingView'];
export type Bracket = Shapes['BracketView'];
export type BracketDuel = Shapes['BracketDuelView'];
export type Place = Shapes['PlaceView'];
export type City = Shapes['CityView'];
export type BestTitles = Shapes['BestTitlesPreview'];

/** An event with the arguments of its message. */
export type Happening = Shapes[Extract<keyof Shapes, `event-${string}`>];

export function duellistName(table: GloryTable, duellist: Duellist): string {
  return duellist.seat === null ? table.nameOf(duellist.component) : nameOf(table, duellist.seat);
}

/** The class that sets the colours of a duellist. */
export function duellistLivery(table: GloryTable, duellist: Duellist): string {
  return duellist.seat === null ? 'seat-none' : livery(blazonOf(table, duellist.seat));
}

/** How a duellist is drawn in the lists. Whoever has no seat rides in ink alone. */
export function riderOf(table: GloryTable, duellist: Duellist): Rider {
  if (duellist.seat === null) {
    return { livery: 'seat-none', hatching: 'none', charge: chargeOf(duellist.component) };
  }
  const { tincture, charge } = blazon(blazonOf(table, duellist.seat));
  return { livery: `seat-${tincture}`, hatching: `url(#h-${tincture})`, charge };
}
