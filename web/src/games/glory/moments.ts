/** What the table stops for: a duel against the player, a tournament, the end of a round. */
import type { News } from '../../kit/table-model.js';
import type { Moment } from '../face.js';
import type { Happening } from './duel/contest.js';
import { passEnd } from './duel/duel.js';
import { recapScene } from './later-parts.js';
import { nameOf, type GloryTable, type GloryView } from './view.js';

const BRIEF = 1600;
const READ = 4000;
const RECAP = 20_000;
const LAST_ROUND = 3;

const eventsOf = (news: News): Happening[] => news.events as unknown as Happening[];

/** A duel of the player against another one begins. */
function duelOf(table: GloryTable, news: News): Moment | null {
  const { viewer } = table;
  for (const { message, args } of eventsOf(news)) {
    if (message !== 'event-duel-player' || viewer === null) continue;
    if (args.seat !== viewer && args.other !== viewer) continue;
    const other = args.seat === viewer ? args.other : args.seat;
    const { mats } = table.view.state;
    const name = nameOf(table, other);
    return {
      kind: 'duel',
      title: table.t('glory-moment-duel', { name }),
      text: table.t('glory-moment-duel-strength'),
      seat: other,
      score: {
        mine: mats[viewer]?.goods.strength ?? 0,
        theirs: mats[other]?.goods.strength ?? 0,
        opponent: name,
      },
      lasts: BRIEF,
    };
  }
  return null;
}

/** The duels of a tournament begin: its kind, who takes part, the prize. */
function tournamentOf(table: GloryTable, news: News): Moment | null {
  const { mats, tournament } = table.view.state;
  const { bracket, cities } = tournament;
  const begins = eventsOf(news).some(
    ({ message, args }) =>
      (message === 'event-stage-begins' && args.stage === 1) ||
      (message === 'event-city-begins' && args.city === cities?.[0]?.city),
  );
  if (!begins) return null;
  const riders = bracket
    ? bracket.places.flatMap((place) => (place && place.side !== null ? [place.side] : []))
    : mats.map(({ side }) => side);
  const names = riders.map((side) =>
    side === table.viewer ? table.t('glory-duel-you') : nameOf(table, side),
  );
  const prize = bracket?.prize ? table.nameOf(`prize:${bracket.prize}`) : '';
  return {
    kind: 'tournament',
    title: table.t('glory-moment-tournament', { mode: bracket ? 'plaisance' : 'pas' }),
    text: [
      table.t('glory-moment-riders', { names: names.join(', ') }),
      prize && table.t('glory-moment-prize', { prize }),
    ]
      .filter(Boolean)
      .join(' '),
    seat: null,
    lasts: READ,
  };
}

function roundEnd(table: GloryTable, news: News): Moment | null {
  for (const { message, args } of eventsOf(news)) {
    const final = message === 'event-final-travel-begins';
    if (!final && !(message === 'event-round-begins' && args.round > 1)) continue;
    const last = !final && args.round === LAST_ROUND;
    const round = final ? LAST_ROUND : args.round - 1;
    const Scene = recapScene.loaded;
    return {
      kind: 'round-end',
      title: table.t('recap-title', { round }),
      seat: null,
      lasts: RECAP,
      ...(Scene && { Scene }),
      ...(last && {
        brief: {
          kind: 'last-round',
          title: table.t('recap-last-round'),
          text: table.t('glory-closing'),
          seat: null,
          lasts: BRIEF,
        },
      }),
    };
  }
  return null;
}

/** A duel is announced before the board turns to it, unless the last one is told first. */
export function announcement(table: GloryTable, news: News, _next: GloryView): Moment | null {
  return passEnd([news]) ? null : duelOf(table, news);
}

export function moment(table: GloryTable, news: News): Moment | null {
  const told = passEnd([news]) ?? news.seat === table.viewer;
  return roundEnd(table, news) ?? tournamentOf(table, news) ?? (told ? duelOf(table, news) : null);
}
