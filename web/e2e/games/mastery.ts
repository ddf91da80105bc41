/** Matches of Medieval Mastery for the tests, played by the API up to where they are looked at. */
import type { BrowserContext } from '@playwright/test';

import { botTable, playing, type Fits } from '../support/house';
import { decide } from '../support/policy';

/** A table at which sensible bots hold the other seats. */
export function masteryTable(context: BrowserContext, seats: number): Promise<string> {
  const others = Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'heuristic'] as const);
  return botTable(context, { seats, bots: Object.fromEntries(others) });
}

/** Play by the API until a question fits (true), or to the end (false). */
export const playUntil = playing((seen, question) => decide(seen, question));

/** Play table after table until a question fits; return the table. */
export async function tableWhere(context: BrowserContext, seats: number, fits: Fits) {
  for (let i = 0; i < 8; i += 1) {
    const table = await masteryTable(context, seats);
    if (await playUntil(context, table, fits)) return table;
  }
  throw new Error('no match came to such a question');
}
