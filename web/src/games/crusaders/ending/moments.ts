/** What the table stops for: an attack on the player's cities, the end of a round. */
import type { Message, News } from '../../../kit/table-model.js';
import type { Moment } from '../../face.js';
import { signed } from '../battle/battle.js';
import { sumsOf } from '../raids/raids.js';
import Recap from './Recap.svelte';
import { cityOf, nameOf, type CrusadersTable, type CrusadersView } from '../view.js';

const BRIEF = 1600;
const READ = 3000;
const RECAP = 20_000;

const find = (news: News, message: string): Message | undefined =>
  news.events.find((event) => event.message === message);

/** Another player marches on a city of the viewer's. */
function attackOf(table: CrusadersTable, news: News): Moment | null {
  const battle = find(news, 'event-battle')?.args;
  if (!battle || table.viewer === null || battle['defender'] !== table.viewer) return null;
  const attacker = Number(battle['attacker']);
  const city = String(battle['city']);
  const marker = find(news, 'event-difference')?.args['marker'];
  return {
    kind: 'attack',
    title: table.t('crusaders-moment-attack', {
      name: nameOf(table, attacker),
      city: table.nameOf(`city:${city}`),
    }),
    text:
      typeof marker === 'number'
        ? table.t('crusaders-moment-difference', { difference: signed(-marker) })
        : '',
    seat: attacker,
    score: {
      mine: cityOf(table, city)?.units ?? 0,
      theirs: Number(find(news, 'event-units-marched')?.args['units'] ?? 0),
      opponent: nameOf(table, attacker),
    },
    lasts: BRIEF,
  };
}

/** The saracens raid a city of the viewer's. */
function raidOf(table: CrusadersTable, news: News, next: CrusadersView): Moment | null {
  const raid = news.events.find(
    ({ message, args }) => message === 'event-raid-begins' && args['seat'] === table.viewer,
  );
  if (!raid) return null;
  const city = String(raid.args['city']);
  const { saracens } = table.view.state;
  const known = [next.state.saracens.now, ...saracens.raids].find((one) => one?.city === city);
  return {
    kind: 'raid',
    title: table.t('crusaders-moment-raid', { city: table.nameOf(`city:${city}`) }),
    text: table.say(raid),
    seat: null,
    ...(known && {
      score: {
        mine: sumsOf(table, known).city,
        theirs: Number(raid.args['strength']),
        opponent: nameOf(table, null, 'saracens'),
      },
    }),
    lasts: BRIEF,
  };
}

/** How the raids on the viewer's cities ended, and what they cost. */
function raidEnd(table: CrusadersTable, news: News): Moment | null {
  const cities = new Set(
    news.events
      .filter(
        ({ message, args }) => message === 'event-raid-begins' && args['seat'] === table.viewer,
      )
      .map(({ args }) => args['city']),
  );
  const own = table.log.entries
    .filter(({ version }) => version <= news.version)
    .flatMap(({ events }) => events)
    .findLast(({ message }) => message === 'event-raid-begins');
  if (own?.args['seat'] === table.viewer) cities.add(own?.args['city'] ?? '');
  let ends = false;
  const told: Message[] = [];
  for (const event of news.events) {
    if (/^event-raid-(held|captures)$/.test(event.message)) {
      ends = cities.has(event.args['city'] ?? '');
      if (ends) told.push(event);
    } else if (ends && event.args['seat'] === table.viewer) told.push(event);
    else ends = false;
  }
  const [first, ...rest] = told;
  if (!first) return null;
  return {
    kind: 'raid-end',
    title: table.say(first),
    text: rest.map((event) => table.say(event)).join(' '),
    seat: null,
    lasts: READ,
  };
}

function roundEnd(table: CrusadersTable, news: News): Moment | null {
  const round = Number(find(news, 'event-round-begins')?.args['round'] ?? 0);
  if (round < 2) return null;
  return {
    kind: 'round-end',
    title: table.t('recap-title', { round: round - 1 }),
    seat: null,
    lasts: RECAP,
    Scene: Recap,
    ...(round === table.view.state.rounds && {
      brief: {
        kind: 'last-round',
        title: table.t('recap-last-round'),
        text: table.t('crusaders-closing'),
        seat: null,
        lasts: BRIEF,
      },
    }),
  };
}

export default {
  announcement(table: CrusadersTable, news: News, next: CrusadersView): Moment | null {
    if (find(news, 'event-round-begins')) return null; // the recap comes first
    return attackOf(table, news) ?? raidOf(table, news, next);
  },
  moment: (table: CrusadersTable, news: News): Moment | null =>
    roundEnd(table, news) ?? raidEnd(table, news),
};
