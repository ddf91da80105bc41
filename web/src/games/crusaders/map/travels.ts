/** Order tokens on their way to the cross, and goods on their way to a warehouse, as flights. */
import { blazon } from '../../../kit/drawing/blazon.js';
import { stageOf } from '../../../kit/answers/answering.js';
import type { Flight } from '../../../kit/motion/motion.js';
import { drawing, orderIcon } from '../art.js';
import { blazonOf, GOODS, ORDERS, type CrusadersTable, type State } from '../view.js';

/** Where flights land: a cell of the cross, a player's goods, the banner of whoever acts. */
export const cellAt = (order: string, cell: string): string => `cell:${order}-${cell}`;
export const goodsOf = (seat: number): string => `goods:${seat}`;
const ACTOR = 'actor';

function tokenGhost(table: CrusadersTable, seat: number | null, order: string): Partial<Flight> {
  const { tincture } = blazon(blazonOf(table, seat));
  return {
    className: `seat-${tincture}`,
    ghost:
      `<svg width="40" height="40" viewBox="-20 -20 40 40"><circle r="19" fill="var(--seat)" stroke="var(--seat-edge)"/>` +
      `<circle r="19" fill="url(#h-${tincture})"/><g transform="translate(-11 -11) scale(.043)" fill="var(--seat-on)" color="var(--seat-on)">${orderIcon(order as never)}</g></svg>`,
  };
}

/** The flights from a view to the one that is shown now. */
export function travelsOf(table: CrusadersTable, before: State): Flight[] {
  let places: ReadonlyMap<string, unknown> | null = null;
  const there = (id: string): boolean => (places ??= stageOf(table).places()).has(id);
  const after = table.view.state;
  const found: Flight[] = [];
  const fly = (from: string, to: string, ghost: Partial<Flight>): void => {
    if (there(from) && there(to)) found.push({ from, to, ghost: '', ...ghost });
  };
  for (const order of ORDERS) {
    const then = before.cross.sectors[order];
    const now = after.cross.sectors[order];
    const came = now.inner.slice(then.inner.length);
    for (const { seat } of came) fly(ACTOR, cellAt(order, 'inner'), tokenGhost(table, seat, order));
    if (now.outer && !then.outer)
      fly(ACTOR, cellAt(order, 'outer'), tokenGhost(table, now.outer.seat, order));
  }
  for (const board of after.boards) {
    const then = before.boards[board.seat];
    for (const good of GOODS) {
      const had = then?.goods[good];
      const has = board.goods[good];
      if (!had || has.ready + has.spent <= had.ready + had.spent) continue;
      const { box, body } = drawing(good);
      const ghost = `<svg width="32" height="32" viewBox="${box}">${body}</svg>`;
      fly(ACTOR, goodsOf(board.seat), { ghost });
    }
  }
  return found;
}
