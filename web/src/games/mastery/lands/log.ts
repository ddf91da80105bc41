/** The log of Medieval Mastery: one line for what came of a manoeuvre, with names for places. */
import type { LogMessages } from '../../face.js';
import type { Message } from '../../../kit/table-model.js';
import { nameOf } from '../map/fields.js';
import { happening, type Happening, type Realm, type RealmTable } from '../view.js';

type Of<M extends string> = Extract<Happening, { message: M }>;

/** The newest of some messages, if it is one of `wanted`. */
function newest<M extends Happening['message']>(
  told: readonly Message[],
  ...wanted: M[]
): Of<M> | null {
  const found = told.findLast(({ message }) => (wanted as string[]).includes(message));
  return found ? (happening(found) as Of<M>) : null;
}

/** A place by its name; with its position if others are called the same. */
function placeOf(table: RealmTable, id: string): string {
  const { hexes } = table.view.state;
  const hex = hexes.find((one) => one.hex === id);
  if (!hex) return table.nameOf(`hex:${id}`);
  const name = nameOf(table, hex);
  const alike = hexes.filter((one) => nameOf(table, one) === name).length > 1;
  return alike ? `${name} (${table.nameOf(`hex:${id}`)})` : name;
}

/** A text of the face about a seat, in the form for the viewer if that is theirs. */
function about(
  table: RealmTable,
  id: string,
  [seat, other]: [number, number?],
  args: Record<string, string | number>,
): string {
  const whom = table.viewer;
  const form = whom === null ? '' : seat === whom ? '-you' : other === whom ? '-to-you' : '';
  const name = (at: number | undefined) => (at === undefined ? '' : (table.seats[at]?.name ?? ''));
  return table.t(`${id}${form}`, { seat: name(seat), other: name(other), ...args });
}

/** What came of a battle: its points, and who lost it. Null if it was not decided by them. */
function battleOf(told: readonly Message[]): { high: number; low: number; loser: number } | null {
  const begins = told.findLastIndex(({ message }) => message === 'event-battle-begins');
  if (begins < 0) return null;
  const since = told.slice(begins);
  const fight = newest(since, 'event-battle-begins');
  const end = newest(since, 'event-battle-won', 'event-battle-tied');
  if (!fight || !end || newest(since, 'event-reversed')) return null;
  if (end.message === 'event-battle-won') {
    const { high, low, loser } = end.args;
    return { high, low, loser };
  }
  const { points } = end.args;
  return { high: points, low: points, loser: fight.args.attacker };
}

// texts: mastery-log-moved mastery-log-moved-you mastery-log-taken mastery-log-taken-you
// texts: mastery-log-takes mastery-log-takes-you mastery-log-keeps mastery-log-keeps-you
// texts: mastery-log-won mastery-log-won-you mastery-log-won-to-you
// texts: mastery-log-held mastery-log-held-you mastery-log-held-to-you
/** See `LogMessages.retold`. */
export function retold(table: RealmTable, told: readonly Message[]): string | null {
  const last = told.at(-1);
  if (!last || !table.view.state.hexes.length) return null;
  const { message, args } = happening(last);
  if (message === 'event-transferred') {
    const [source, target] = [placeOf(table, args.source), placeOf(table, args.target)];
    return about(table, 'mastery-log-moved', [args.seat], { count: args.count, source, target });
  }
  if (message !== 'event-conquered' && message !== 'event-kept') return null;
  const advanced = told.findLastIndex((one) => one.message === 'event-advanced');
  const here = told.slice(Math.max(0, advanced));
  const tile = placeOf(table, args.hex);
  const worth = table.view.state.hexes.find(({ hex }) => hex === args.hex)?.value ?? 0;
  const battle = battleOf(here);
  const kept = message === 'event-kept';
  if (battle && battle.loser !== args.seat) {
    const { high, low, loser } = battle;
    const id = kept ? 'mastery-log-held' : 'mastery-log-won';
    return about(table, id, [args.seat, loser], { tile, high, low, worth });
  }
  const first = newest(here, 'event-advanced');
  const fought = here.some((one) => one.message === 'event-battle-begins');
  if (kept || fought || first?.args.hex !== args.hex)
    return about(table, kept ? 'mastery-log-keeps' : 'mastery-log-takes', [args.seat], {
      tile,
      worth,
    });
  const count = first.args.count;
  return about(table, 'mastery-log-taken', [args.seat], { tile, count, worth });
}

export const LOG: Pick<LogMessages<Realm>, 'details' | 'retold'> = {
  retold,
  details: [
    'event-manoeuvre-begins',
    'event-redeployed',
    'event-advanced',
    'event-turn-ends',
    'event-window-opens',
    'event-window-closes',
    'event-battle-begins',
    'event-tile-points',
    'event-points-gained',
    'event-arena-rolls',
    'event-equalised',
    'event-not-equalised',
    'event-artefact-applies',
    'event-conflicts-revealed',
    'event-conflict-roll',
    'event-support-played',
    'event-support-stopped',
    'event-support-passed',
    'event-support-forbidden',
    'event-battle-won',
    'event-battle-tied',
    'event-disorder-rolls',
    'event-reversed',
    'event-knights-lost',
    'event-retreated',
    'event-cards-drawn',
    'event-cards-seen',
    'event-not-discarded',
  ],
};
