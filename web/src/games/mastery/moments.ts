/** What is worth stopping for: an attack on the player, a rival about to win. */
import type { Moment } from '../face.js';
import type { News } from '../../kit/table-model.js';
import { lastIn } from './battle/retelling.js';
import { happening, playOf, type RealmTable, type RealmView } from './view.js';

/** How long an attack is announced. */
const ATTACK = 1600;
const NEAR_LASTS = 1800;
/** A rival this close to the target is pointed out. */
const NEAR = 3;

/** An attack on the player: who, where, the points before cards, and what the land is worth. */
export function announcement(table: RealmTable, news: News, next: RealmView): Moment | null {
  const play = playOf(next.state);
  const battle = play?.battle;
  const begins = news.events.some(({ message }) => /^event-(battle|siege)-begins$/.test(message));
  if (!play || !battle || !begins) return null;
  const [attacker, defender] = battle.sides;
  if (defender.seat !== table.viewer) return null;
  const hex = play.hexes.find((one) => one.hex === battle.hex);
  const tile = table.nameOf(`tile:${hex?.tile ?? ''}`);
  const name = table.seats[attacker.seat]?.name ?? '';
  const knights = (count: number): string => table.t('mastery-attack-knights', { count });
  const stake = battle.stakes?.[1];
  const what = battle.siege
    ? table.t('mastery-attack-siege', { attacker: name })
    : table.t('mastery-attack', { attacker: name, tile });
  const before = lastIn(table.id, next.turn);
  return {
    kind: 'attack',
    title: before ? table.t('mastery-attack-again', { what }) : what,
    seat: attacker.seat,
    lasts: before ? 2 * ATTACK : ATTACK,
    versus: [
      {
        seat: defender.seat,
        name: table.t('presence-you'),
        figure: defender.total,
        note: knights(defender.counted),
      },
      { seat: attacker.seat, name, figure: attacker.total, note: knights(attacker.counted) },
    ],
    note: [
      ...(before ? [table.t('mastery-attack-last', { result: table.say(before) })] : []),
      table.t('mastery-attack-before'),
      ...(stake
        ? [table.t('mastery-stake', { tile, from: stake.from, to: stake.to, target: play.target })]
        : []),
    ].join(' '),
  };
}

/** A rival whose conquest leaves only a few points to the target. */
export function moment(table: RealmTable, news: News): Moment | null {
  const play = playOf(table.view.state);
  if (!play || table.view.outcome) return null;
  const team = table.viewer === null ? null : play.seats[table.viewer]?.team;
  for (const said of news.events) {
    const { message, args } = happening(said);
    if (message !== 'event-conquered') continue;
    const seat = play.seats[args.seat];
    const value = play.hexes.find((one) => one.hex === args.hex)?.value ?? 0;
    if (!seat || seat.team === team) continue;
    const left = play.target - seat.side_points;
    if (left < 1 || left > NEAR || (left + value <= NEAR && left > 1)) continue;
    return {
      kind: 'near',
      title: table.t('mastery-near', { name: table.seats[args.seat]?.name ?? '', count: left }),
      text: table.t('mastery-points-of', { points: seat.side_points, target: play.target }),
      seat: args.seat,
      lasts: NEAR_LASTS,
    };
  }
  return null;
}
