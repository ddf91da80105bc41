/** What an action is for, in words: points, orders of the king, regions that open. */
import type { Option } from '../../../kit/table-model.js';
import { certain, type Preview } from './preview.js';
import { printed, regions, spacesOf, track } from '../printed.js';
import { ATTRIBUTES, type ActionId, type BoardView, type KingdomTable } from '../view.js';

type Steps = [count: number, points: number][];

/** By how often an action was done: the points it is worth then. */
function stepsOf(action: ActionId): Steps {
  const points = printed.player_board_tracks[action]?.vp_by_count ?? {};
  return Object.entries(points).map(([count, worth]) => [Number(count), worth]);
}

function worthOf(steps: Steps, times: number): number {
  return Math.max(0, ...steps.filter(([count]) => count <= times).map(([, points]) => points));
}

/** Something done for the nth time, such as "5th monk". */
function nth(table: KingdomTable, action: ActionId, number: number): string {
  return table.t(`paladins-nth-${action}`, { number }); // texts: paladins-nth-*
}

/** What doing an action once more, or soon, is worth. */
function stepPurpose(table: KingdomTable, action: ActionId, times: number): string[] {
  const steps = stepsOf(action);
  const [before, points] = [worthOf(steps, times), worthOf(steps, times + 1)];
  const what = nth(table, action, times + 1);
  if (points > before && before) return [table.t('paladins-for-more', { what, points, before })];
  if (points > before) return [table.t('paladins-for-points', { what, points })];
  const later = steps.find(([count]) => count > times + 1);
  if (!later) return [];
  const goal = { what: nth(table, action, later[0]), points: later[1], number: times + 1 };
  return [table.t('paladins-for-later', goal)];
}

function orderPurpose(table: KingdomTable, action: ActionId, times: number): string[] {
  return table.view.state.orders.flatMap(({ order, action: wanted, points }) => {
    const count = printed.kings_orders[order ?? '']?.count ?? 0;
    if (wanted !== action || times >= count) return [];
    return [table.t('paladins-for-order', { done: times + 1, count, points })];
  });
}

/** What raised attributes open, and the points they bring. */
function attributePurpose(table: KingdomTable, board: BoardView, preview: Preview): string[] {
  const effects = certain(preview, board).flatMap((gain) => gain.effects);
  return ATTRIBUTES.flatMap((attribute) => {
    const more = effects
      .filter((effect) => effect.op === 'attribute' && effect.attr === attribute)
      .reduce((sum, effect) => sum + (effect.n ?? 1), 0);
    const from = board.track[attribute];
    const to = Math.min(track.max, from + more);
    if (to === from) return [];
    const [before, points] = [track.vp_by_value[from] ?? 0, track.vp_by_value[to] ?? 0];
    const reach = board.effective[attribute];
    const opened =
      attribute === 'influence'
        ? -1
        : regions.findIndex((one) => one[attribute] > reach && one[attribute] <= reach + to - from);
    const parts = [
      ...(opened < 0 ? [] : [table.t('paladins-for-region', { region: opened + 1 })]),
      ...(points > before ? [table.t('paladins-for-track', { points, before })] : []),
    ];
    const name = table.nameOf(`attribute:${attribute}`);
    return parts.length ? [`${name} ${from} → ${to}: ${parts.join(', ')}`] : [];
  });
}

function suspicionPurpose(table: KingdomTable, board: BoardView, preview: Preview): string[] {
  const held = preview.suspicion?.to ?? 0;
  const others = table.view.state.boards.filter((one) => one.side !== board.side);
  const most = others.every((one) => one.suspicion.length <= held);
  return preview.suspicion && held > preview.suspicion.from && most
    ? [table.t('paladins-for-suspicion', { count: held })]
    : [];
}

/** What an action is for. Empty if there is nothing to say that its rewards do not. */
export function purposeOf(
  table: KingdomTable,
  board: BoardView | undefined,
  action: ActionId,
  preview: Preview | null,
): string {
  if (!board) return '';
  const { times } = board.actions[action];
  const parts = [
    ...(action === 'develop' ? [table.t('paladins-for-develop')] : []),
    ...stepPurpose(table, action, times),
    ...orderPurpose(table, action, times),
    ...(preview ? attributePurpose(table, board, preview) : []),
    ...(preview ? suspicionPurpose(table, board, preview) : []),
  ];
  const said = parts.join(' · ');
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** The points of an action by how often it is done. */
export function pointsOf(table: KingdomTable, action: ActionId): string[] {
  return stepsOf(action).map(([count, points]) =>
    table.t('paladins-for-points', { what: nth(table, action, count), points }),
  );
}

/** What a workshop on a space is for. Empty for other answers. */
export function workshopPurpose(table: KingdomTable, { message, touches }: Option): string {
  const action = touches.find((one) => one.startsWith('action:'))?.split(':')[1];
  if (!message.startsWith('option-workshop') || !action) return '';
  const view = table.view.state.boards[table.viewer ?? 0]?.actions[action as ActionId];
  const covered = view?.workshops?.filter(Boolean).length ?? 0;
  const before = spacesOf(action as ActionId).length - covered;
  return table.t('paladins-for-workshop', {
    action: table.nameOf(`action:${action}`),
    count: before - 1,
    before,
  });
}
