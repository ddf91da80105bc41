/**
 * The payment suggested to a player: the one whose workers are missed least afterwards.
 *
 * All payments of an action cost the same goods, so only the workers differ. In this order:
 * 1. Criminals stay, because they can replace any type.
 * 2. Labourers go, because they fit only the spaces that take any worker.
 * 3. Of the others, the payment after which most is still possible: free actions (the big ones
 *    count double) and free favours whose spaces the remaining workers would fill.
 * 4. Then types go that few open spaces require or that are held often: the nth worker of a type is
 *    worth the number of spaces that require it, divided by n.
 * Silver and provisions are left out: they change quickly, and are the same after each payment.
 */
import { printed, spacesOf } from '../printed.js';
import { WORKERS, type ActionId, type BoardView, type Kingdom, type Worker } from '../view.js';

type Hand = Record<Worker, number>;

/** What could be done later: its open spaces, and how much it counts. */
interface Plan {
  spaces: string[];
  worth: number;
}

const BIG = 2;
const SMALL = 1;

/** True if a board reaches what a big action requires, with the influence it will have. */
function isWithinReach(board: BoardView, action: ActionId, influence: number): boolean {
  const { needs, limit = Infinity } = printed.actions[action];
  const { times, needs: needed } = board.actions[action];
  if (times >= limit) return false;
  if (needs === 'influence') return typeof needed === 'number' && needed <= influence;
  if (action === 'attack') return true; // silver replaces missing strength
  return needs === undefined || board.reach[needs] > 0;
}

/** The free actions and favours of a side, other than the action it is paying for. */
function plansOf(kingdom: Kingdom, board: BoardView): Plan[] {
  const { action: current, favour } = kingdom.acting ?? {};
  const raised = current && printed.actions[current].gains === 'influence' ? 1 : 0;
  const influence = board.effective.influence + raised;
  const plans: Plan[] = [];
  for (const action of Object.keys(printed.actions) as ActionId[]) {
    const view = board.actions[action];
    if (action === current || view.busy) continue;
    const { spaces, modes = [] } = printed.actions[action];
    if (!spaces) plans.push(...modes.map((mode) => ({ spaces: mode.spaces, worth: SMALL })));
    else if (isWithinReach(board, action, influence)) {
      const open = spacesOf(action).filter((_, i) => !view.workshops?.[i]);
      plans.push({ spaces: open, worth: BIG });
    }
  }
  for (const { favour: id, worker } of kingdom.favours) {
    if (!id || worker || id === favour) continue;
    plans.push({ spaces: [printed.kings_favours[id]?.requirement ?? 'any'], worth: SMALL });
  }
  return plans;
}

/** True if workers fill spaces. A criminal can replace any type. */
function fills(hand: Hand, spaces: readonly string[]): boolean {
  const left = { ...hand };
  for (const space of spaces.filter((one) => one !== 'any') as Worker[]) {
    const worker = left[space] ? space : 'criminal';
    if (!left[worker]) return false;
    left[worker] -= 1;
  }
  const others = WORKERS.reduce((sum, worker) => sum + left[worker], 0);
  return others >= spaces.filter((one) => one === 'any').length;
}

/** Compares payments: what counts more comes first, and less of it is better. */
function costOf(hand: Hand, workers: readonly Worker[], plans: readonly Plan[]): number[] {
  const left = { ...hand };
  let missed = 0;
  for (const worker of workers) {
    const wanted = plans.filter(({ spaces }) => spaces.includes(worker)).length;
    missed += wanted / Math.max(1, left[worker]);
    left[worker] -= 1;
  }
  const count = (type: Worker): number => workers.filter((worker) => worker === type).length;
  const possible = plans.reduce(
    (sum, { spaces, worth }) => sum + (fills(left, spaces) ? worth : 0),
    0,
  );
  return [count('criminal'), -count('labourer'), -possible, missed];
}

/** The suggested one of several payments; the server's first of equally good ones. */
export function suggested(
  kingdom: Kingdom,
  seat: number,
  payments: readonly (readonly Worker[])[],
): number {
  const board = kingdom.boards[seat];
  if (!board) return 0;
  const plans = plansOf(kingdom, board);
  const costs = payments.map((workers) => costOf(board.workers, workers, plans));
  let best = 0;
  costs.forEach((cost, i) => {
    const at = cost.findIndex((part, k) => Math.abs(part - (costs[best]?.[k] ?? 0)) > 1e-9);
    if (at >= 0 && (cost[at] ?? 0) < (costs[best]?.[at] ?? 0)) best = i;
  });
  return best;
}
