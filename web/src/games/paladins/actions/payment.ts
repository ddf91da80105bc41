/**
 * Workers on the spaces of an action, before they are placed. The server offers complete payments,
 * and one of them is suggested (see `suggestion.ts`). Touching a space or a worker selects the
 * payment that differs there and as little as possible elsewhere.
 */
import { pickedFor, questionOf } from '../../../kit/answers/answering.js';
import type { Explained } from '../../../kit/table-model.js';
import { suggested } from './suggestion.js';
import type { KingdomTable, Worker } from '../view.js';

export interface Payment {
  /** The question, with the suggested payment first. */
  question: Explained;
  /** The current payment: a worker for each space that requires one, from left to right. */
  workers: Worker[];
  option: string;
  suggested: boolean;
  /** Number of possible payments. */
  ways: number;
  /** True if they are few and short enough for a button each. */
  few: boolean;
}

/** The decision bar has room for this many payments, with this many workers in total. */
const MOST_WAYS = 3;
const MOST_WORKERS = 6;

const split = (id: string): Worker[] => id.split(':') as Worker[];

export function paymentOf(table: KingdomTable): Payment | null {
  const asked = questionOf(table, 'workers');
  if (!asked) return null;
  const { options } = asked;
  const at = suggested(
    table.view.state,
    asked.seat,
    options.map(({ id }) => split(id)),
  );
  const first = options[at];
  if (!first) return null;
  const question = { ...asked, options: [first, ...options.filter((one) => one !== first)] };
  const [held] = pickedFor(table, question);
  const option = question.options.some((one) => one.id === held) ? (held ?? first.id) : first.id;
  return {
    question,
    option,
    workers: split(option),
    suggested: option === first.id,
    ways: question.options.length,
    few:
      question.options.length <= MOST_WAYS &&
      question.options.length * split(option).length <= MOST_WORKERS,
  };
}

export function holdPayment(table: KingdomTable, payment: Payment, option: string): void {
  const { decision, options } = payment.question;
  table.hold(option === options[0]?.id ? null : { decision, picked: [option] });
}

/** Workers that a space of a payment can be changed to. */
export function choicesAt(payment: Payment, place: number): Worker[] {
  const found = new Set<Worker>();
  for (const option of payment.question.options) {
    const worker = split(option.id)[place];
    if (worker) found.add(worker);
  }
  return [...found];
}

/** The payment with the next possible worker on a space. */
export function turnedAt(payment: Payment, place: number): string {
  const all = choicesAt(payment, place);
  const now = payment.workers[place];
  const next = all[(all.indexOf(now ?? 'labourer') + 1) % all.length];
  return nearest(payment, (workers) => workers[place] === next);
}

/** The payment that uses one more worker of a type, if there is one. */
export function withMore(payment: Payment, type: Worker): string {
  const count = (workers: readonly Worker[]): number => workers.filter((w) => w === type).length;
  const now = count(payment.workers);
  return nearest(payment, (workers) => count(workers) === now + 1);
}

function nearest(payment: Payment, fits: (workers: Worker[]) => boolean): string {
  let best = payment.option;
  let most = -1;
  for (const option of payment.question.options) {
    const workers = split(option.id);
    if (option.id === payment.option || !fits(workers)) continue;
    const same = workers.filter((worker, i) => worker === payment.workers[i]).length;
    if (same > most) {
      most = same;
      best = option.id;
    }
  }
  return best;
}

/** Number of workers of each type in a payment. */
export function takenBy(payment: Payment | null): Partial<Record<Worker, number>> {
  const found: Partial<Record<Worker, number>> = {};
  for (const worker of payment?.workers ?? []) found[worker] = (found[worker] ?? 0) + 1;
  return found;
}

export async function pay(table: KingdomTable, payment: Payment): Promise<void> {
  await table.choose(payment.question.decision, [payment.option]);
}
