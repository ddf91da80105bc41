/** Moved knights, derived from the news: rides between tiles, and flights for the kit's stage. */
import { blazon, faces, PIPS } from '../../../kit/drawing/blazon.js';
import type { Flight } from '../../../kit/motion/motion.js';
import type { News } from '../../../kit/table-model.js';
import { happening, type Play } from '../view.js';

/** Knights of a seat on their way from one hex to another. */
export interface Ride {
  seat: number;
  from: string;
  to: string;
  count: number;
}

/** The rides in the news, in their order. */
export function ridesIn(news: readonly News[], play: Play): Ride[] {
  const castleOf = (seat: number): string | undefined =>
    play.hexes.find((hex) => hex.tile === 'castle' && hex.owner === seat)?.hex;
  const found: Ride[] = [];
  const ride = (
    seat: number,
    from: string | undefined,
    to: string | undefined,
    count: number,
  ): void => {
    if (from && to && from !== to && count > 0) found.push({ seat, from, to, count });
  };
  let fought: string | undefined;
  for (const { events } of news) {
    for (const said of events) {
      const { message, args } = happening(said);
      if (message === 'event-transferred') ride(args.seat, args.source, args.target, args.count);
      else if (message === 'event-advanced')
        ride(args.seat, castleOf(args.seat), args.hex, args.count);
      else if (message === 'event-knights-lost') fought = args.hex;
      else if (message === 'event-retreated')
        ride(args.seat, fought ?? play.battle?.hex, castleOf(args.seat), args.count);
    }
  }
  return found;
}

function die(number: number, face: number): string {
  const { tincture } = blazon(number);
  const pips = (PIPS[face] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.7" fill="var(--seat-on)"/>`)
    .join('');
  return (
    `<svg width="30" height="30" viewBox="0 0 28 28"><rect x="1" y="1" width="26" height="26" rx="5.5"` +
    ` fill="var(--seat)" stroke="var(--seat-edge)"/><rect x="1" y="1" width="26" height="26" rx="5.5"` +
    ` fill="url(#h-${tincture})" opacity=".75"/>${pips}</svg>`
  );
}

/** The rides in the news as flights. `colour` returns the blazon of a seat. */
export function flights(
  news: readonly News[],
  play: Play,
  colour: (seat: number) => number,
): Flight[] {
  return ridesIn(news, play).map(({ seat, from, to, count }) => ({
    from: `hex:${from}`,
    to: `hex:${to}`,
    ghost: die(colour(seat), faces(count)[0] ?? 1),
    className: `seat-${blazon(colour(seat)).tincture}`,
  }));
}
