/** What a round brought each side, and what comes after it. */
import { change, lastTold, since, type Recap, type RecapSide } from '../../../kit/scores/recap.js';
import { asIcon } from '../art.js';
import { scoringSides, sourceName, SOURCES } from './sources.js';
import {
  blazonOf,
  ITEMS,
  nameOf,
  RESOURCES,
  type GloryTable,
  type GloryView,
  type MatView,
} from '../view.js';

/** Income follows it. */
const READY = 'event-all-ready';
const BEGINS = 'event-round-begins';
const LAST_ROUND = 3;
/** The levels of steed and armour. */
const LEVELS = 4;

/** The version in which the round that is over had begun, as far as the log knows. */
export function roundStart(table: GloryTable): number | null {
  const over = lastTold(table.log.entries, [BEGINS, 'event-final-travel-begins']);
  const earlier = table.log.entries.filter(({ version }) => version < (over?.version ?? 0));
  return lastTold(earlier, [BEGINS])?.version ?? null;
}

function sideOf(table: GloryTable, mat: MatView, before: GloryView | null): RecapSide {
  const { side } = mat;
  const of = (read: (mat: MatView) => number): number | null =>
    since(before, table.view, ({ mats }) => mats[side] && read(mats[side]));
  const track = (icon: string, name: string, read: (mat: MatView) => number, cells?: number) => {
    const grown = of(read);
    const to = read(mat);
    return {
      icon,
      name,
      to,
      from: grown === null ? null : to - grown,
      ...(cells && { of: cells }),
    };
  };
  return {
    name: nameOf(table, side),
    blazon: blazonOf(table, side),
    mine: side === table.viewer,
    points: mat.glory,
    gained: of(({ glory }) => glory),
    gains: SOURCES.flatMap((source) => {
      const grown = of(({ glory_from: from }) => from[source]);
      return grown ? [`${sourceName(table, source)} ${change(grown)}`] : [];
    }),
    tracks: [
      // texts: glory-item-*
      ...ITEMS.map((item) =>
        track(asIcon(item), table.t(`glory-item-${item}`), ({ levels }) => levels[item], LEVELS),
      ),
      track(asIcon('ally'), table.t('glory-recap-allies'), ({ allies }) =>
        allies.reduce((sum, one) => sum + one.ready + one.spent + one.bound, 0),
      ),
      track(asIcon('relic'), table.t('glory-recap-relics'), ({ relics }) =>
        relics.reduce((sum, one) => sum + one.ready + one.spent + one.bound, 0),
      ),
      track(
        asIcon('prestige'),
        table.t('glory-prestige'),
        ({ prestige }) => prestige.filter((token) => token.ready).length,
      ),
    ],
    left: [
      // texts: glory-good-*
      ...RESOURCES.map((good) => ({
        icon: asIcon(good),
        name: table.t(`glory-good-${good}`),
        value: mat.goods[good],
      })),
      { icon: asIcon('pawn'), name: table.t('glory-pawns'), value: mat.pawns },
    ],
  };
}

/** How the player stands among the others. */
function leadOf(table: GloryTable, sides: readonly RecapSide[]): string {
  const most = Math.max(...sides.map(({ points }) => points));
  const leaders = sides.filter(({ points }) => points === most);
  const [first] = leaders;
  const own = sides.find(({ mine }) => mine);
  const gained = change(own?.gained ?? 0) || '+0';
  if (leaders.length > 1) {
    const names = leaders
      .map(({ mine, name }) => (mine ? table.t('presence-you') : name))
      .join(', ');
    const mine = own?.points ?? most;
    return mine === most
      ? table.t('glory-recap-tied', { names, points: most })
      : table.t('glory-recap-tied-ahead', { names, points: most, mine, gained });
  }
  if (!own) return table.t('glory-recap-ahead', { name: first?.name ?? '', points: most });
  if (own.points === most) return table.t('glory-recap-you-lead', { points: most, gained });
  return table.t('glory-recap-behind', {
    name: first?.name ?? '',
    points: most,
    mine: own.points,
    gained,
  });
}

/** What the refresh phase gave the viewer, as the log tells it. Empty if it does not. */
export function incomeOf(table: GloryTable): string {
  const told = table.log.entries.findLast(({ events }) =>
    events.some(({ message }) => message === READY),
  );
  const events = told?.events ?? [];
  const gains: string[] = [];
  for (const { message, args } of events.slice(
    events.findIndex((event) => event.message === READY) + 1,
  )) {
    if (message !== 'event-gained') break;
    if (args['seat'] === table.viewer)
      gains.push(`${table.t(`glory-good-${String(args['resource'])}`)} +${Number(args['count'])}`);
  }
  return gains.length ? table.t('glory-recap-income', { gains: gains.join(', ') }) : '';
}

/** The recap of the round that is over. `before`: the view at its start. */
export function recapOf(table: GloryTable, before: GloryView | null): Recap {
  const { state } = table.view;
  const sides = scoringSides(table)
    .map((mat) => sideOf(table, mat, before))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || b.points - a.points);
  const final = state.phase === 'final_travel';
  const { bracket } = state.tournament;
  const next = [];
  const [first] = state.order;
  if (final) {
    next.push({ icon: asIcon('card'), text: table.t('glory-recap-final') });
    next.push({ icon: asIcon('title'), text: table.t('glory-recap-titles') });
  } else {
    if (first !== undefined && state.order.length > 1)
      next.push({
        icon: asIcon('pawn'),
        text:
          first === table.viewer
            ? table.t('glory-recap-first-you')
            : table.t('glory-recap-first', { name: nameOf(table, first) }),
      });
    const { event } = state.city;
    if (event)
      next.push({
        icon: asIcon('card'),
        text: `${table.nameOf(`event:${event}`)}: ${table.textOf(`event:${event}`)}`,
      });
    next.push({
      icon: asIcon('prestige'),
      text: bracket?.prize
        ? table.t('glory-recap-prize', { prize: table.nameOf(`prize:${bracket.prize}`) })
        : table.t(bracket ? 'glory-tour-plaisance' : 'glory-tour-pas'),
    });
    if (state.round === LAST_ROUND)
      next.push({ icon: asIcon('title'), text: table.t('glory-closing') });
  }
  return {
    title: table.t('recap-title', { round: final ? state.round : state.round - 1 }),
    lead: [leadOf(table, sides), incomeOf(table)].filter(Boolean).join(' '),
    sides,
    ahead: final ? table.t('recap-then') : table.t('recap-next', { round: state.round }),
    next,
  };
}
