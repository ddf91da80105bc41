/** Decides how the answers to a question are presented: as numbers, as buttons, or on the board. */
import type { GameFace } from '../../games/face.js';
import type { Explained, Option, Refusal, TableModel, Touch } from '../../kit/table-model.js';
import { byKind } from './kinds.js';

/** Return the answers that each component gives when touched. */
export function touchedBy(questions: readonly Explained[]): Map<string, Touch[]> {
  const found = new Map<string, Touch[]>();
  for (const question of questions) {
    for (const option of question.options) {
      for (const component of option.touches) {
        const touches = found.get(component) ?? [];
        touches.push({ decision: question.decision, option });
        found.set(component, touches);
      }
    }
  }
  return found;
}

/** Return why a component offers no answer. */
export function refusedBy(questions: readonly Explained[], component: string): Refusal[] {
  return questions.flatMap(({ decision, blocked }) =>
    blocked
      .filter(({ touches }) => touches.includes(component))
      .map((one) => ({ decision, blocked: one })),
  );
}

/** An answer that differs from similar ones only by a number. */
export interface Amount {
  option: Option;
  amount: number;
}

export interface Layout {
  /** Answers shown as a row of numbers, in order. */
  amounts: Amount[];
  /** Answers with a separate button. */
  buttons: Option[];
  /** Answers given on the board (and in the list of all answers). */
  elsewhere: Option[];
}

const FEW = 4;
const AMOUNTS = 3;

/**
 * Lay out a question for the decision bar, beside a board whose components can be touched. With
 * `listed` they are not visible, so every answer gets a button. Answers that pass come last.
 */
export function layOut(question: Explained, listed = false, face: GameFace | null = null): Layout {
  const amounts = amountsOf(question.options);
  const rest = byKind(face, question.options).filter(
    (option) => !amounts.some((a) => a.option === option),
  );
  if (listed || rest.length <= FEW) return { amounts, buttons: rest, elsewhere: [] };
  const buttons = rest.filter((option) => option.touches.length === 0);
  const elsewhere = rest.filter((option) => option.touches.length > 0);
  return { amounts, buttons, elsewhere };
}

/** Return the options that differ only by a number, if there are enough of them. */
function amountsOf(options: readonly Option[]): Amount[] {
  const like = new Map<string, Amount[]>();
  for (const option of options) {
    const [first, ...others] = Object.entries(option.args);
    if (!first || others.length > 0 || typeof first[1] !== 'number' || option.touches.length)
      continue;
    if (first[0] !== 'count' && first[0] !== 'amount' && first[0] !== 'number') continue;
    const key = `${option.message}.${first[0]}`;
    const group = like.get(key) ?? [];
    group.push({ option, amount: first[1] });
    like.set(key, group);
  }
  const best = [...like.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return best.length >= AMOUNTS ? best.sort((a, b) => a.amount - b.amount) : [];
}

/** Answers in words. Empty if not all of them are answers to this question. */
export function spokenAnswers(table: TableModel, decision: string, options: string[]): string[] {
  const question = table.explain.find((one) => one.decision === decision);
  const found = options.flatMap((id) => question?.options.find((one) => one.id === id) ?? []);
  return found.length === options.length ? found.map((one) => table.say(one)) : [];
}
