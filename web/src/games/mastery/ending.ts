/** The end of a match: lands by their worth, the many small ones last. */
import type { EndingParts } from '../face.js';
import { playOf, type Realm, type RealmTable } from './view.js';

/** The lands of a seat that are worth so many points, in words: "City ×2, Abbey". */
function landsOf(table: RealmTable, seat: number, worth: number): string {
  const counts = new Map<string, number>();
  for (const { owner, value, tile } of playOf(table.view.state)?.hexes ?? []) {
    if (owner === seat && value === worth && tile) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  return [...counts]
    .map(([tile, count]) => table.nameOf(`tile:${tile}`) + (count > 1 ? ` ×${count}` : ''))
    .join(', ');
}

const ending: EndingParts<Realm> = {
  level: 'mastery-level',
  categories: (table) => {
    const lines = table.view.outcome?.sheet ?? [];
    const worths = [...new Set(lines.map(({ points }) => points))].sort((a, b) => b - a);
    const seats = table.seats.map(({ number }) => number);
    return worths.map((worth) => ({
      id: `${worth}`,
      name: table.t('mastery-lands-worth', { worth }),
      points: Object.fromEntries(
        seats.map((seat) => [
          seat,
          worth * lines.filter((line) => line.seat === seat && line.points === worth).length,
        ]),
      ),
      notes: Object.fromEntries(seats.map((seat) => [seat, landsOf(table, seat, worth)])),
    }));
  },
};

export default ending;
