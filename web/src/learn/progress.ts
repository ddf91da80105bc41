/** How far the learner is in a lesson. Kept in this browser; there is no account. */
import { lasting } from '../browser/storage.js';

interface Progress {
  /** The step where the learner is. */
  step: string;
  /** The steps that were played to their end. */
  done: string[];
}

const KEY = 'gonfalon.lesson.';

/** Return the progress in a lesson with these steps. Null if it was never begun. */
export function progressIn(
  game: string,
  lesson: string,
  steps: readonly string[],
): Progress | null {
  const stored = lasting.json<Partial<Progress>>(`${KEY}${game}.${lesson}`);
  if (!stored || typeof stored.step !== 'string') return null;
  const done = Array.isArray(stored.done) ? stored.done : [];
  return {
    step: steps.includes(stored.step) ? stored.step : (steps[0] ?? ''), // steps may be removed
    done: steps.filter((step) => done.includes(step)),
  };
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  lasting.setJson(`${KEY}${game}.${lesson}`, progress);
}
