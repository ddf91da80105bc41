/** What boards do with questions: find them, answer by touching a component, say why not. */
import { Stage } from '../motion/motion.js';
import type { Explained, Option, TableModel, Touch } from '../table-model.js';

/** The open question of one of these kinds, if any. */
export function questionOf(table: TableModel, ...kinds: string[]): Explained | null {
  return table.explain.find((question) => kinds.includes(question.kind)) ?? null;
}

/** The answer that a component gives, if it gives exactly one. */
export function touchOf(table: TableModel, component: string): Touch | null {
  const found = table.touched.get(component) ?? [];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The answers of a question by their kinds: those that pass, decline or end something come last. */
export function inOrder(table: TableModel, { options }: Explained): Option[] {
  return [
    ...options.filter((option) => !table.isPass(option)),
    ...options.filter((option) => table.isPass(option)),
  ];
}

/** The classes of an answer's button: a gilt ring, or plain text for one that passes. */
export function weightOf(table: TableModel, option: Option): string {
  return table.isPass(option) ? 'btn btn--quiet' : 'btn btn--option';
}

export function answer(table: TableModel, touch: Touch | null | undefined): void {
  if (touch) void table.choose(touch.decision, [touch.option.id]);
}

/** What a click on something that gives this answer does. Undefined if it gives none. */
export function answering(
  table: TableModel,
  touch: Touch | null | undefined,
): (() => void) | undefined {
  return touch ? () => answer(table, touch) : undefined;
}

/** Why a component offers no answer, in words. Empty if there is nothing to say. */
export function whyNot(table: TableModel, component: string, form?: 'short'): string {
  const [first] = table.blockedOn(component);
  return first ? table.say(first.blocked, form) : '';
}

/** What an unfinished choice for a question has picked so far. */
export function pickedFor(table: TableModel, question: Explained): readonly string[] {
  return table.pending?.decision === question.decision ? table.pending.picked : [];
}

/** A board may hold back an outcome for longer than anything moves. */
const LONGEST_TRAVEL = 900;

const stages = new WeakMap<TableModel, Stage>();

/** The stage shared by all areas of a table, so that components can move between them. */
export function stageOf(table: TableModel): Stage {
  let found = stages.get(table);
  if (!found) {
    found = new Stage(
      () => table.motion && (table.replaying || table.travel > 0),
      () => (table.watching ? Math.min(table.travel, LONGEST_TRAVEL) : null),
    );
    stages.set(table, found);
  }
  return found;
}
