/**
 * Whole answers: a number for each of several things, chosen before anything is sent. The server
 * says what there is and within which bounds (`amounts` of a question), and turns the numbers into
 * answers.
 */
import { pickedFor } from './answering.js';
import type { Amount, Amounts, Explained, TableModel } from '../table-model.js';

export interface Draft {
  question: Explained;
  amounts: Amounts;
  /** The chosen numbers, by the id of the thing. */
  numbers: Record<string, number>;
  /** How many must still be added. Negative: how many are too many. */
  left: number;
  changed: boolean;
  /** True if it can be sent. */
  complete: boolean;
}

/** The text that says why a number cannot be changed, and its arguments. */
export interface Obstacle {
  id: string;
  args: Record<string, number>;
}

/** The numbers chosen so far for a question that can be answered as a whole. */
export function draftOf(table: TableModel, question: Explained | null): Draft | null {
  const amounts = question?.amounts;
  if (!question || !amounts) return null;
  const held = new Map<string, number>();
  for (const entry of pickedFor(table, question)) {
    const at = entry.lastIndexOf('=');
    held.set(entry.slice(0, at), Number(entry.slice(at + 1)));
  }
  const numbers: Record<string, number> = {};
  for (const item of amounts.items) numbers[item.id] = held.get(item.id) ?? item.now;
  const total = sum(numbers);
  const left = total < amounts.least ? amounts.least - total : Math.min(0, amounts.most - total);
  const row = amounts.items.map((item) => numbers[item.id] ?? 0);
  return {
    question,
    amounts,
    numbers,
    left,
    changed: amounts.items.some((item) => numbers[item.id] !== item.now),
    complete:
      left === 0 && (amounts.sets?.some((set) => set.every((n, i) => n === row[i])) ?? true),
  };
}

function sum(numbers: Record<string, number>): number {
  return Object.values(numbers).reduce((all, n) => all + n, 0);
}

/** Why a number cannot go up (1) or down (-1) by one. Null: it can. */
export function obstacle(draft: Draft, item: Amount, by: 1 | -1): Obstacle | null {
  const { amounts, numbers } = draft;
  const now = numbers[item.id] ?? item.now;
  if (by < 0) {
    return now > item.least ? null : { id: 'table-amounts-least', args: { count: item.least } };
  }
  if (now >= item.most) return { id: 'table-amounts-most', args: { count: item.most } };
  if (sum(numbers) >= amounts.most) return { id: 'table-amounts-none-left', args: {} };
  const wanted = amounts.items.map((one) => (numbers[one.id] ?? 0) + (one === item ? 1 : 0));
  const fits = amounts.sets?.some((set) => set.every((n, i) => n >= (wanted[i] ?? 0))) ?? true;
  return fits ? null : { id: 'table-amounts-unfit', args: {} };
}

/** Choose other numbers for some things, within the server's bounds. */
export function setNumbers(table: TableModel, draft: Draft, change: Record<string, number>): void {
  const picked: string[] = [];
  for (const item of draft.amounts.items) {
    const wanted = change[item.id] ?? draft.numbers[item.id] ?? item.now;
    const count = Math.max(item.least, Math.min(item.most, wanted));
    if (count !== item.now) picked.push(`${item.id}=${count}`);
  }
  table.hold(picked.length ? { decision: draft.question.decision, picked } : null);
}

/** Move some from one thing to another, as many as both allow. Return how many. */
export function shift(
  table: TableModel,
  draft: Draft,
  from: string,
  to: string,
  count = 1,
): number {
  const source = draft.amounts.items.find((item) => item.id === from);
  const target = draft.amounts.items.find((item) => item.id === to);
  if (!source || !target || from === to) return 0;
  const there = draft.numbers[from] ?? 0;
  const before = draft.numbers[to] ?? 0;
  const moved = Math.max(0, Math.min(count, there - source.least, target.most - before));
  if (moved) setNumbers(table, draft, { [from]: there - moved, [to]: before + moved });
  return moved;
}

/** Send the numbers. If the server refuses them, its error, with the rule, is thrown. */
export async function send(table: TableModel, draft: Draft): Promise<void> {
  const { decision } = draft.question;
  await table.choose(decision, await table.plan(decision, draft.numbers));
}
