/** Pages that watch a whole match, whose player answers by the API. */
import type { BrowserContext, Page } from '@playwright/test';

import { LIVE } from '../live/live';
import { ask, guest, myTurn, origin, shows } from './house';
import { decide as decidePaladins } from '../games/paladins';
import type { Option, Question, Seen } from './policy';

export type Name = keyof typeof LIVE;
export interface Watcher {
  page: Page;
  width: number;
}
type Each = (question: Question, watcher: Watcher) => Promise<void>;

/** Numbers that are the same in every run. */
function numbers(): (below: number) => number {
  let state = 7;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Play on as a bot would, every third time at random. */
function choose(game: Name, seen: Seen, question: Question, turn: number, luck: number): Option {
  const { options } = question;
  const any = options[luck % options.length];
  if (turn % 3 === 2 && any) return any;
  return game === 'paladins'
    ? decidePaladins(question, turn)
    : LIVE[game].decide(seen, question, turn);
}

/**
 * Play so many answers of a match, or to its end. `each` looks at every question on a page of each
 * size. Returns the kinds of questions there were.
 */
export async function walk(
  context: BrowserContext,
  game: Name,
  sizes: readonly { width: number; height: number }[],
  answers: number,
  each: Each,
): Promise<Set<string>> {
  await guest(context);
  const table = await LIVE[game].table(context, 3);
  const watchers: Watcher[] = [];
  for (const size of sizes) {
    const page = await context.newPage();
    await page.setViewportSize(size);
    await page.goto(`${origin()}/tables/${table}`);
    watchers.push({ page, width: size.width });
  }
  const luck = numbers();
  const kinds = new Set<string>();
  for (let turn = 0; turn < answers; turn += 1) {
    const seen = await myTurn(context, table);
    const [question] = seen.explain;
    if (seen.status !== 'playing' || !question) break;
    kinds.add(question.kind);
    for (const watcher of watchers) {
      await follows(watcher.page, question.decision);
      await each(question, watcher);
    }
    const option = choose(game, seen, question, turn, luck(1000));
    const body = { decision: question.decision, key: crypto.randomUUID() };
    const send = (id: string) =>
      ask(context.request, 'POST', `/tables/${table}/choices`, { ...body, options: [id] });
    await send(option.id).catch(() => send(question.options[0]?.id ?? ''));
  }
  for (const { page } of watchers) await page.close();
  return kinds;
}

/** Wait for a question; nobody is told of answers in a sealed round, other devices neither. */
async function follows(page: Page, decision: string): Promise<void> {
  const there = page.locator(`[data-decision="${decision}"]`);
  await there.waitFor({ timeout: 8_000 }).catch(() => page.reload());
  await shows(page, decision);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(80);
}
