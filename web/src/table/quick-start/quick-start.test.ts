import { describe, expect, it } from 'vitest';

import type { Table } from '../state/table.svelte.js';
import { QuickStart, type SetUpAnswer } from './quick-start.svelte.js';

const NAMES: Record<string, string> = {
  'title:lucky': 'Lucky',
  'travel:black_knight': 'The Black Knight',
};

/** A table where an answer may be undone, beside these others. */
function table(undo: string[], others: (object | null)[] = [null]): Table {
  return {
    id: 't',
    mySeat: 0,
    over: false,
    view: { undo },
    details: {
      seats: [{ number: 0, user: {} }, ...others.map((user, i) => ({ number: i + 1, user }))],
    },
    say: ({ message }: { message: string }) => message,
    nameOf: (component: string) => NAMES[component] ?? '',
  } as unknown as Table;
}

function answer(decision: string, label: string, touches: string[] = []): SetUpAnswer {
  return { decision, label: { message: label, args: {} }, touches } as unknown as SetUpAnswer;
}

describe('the quick start', () => {
  const goal = answer('0.0.2.goal.0.0', 'Lucky: 4 glory', ['title:lucky']);
  const back = answer('0.0.3.give-back.0.0', 'Give back “The Black Knight”', [
    'travel:black_knight',
  ]);

  it('tells what was chosen by its name, and in full what is more than a name', () => {
    const quick = new QuickStart(table([]));
    quick.shown = { questions: [], wanted: true, answering: true, answers: [goal, back] };
    expect(quick.line).toBe('Lucky · Give back “The Black Knight”');
  });

  it('takes an answer of a sealed round back by undo', () => {
    const quick = new QuickStart(table(['0.0.3.lane.0']));
    expect(quick.wayBack(back)).toBe('undo');
  });

  it('goes back to a choice only where nobody else plays, and not after a move', () => {
    expect(new QuickStart(table([])).wayBack(goal)).toBe('rewind');
    expect(new QuickStart(table([], [{}])).wayBack(goal)).toBe(null);
    const quick = new QuickStart(table([]));
    quick.close();
    expect(quick.wayBack(goal)).toBe(null);
  });
});
