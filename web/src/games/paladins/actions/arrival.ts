/** What of a player's board has arrived, and what is on its way, while an action is shown. */
import type { Flight } from '../../../kit/motion/motion.js';
import { drawing } from '../art.js';
import { LEFT, RIGHT, WORKERS, type ActionId, type BoardView, type KingdomTable } from '../view.js';

const ACTIONS: readonly ActionId[] = [...LEFT, ...RIGHT];

/** A board with its pieces on the way: markers and cards move, workers have left, goods follow. */
export function arrivedOf(table: KingdomTable, side: number): BoardView | undefined {
  const now = table.view.state.boards[side];
  const before = table.settled.state.boards[side];
  if (!now || !before || before === now || table.settled === table.view) return now;
  const workers = { ...before.workers };
  for (const worker of WORKERS) workers[worker] = Math.min(workers[worker], now.workers[worker]);
  const { track, effective, crew, paladin, paladins } = now;
  return { ...before, workers, track, effective, crew, paladin, paladins };
}

export const supplyOf = (side: number, worker: string): string => `${side}:supply:${worker}`;
export const placeOf = (side: number, action: ActionId, at: number): string =>
  `${side}:place:${action}:${at}`;

function ghostOf(name: string): string {
  const { box, ratio, body } = drawing(name);
  return `<svg width="${36 * ratio}" height="36" viewBox="${box}">${body}</svg>`;
}

/** Workers on their way to actions, and monks and outposts to the regions. */
export function flightsOf(table: KingdomTable): Flight[] {
  const now = table.view.state;
  const before = table.settled.state;
  if (before === now) return [];
  const found: Flight[] = [];
  for (const board of now.boards) {
    const left = before.boards[board.side];
    if (!left) continue;
    for (const action of ACTIONS) {
      board.actions[action].workers.forEach((worker, at) => {
        if (!worker || left.actions[action].workers[at]) return;
        const name = `worker:${worker}`;
        const [from, to] = [supplyOf(board.side, name), placeOf(board.side, action, at)];
        found.push({ from, to, ghost: ghostOf(name) });
      });
    }
  }
  now.spaces.forEach((space, i) => {
    if (space.owner === null || before.spaces[i]?.owner !== null) return;
    const action = space.piece === 'outpost' ? 'garrison' : 'commission';
    found.push({
      from: placeOf(space.owner, action, 0),
      to: `space:${space.space}`,
      ghost: ghostOf(space.piece ?? 'monk'),
    });
  });
  return found;
}
