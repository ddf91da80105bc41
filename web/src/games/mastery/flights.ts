/** Moved knights as flights between tiles, derived from the news of the last update. */
import { blazon, faces, PIPS } from '../../kit/blazon.js';
import type { Flight } from '../../kit/motion.js';
import type { News } from '../../kit/table-model.js';
import { happening, type Play } from './view.js';

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

/** The flights to show. `colour` returns the blazon of a seat. */
export function flights(
  news: readonly News[],
  play: Play,
  colour: (seat: number) => number,
): Flight[] {
  const castleOf = (seat: number): string | undefined =>
    play.hexes.find((hex) => hex.tile === 'castle' && hex.owner === seat)?.hex;
  const found: Flight[] = [];
  const fly = (
    seat: number,
    from: string | undefined,
    to: string | undefined,
    count: number,
  ): void => {
    if (!from || !to || from === to || count < 1) return;
    const number = colour(seat);
    const face = faces(count)[0] ?? 1;
    found.push({
      from: `hex:${from}`,
      to: `hex:${to}`,
      ghost: die(number, face),
      className: `seat-${blazon(number).tincture}`,
    });
  };
  let fought: string | undefined;
  for (const { events } of news) {
    for (const said of events) {
      const { message, args } = happening(said);
      if (message === 'event-transferred') fly(args.seat, args.source, args.target, args.count);
      else if (message === 'event-advanced')
        fly(args.seat, castleOf(args.seat), args.hex, args.count);
      else if (message === 'event-knights-lost') fought = args.hex;
      else if (message === 'event-retreated')
        fly(args.seat, fought ?? play.battle?.hex, castleOf(args.seat), args.count);
    }
  }
  return found;
}
