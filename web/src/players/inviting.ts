/** The table that opens when a user invites a player by name. */
import type { components } from '../generated/api.js';
import type { Clock } from '../pace/clock.js';

type S = components['schemas'];

/** A table with as few seats as the game allows, but for two; whoever has the link may join. */
export function tableFor(
  game: Pick<S['GameShown'], 'slug' | 'min_seats'>,
  pace: 'live' | 'days',
  clock: Clock,
): S['NewTable'] {
  return {
    game: game.slug,
    seats: Math.max(2, game.min_seats),
    settings: {},
    packs: [],
    bots: {},
    own_seat: 0,
    visibility: 'link',
    pace,
    clock,
    rated: false,
    quick_start: false,
  };
}
