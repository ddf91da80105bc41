/** Castles and their blazons, in the order of the content. */
import facts from '../../../generated/games/mastery.json';
import type { Edition } from '../../../i18n/voice.js';
import type { RealmView } from '../view.js';

const built = Object.keys(facts.described.castles);

/** Ids of all castles. */
export let castles: readonly string[] = built;

/** Use the castles of this content from now on. Null: the edition bundled with the client. */
export function useCastles(edition: Edition | null): void {
  castles = edition ? Object.keys(edition.described['castles'] ?? {}) : built;
}

/** The blazon of a castle: its index in the content, because its colour depends on it. */
export function castleBlazon(id: string): number {
  return Math.max(0, castles.indexOf(id));
}

/** The blazon of a seat: its castle's, or a free one until it has a castle. */
export function blazonOf(view: RealmView, seat: number): number {
  const realm = view.state;
  if (realm.phase === 'play') return castleBlazon(realm.seats[seat]?.castle ?? '');
  const id = realm.castles[seat];
  if (id !== undefined) return castleBlazon(id);
  const free = castles.filter((castle) => !realm.castles.includes(castle));
  return castleBlazon(free[seat - realm.castles.length] ?? castles[seat] ?? '');
}
