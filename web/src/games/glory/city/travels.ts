/** What moves between a side's mat and the city from one view to the next, as flights. */
import { stageOf } from '../../../kit/answers/answering.js';
import { blazon } from '../../../kit/drawing/blazon.js';
import type { Flight } from '../../../kit/motion/motion.js';
import { drawing } from '../art.js';
import type { Happening } from '../duel/contest.js';
import { blazonOf, STREETS, type GloryStateView, type GloryTable } from '../view.js';

/** Where flights start and land: what a side has, and the banner of whoever acts. */
export const pawnsOf = (side: number): string => `pawns:${side}`;
export const goodOf = (side: number, good: string): string => `good:${side}:${good}`;
export const placeAt = (action: string): string => `place:${action}`;
const ACTOR = 'actor';

export const PAWN =
  'M12 1.2A5.6 5.6 0 0 1 15.6 11.2C17.4 12 18 13 18 14H15.8C16.4 19 18 22 20.6 25V28.8H3.4V25C6 22 7.6 19 8.2 14H6C6 13 6.6 12 8.4 11.2A5.6 5.6 0 0 1 12 1.2Z';

function pawnGhost(table: GloryTable, side: number): Pick<Flight, 'ghost' | 'className'> {
  const { tincture } = blazon(blazonOf(table, side));
  return {
    className: `seat-${tincture}`,
    ghost:
      `<svg width="24" height="30" viewBox="0 0 24 30"><path d="${PAWN}" fill="var(--seat)" stroke="var(--seat-edge)"/>` +
      `<path d="${PAWN}" fill="url(#h-${tincture})"/></svg>`,
  };
}

function signGhost(name: string): Pick<Flight, 'ghost'> {
  const { box, body } = drawing(name);
  return { ghost: `<svg width="30" height="30" viewBox="${box}" fill="var(--ink)">${body}</svg>` };
}

/** The flights from a view to the one that is shown now. */
export function travelsOf(table: GloryTable, before: GloryStateView): Flight[] {
  const there = stageOf(table).places();
  const found: Flight[] = [];
  /** Where something of a side is, or else the banner of whoever acts. */
  const of = (id: string): string => (there.has(id) ? id : ACTOR);
  for (const action of STREETS) {
    const then = before.city.actions[action].pawns.length;
    table.view.state.city.actions[action].pawns.forEach((side, i) => {
      if (i < then) return;
      const to = `pawn:${side}:${action}:${i}`;
      found.push({ from: of(pawnsOf(side)), to, ...pawnGhost(table, side) });
    });
  }
  let place = '';
  for (const event of table.news.flatMap(({ events }) => events as unknown as Happening[])) {
    const { message, args } = event;
    if (message === 'event-pawn-placed') place = placeAt(args.action);
    else if (message === 'event-gained' && place) {
      const good = args.resource;
      found.push({ from: place, to: of(goodOf(args.seat, good)), ...signGhost(good) });
    } else if (message === 'event-card-taken') {
      const from = placeOfCard(before, args.travel);
      if (from) found.push({ from, to: of(goodOf(args.seat, 'card')), ...signGhost('card') });
    } else if (message === 'event-ally-gained') {
      const from = `ally:${args.ally}:${before.city.track.findIndex((one) => one.ally === args.ally) + 1}`;
      found.push({ from, to: of(goodOf(args.seat, 'held')), ...signGhost(`ally:${args.ally}`) });
    }
  }
  return found;
}

function placeOfCard({ city }: GloryStateView, card: string): string | null {
  for (const cards of Object.values(city.display)) {
    const i = cards.indexOf(card);
    if (i >= 0) return `display:${card}:${i}`;
  }
  return null;
}
