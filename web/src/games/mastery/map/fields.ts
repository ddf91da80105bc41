/** The hexes of the map: their positions, owners and names. */
import type { Spot } from '../../../kit/pieces/Board.svelte';
import { ACROSS, axial, band, centre, type Point } from '../../../kit/drawing/hex.js';
import type { HexView, Realm, RealmTable } from '../view.js';

/** The circumradius of a hex. */
const R = 60;

export interface Field extends Spot {
  hex: HexView;
  at: Point;
}

/** The position of a hex on the map. */
export function spotOf(hex: string): Point {
  return centre(...axial(hex), R);
}

/** The seat that holds a hex. While castles are being chosen, null unless it has one. */
export function holderOf(realm: Realm, hex: HexView): number | null {
  if (realm.phase === 'castles' && hex.owner !== null && hex.owner >= realm.castles.length)
    return null;
  return hex.owner;
}

/** The blazon of a seat. */
export function colourOf(table: RealmTable, seat: number | null): number | null {
  return seat === null ? null : (table.seats[seat]?.blazon ?? seat);
}

/** The name of what is on a hex: its castle or its tile. */
export function nameOf(table: RealmTable, hex: HexView): string {
  const realm = table.view.state;
  if (hex.tile === 'castle' && realm.phase === 'castles' && holderOf(realm, hex) !== null) {
    return table.nameOf(`castle:${realm.castles[hex.owner ?? 0] ?? ''}`);
  }
  if (hex.tile === 'castle' && hex.owner !== null && realm.phase === 'play') {
    return table.nameOf(`castle:${realm.seats[hex.owner]?.castle ?? ''}`);
  }
  return hex.tile ? table.nameOf(`tile:${hex.tile}`) : '';
}

/** The label of a hex for screen readers: its answer or its name, and its position. */
export function labelOf(table: RealmTable, hex: HexView): string {
  const touch = table.touched.get(`hex:${hex.hex}`)?.[0];
  if (touch) return table.say(touch.option);
  const owner = hex.owner === null ? '' : (table.seats[hex.owner]?.name ?? '');
  const place = table.nameOf(`hex:${hex.hex}`);
  const words = { name: nameOf(table, hex), place, owner, knights: hex.knights };
  const worth = { ...words, value: hex.value ?? 0 };
  if (hex.tile === 'lake') return table.t('mastery-spot-lake', { place });
  if (hex.tile === 'castle') return table.t('mastery-spot-castle', words);
  if (hex.tile === null) return table.t('mastery-spot-bare', { place, value: worth.value });
  return table.t(hex.owner === null ? 'mastery-spot-free' : 'mastery-spot-held', worth);
}

/** A band along the edges of a hex that border on another player's land. */
export function frontierOf(realm: Realm, hex: HexView): string {
  const [q, r] = axial(hex.hex);
  const ownerAt = (name: string) => realm.hexes.find((other) => other.hex === name)?.owner;
  const open = ACROSS.map(([a, b]) => ownerAt(`${q + a},${r + b}`) !== hex.owner);
  return band(59.2, 6.4, open);
}
