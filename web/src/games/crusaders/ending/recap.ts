/** What a round brought each player, and what comes after it. */
import {
  change,
  lastTold,
  since,
  type Recap,
  type RecapLine,
  type RecapSide,
} from '../../../kit/scores/recap.js';
import { asIcon } from '../art.js';
import { closing } from './closing.js';
import { printed } from '../printed.js';
import { eventParts, sumsOf } from '../raids/raids.js';
import {
  blazonOf,
  GOODS,
  nameOf,
  type BoardView,
  type CrusadersTable,
  type CrusadersView,
} from '../view.js';

const BEGINS = ['event-round-begins'];

/** The version in which the round that is over had begun, as far as the log knows. */
export function roundStart(table: CrusadersTable): number | null {
  const over = lastTold(table.log.entries, BEGINS)?.version ?? 0;
  const earlier = table.log.entries.filter(({ version }) => version < over);
  return lastTold(earlier, BEGINS)?.version ?? null;
}

/** What the income at the end of the round brought a seat. */
function incomeOf(table: CrusadersTable, seat: number): string[] {
  const over = lastTold(table.log.entries, BEGINS)?.version;
  const events = table.log.entries.find(({ version }) => version === over)?.events ?? [];
  const sum = (message: string, what: string): number =>
    events
      .filter((event) => event.message === message && event.args['seat'] === seat)
      .reduce((all, { args }) => all + Number(args[what]), 0);
  const found = [
    ['crusaders-recap-taxes', sum('event-taxes', 'coins')],
    ['crusaders-recap-governors', sum('event-governor-scores', 'influence')],
    ['crusaders-recap-lands', sum('event-holy-lands-score', 'lands')],
  ] as const;
  // texts: crusaders-recap-taxes crusaders-recap-governors crusaders-recap-lands
  return found.flatMap(([id, n]) => (n ? [table.t(id, { n: change(n) })] : []));
}

function sideOf(table: CrusadersTable, board: BoardView, before: CrusadersView | null): RecapSide {
  const { seat } = board;
  const needed = printed.end_conditions.end_conditions;
  const of = (read: (board: BoardView) => number): number | null =>
    since(before, table.view, ({ boards }) => boards[seat] && read(boards[seat]));
  const track = (
    icon: string,
    label: string,
    read: (board: BoardView) => number,
    cells?: number,
  ): RecapSide['tracks'][number] => {
    const grown = of(read);
    const to = read(board);
    const from = grown === null ? null : to - grown;
    return { icon: asIcon(icon), name: table.t(label), from, to, ...(cells && { of: cells }) };
  };
  return {
    name: nameOf(table, seat),
    blazon: blazonOf(table, seat),
    mine: seat === table.viewer,
    points: board.cities.length,
    what: table.t('crusaders-recap-cities', { count: board.cities.length }),
    gained: of(({ cities }) => cities.length),
    gains: incomeOf(table, seat),
    tracks: [
      track(
        'holy-land',
        'crusaders-holy-lands',
        ({ holy_lands: lands }) => lands,
        needed['righteousness_holy_lands'],
      ),
      track('build', 'crusaders-recap-buildings', ({ buildings }) => buildings.length),
      track('tactic', 'crusaders-tactics', ({ tactics }) => tactics.count),
      ...(board.influence === null
        ? []
        : [track('bull', 'crusaders-source-influence', ({ influence }) => influence ?? 0)]),
    ],
    left: [
      { icon: asIcon('coin'), name: table.t('crusaders-coins'), value: board.coins },
      ...GOODS.map((good) => ({
        icon: asIcon(good),
        name: table.nameOf(`good:${good}`),
        value: board.goods[good].ready,
      })).filter(({ value }) => value > 0),
      { icon: asIcon('unit'), name: table.t('crusaders-units-left'), value: board.units },
      {
        icon: asIcon('rescript'),
        name: table.t('crusaders-rescripts'),
        value: board.rescripts.count,
      },
    ],
  };
}

function nextOf(table: CrusadersTable): RecapLine[] {
  const { event, order, saracens } = table.view.state;
  const found: RecapLine[] = [];
  const [first] = order;
  if (event.event) {
    const { does } = eventParts(table, event.event);
    const name = table.nameOf(`event:${event.event}`);
    found.push({ icon: asIcon('saracen'), text: does ? `${name}: ${does}` : name });
  }
  for (const raid of saracens.raids) {
    if (raid.seat !== table.viewer || raid.result === 'no_raid') continue;
    const sums = sumsOf(table, raid);
    const city = table.nameOf(`city:${raid.city}`);
    found.push({
      icon: asIcon('saracen'),
      text: table.t('crusaders-recap-raid', { city, mine: sums.city, theirs: sums.raid }),
    });
  }
  if (first !== undefined) {
    const mine = first === table.viewer;
    found.push({
      icon: asIcon('pray'),
      text: mine
        ? table.t('crusaders-recap-first-you')
        : table.t('crusaders-recap-first', { name: nameOf(table, first) }),
    });
  }
  const ends = closing(table, table.view);
  return [...found, ...ends.map((text) => ({ icon: asIcon('holy-land'), text }))];
}

/** The recap of the round that is over. `before`: the view at its start. */
export function recapOf(table: CrusadersTable, before: CrusadersView | null): Recap {
  const { boards, round } = table.view.state;
  const sides = boards
    .filter(({ out }) => !out)
    .map((board) => sideOf(table, board, before))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || b.points - a.points);
  const own = boards.find(({ seat }) => seat === table.viewer);
  return {
    title: table.t('recap-title', { round: round - 1 }),
    lead: own
      ? table.t('crusaders-recap-lead', { cities: own.cities.length, lands: own.holy_lands })
      : '',
    sides,
    ahead: table.t('recap-next', { round }),
    next: nextOf(table),
  };
}
