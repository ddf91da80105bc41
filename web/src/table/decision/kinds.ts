/**
 * The kinds of answers. They decide order and weight, and say nothing about how good an answer is:
 * acts come first, with a gilt ring; answers that pass, decline or end something are text and come
 * last. Which ones those are is data of the game (`passes` and `final` of its face).
 */
import type { GameFace } from '../../games/face.js';
import type { Seen } from '../state/source.js';
import type { Explained, Option, TableModel } from '../../kit/table-model.js';
import { preferences } from '../../preferences/preferences.svelte.js';

/** A table, as far as answering is concerned. */
export interface AnsweringTable extends TableModel {
  readonly face: GameFace | null;
  readonly question: Explained | null;
  readonly details: { readonly deadline: string | null };
  readonly current: { readonly single?: Seen['single'] };
  undo(to: string): Promise<boolean>;
  list(parts: string[]): string;
}

/** With less time than this on the clock, an answer is never held back. Milliseconds. */
const LITTLE_TIME = 10_000;

export function isPass(face: GameFace | null, option: Option): boolean {
  return face?.decisions?.passes?.includes(option.message) ?? false;
}

/** The answers in the order of their kinds: those that pass come last. */
export function byKind(face: GameFace | null, options: readonly Option[]): Option[] {
  const passes = options.filter((option) => isPass(face, option));
  return [...options.filter((option) => !passes.includes(option)), ...passes];
}

/** An answer in two parts: what its sentence says before the first colon or full stop, and the rest. */
export function partsOf(sentence: string): [head: string, rest: string] {
  const [, head = '', rest = ''] = /^(.+?)(?:: |\. |; )(.*)$/.exec(sentence) ?? [];
  return head ? [head, rest] : [sentence.replace(/\.$/, ''), ''];
}

/**
 * True if an answer has to wait a moment before it is sent. Not in a sealed round, where it can be
 * changed, and never with little time left.
 */
export function isHeldBack(table: AnsweringTable, decision: string, option: Option): boolean {
  const { single } = table.current;
  const question = table.explain.find((one) => one.decision === decision);
  const { final, endsTurn } = table.face?.decisions ?? {};
  const ends =
    (single?.decision === decision && single.leads === 'hands-over') ||
    final?.includes(option.message) ||
    (question && endsTurn?.(question, option));
  if (!ends) return false;
  return preferences.pace !== 'off' && !table.view.round && timeLeft(table) > LITTLE_TIME;
}

function timeLeft(table: AnsweringTable): number {
  const now = Date.now();
  const clock = table.seats.find((seat) => seat.mine)?.clock;
  const deadline = table.details.deadline ? Date.parse(table.details.deadline) - now : Infinity;
  if (!clock) return deadline;
  const spent = clock.running && clock.since !== null ? now - clock.since : 0;
  return Math.min(deadline, clock.left - Math.max(0, spent));
}
