/** Matches of Medieval Mastery for the tests, played by the API up to where they are looked at. */
import type { BrowserContext } from '@playwright/test';

import { ask, botTable, myTurn } from './house';
import { decide, type Question, type Seen } from './policy';

type Fits = (seen: Seen, question: Question) => boolean;

/** A table at which sensible bots hold the other seats. */
export function masteryTable(context: BrowserContext, seats: number): Promise<string> {
  const others = Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'heuristic'] as const);
  return botTable(context, { seats, bots: Object.fromEntries(others) });
}

/** Play until a question fits, or to the end. */
export async function playUntil(
  context: BrowserContext,
  table: string,
  fits: Fits,
): Promise<boolean> {
  for (let i = 0; i < 3000; i += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return false;
    if (fits(seen, question)) return true;
    const body = {
      decision: question.decision,
      options: [decide(seen, question).id],
      key: crypto.randomUUID(),
    };
    await ask(context.request, 'POST', `/tables/${table}/choices`, body);
  }
  return false;
}

/** Play table after table until a question fits; return the table. */
export async function tableWhere(context: BrowserContext, seats: number, fits: Fits) {
  for (let i = 0; i < 8; i += 1) {
    const table = await masteryTable(context, seats);
    if (await playUntil(context, table, fits)) return table;
  }
  throw new Error('no match came to such a question');
}
