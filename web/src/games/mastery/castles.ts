/** Castles and their blazons, in the order of the content. */
import facts from '../../generated/games/mastery.json';
import type { RealmView } from './view.js';

const described = facts.described as unknown as Record<string, Record<string, unknown>>;

/** Ids of all castles. */
export const castles: readonly string[] = Object.keys(described['castles'] ?? {});

/** The blazon of a castle: its place in the content, as its colour goes with it. */
export function castleBlazon(id: string): number {
  return Math.max(0, castles.indexOf(id));
}

/** The blazon of a seat: that of its castle; before it has one, a blazon that is still free. */
export function blazonOf(view: RealmView, seat: number): number {
  const realm = view.table;
  if (realm.phase === 'play') return castleBlazon(realm.seats[seat]?.castle ?? '');
  const id = realm.castles[seat];
  if (id !== undefined) return castleBlazon(id);
  const free = castles.filter((castle) => !realm.castles.includes(castle));
  return castleBlazon(free[seat - realm.castles.length] ?? castles[seat] ?? '');
}
