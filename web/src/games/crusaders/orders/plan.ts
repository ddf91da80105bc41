/** The cross of orders: which placements there are, what they mean, who acts when. */
import type { components } from '../../../generated/schema/crusaders.js';
import { pickedFor, questionOf } from '../../../kit/answers/answering.js';
import type { Blocked, Explained, Option } from '../../../kit/table-model.js';
import { printed } from '../printed.js';
import { ORDERS, type CrusadersTable, type Order, type State } from '../view.js';

type Shapes = components['schemas'];

export type PlanPreview = Shapes['PlanPreview'];
export type CrossView = State['cross'];
export type TokenView = Shapes['TokenView'];
export type Cell = 'inner' | 'outer' | 'homs';

/** A cell and how a token would lie there: an answer, or why it is none. */
export interface Placement {
  id: string;
  order: Order;
  cell: Cell;
  option: Option | null;
  blocked: Blocked | null;
  ahead: PlanPreview | null;
}

export function planOf(table: CrusadersTable): Explained | null {
  return questionOf(table, 'plan');
}

/** Every placement that the question offers or refuses, by id ("build-inner"). */
export function placementsOf(table: CrusadersTable): Map<string, Placement> {
  const question = planOf(table);
  const found = new Map<string, Placement>();
  if (!question) return found;
  for (const one of [...question.options, ...question.blocked]) {
    const [order, cell] = one.id.split('-') as [Order, Cell];
    const option = 'preview' in one ? one : null;
    found.set(one.id, {
      id: one.id,
      order,
      cell,
      option,
      blocked: option ? null : (one as Blocked),
      ahead: (option?.preview as PlanPreview | null | undefined) ?? null,
    });
  }
  return found;
}

/** The placement that is picked and not yet confirmed. */
export function pickedPlacement(table: CrusadersTable): Placement | null {
  const question = planOf(table);
  const id = question && pickedFor(table, question)[0];
  const found = id ? placementsOf(table).get(id) : undefined;
  return found?.option ? found : null;
}

/** Pick a placement, or confirm the picked one. */
export function pickPlacement(table: CrusadersTable, { id, option }: Placement): void {
  const question = planOf(table);
  if (!question || !option) return;
  if (pickedFor(table, question)[0] === id) confirmPlacement(table);
  else table.hold({ decision: question.decision, picked: [id] });
}

export function confirmPlacement(table: CrusadersTable): void {
  const question = planOf(table);
  const placement = pickedPlacement(table);
  if (question && placement) void table.choose(question.decision, [placement.id]);
}

/** The coins a placement costs. */
export function feeOf(placement: Placement): number {
  if (placement.ahead) return placement.ahead.fees.reduce((sum, { coins }) => sum + coins, 0);
  const fee = (placement.option ?? placement.blocked)?.args['fee'];
  return typeof fee === 'number' ? fee : 0;
}

/** An order in the queue: a token on the cross, or the one that would be placed. */
export interface Queued {
  seat: number | null;
  reinforced: boolean;
  number: number;
  /** True for the token that is not placed yet. */
  ghost: boolean;
}

/** The orders of this round by sector, numbered as they act, with a placement among them. */
export function queueOf(
  cross: CrossView,
  placement: Placement | null,
  seat: number | null,
): Record<Order, Queued[]> {
  const found: Record<Order, Queued[]> = { build: [], pray: [], muster: [], march: [] };
  const position = placement?.ahead?.position ?? null;
  const ghost = (number: number): void => {
    if (placement)
      found[placement.order].push({
        seat,
        reinforced: placement.cell === 'homs',
        number,
        ghost: true,
      });
  };
  let number = 1;
  for (const { order, ...token } of cross.next) {
    if (number === position) ghost(number++);
    found[order].push({ ...token, number: number++, ghost: false });
  }
  if (position !== null && number === position) ghost(number);
  return found;
}

/** A token that acts in the next round, reinforced. */
export interface NextRound {
  order: Order;
  seat: number | null;
  ghost: boolean;
}

export function nextRoundOf(
  cross: CrossView,
  placement: Placement | null,
  seat: number | null,
): NextRound[] {
  return ORDERS.flatMap((order): NextRound[] => {
    const { outer } = cross.sectors[order];
    if (outer) return [{ order, seat: outer.seat, ghost: false }];
    return placement?.cell === 'outer' && placement.order === order
      ? [{ order, seat, ghost: true }]
      : [];
  });
}

/** Spies of rivals that would react to an order of the viewer. */
export function watchersOf(
  table: CrusadersTable,
  order: Order,
): { seat: number; spy: string; used: boolean }[] {
  return table.view.state.boards.flatMap(({ seat, spies }) =>
    spies
      .filter(
        ({ spy, watches }) =>
          watches === table.viewer && printed.spies[spy]?.trigger['rival_order'] === order,
      )
      .map(({ spy, used }) => ({ seat, spy, used })),
  );
}

/** What the message about the reinforced form of an order tells, by its arguments. */
const REINFORCED: Record<Order, Record<string, string>> = {
  build: { discount: 'reinforced_discount' },
  pray: { actions: 'reinforced_bishop_actions', level: 'reinforced_rescript_level' },
  muster: { discount: 'reinforced_discount' },
  march: { moves: 'reinforced_moves', strength: 'reinforced_strength' },
};

/** What an order does, and what comes on top if it is reinforced, in words. */
export function orderTexts(
  table: CrusadersTable,
  order: Order,
): { basic: string; reinforced: string } {
  const whole = table.textOf(`order:${order}`);
  const facts = printed.orders[order];
  const args = Object.fromEntries(
    Object.entries(REINFORCED[order]).map(([name, fact]) => [name, facts[fact]]),
  );
  const reinforced = table.say({ message: `does-reinforced-${order}`, args });
  return whole.endsWith(reinforced)
    ? { basic: whole.slice(0, -reinforced.length).trim(), reinforced }
    : { basic: whole, reinforced: '' };
}

/** Where the tokens of an inner cell lie, from the lowest one up; a single one in the middle. */
export function stackOf(count: number): { x: number; y: number; r: number }[] {
  if (count === 1) return [{ x: 0, y: 0, r: 18 }];
  const r = count === 2 ? 16 : count === 3 ? 15 : 14;
  const [low, high] = [11, -11];
  return Array.from({ length: count }, (_, i) => ({
    x: i % 2 ? 6 : -6,
    y: low + ((high - low) * i) / (count - 1),
    r,
  }));
}

/** True in the last round, after which nothing in an outer cell acts any more. */
export function isLastRound(table: CrusadersTable): boolean {
  const { round, rounds } = table.view.state;
  return round >= rounds;
}
