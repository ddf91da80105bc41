/** A player of Glory for the tests: it decides plainly, and gives answers where they are seen. */
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { gone, press, type Hand } from '../support/clicking';
import { botTable, myTurn, playing, shows } from '../support/house';
import type { Option, Question, Seen } from '../support/policy';

/** Answers that give something up. */
const IDLE = new Set(['pass', 'stop', 'none', 'keep', 'wait']);

/** Decide plainly: every place of the city in its turn, every card, all strength, and rerolls. */
export function decide(question: Question, turn: number): Option {
  const { options } = question;
  const active = options.filter((option) => !IDLE.has(option.id));
  const first = active[0] ?? options[0];
  if (!first) throw new Error(`nothing to answer: ${question.decision}`);
  if (question.kind === 'duel-strength') return options.at(-1) ?? first;
  if (question.kind === 'give-back' && turn % 2) return options.at(-1) ?? first;
  if (question.kind === 'duel-faith' && turn % 3 === 0) return options[0] ?? first;
  if (question.kind === 'title') return first;
  return active[turn % Math.max(1, active.length)] ?? first;
}

/** A table of Glory under way; sensible bots hold the other seats. */
export function gloryTable(
  context: BrowserContext,
  seats: number,
  settings: object = {},
): Promise<string> {
  const others = Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'heuristic'] as const);
  return botTable(context, { game: 'glory', seats, bots: Object.fromEntries(others), settings });
}

/** Put away the outcome of a pass, which covers the board for a while. */
export async function goOn(page: Page, hand: Hand = 'click'): Promise<void> {
  const result = page.locator('section.result .btn--gilt');
  if (!(await result.isVisible())) return;
  // It also ends by itself: then there is nothing to press any more.
  await result[hand]({ timeout: 3_000 }).catch(() => undefined);
}

/** Give an answer where it is seen: on the board, or in the decision bar. */
export async function give(
  page: Page,
  hand: Hand,
  question: Question,
  option: Option,
): Promise<void> {
  await goOn(page, hand);
  if (question.kind === 'duel-strength') {
    await page.locator(`.decision [data-n="${option.id}"]`)[hand]();
  }
  if (question.kind === 'duel-faith' || question.kind === 'duel-ring') {
    if (!IDLE.has(option.id)) return reroll(page, hand, option.id.split(':').length);
  }
  if (question.kind.startsWith('bind-')) return bind(page, hand);
  const places = [...option.touches].reverse().map((touch) => `[data-touch="${touch}"]`);
  for (const selector of [...places, `[data-option="${option.id}"]`]) {
    const found = page.locator(selector).filter({ visible: true });
    if ((await found.count()) === 1) return press(page, hand, found, option);
  }
  // Two cards alike: whichever is pressed.
  const selector = [`[data-option="${option.id}"]`, ...places].join(', ');
  await press(page, hand, page.locator(selector).filter({ visible: true }).first(), option);
}

/** Pick so many dice, then roll them again. */
async function reroll(page: Page, hand: Hand, count: number): Promise<void> {
  const dice = page.locator('.duel button.die');
  for (let i = 0; i < count; i += 1) {
    await dice.and(page.locator('[aria-pressed="false"]:not([aria-disabled])')).first()[hand]();
  }
  await page.locator('.decision .reroll .btn--gilt')[hand]();
}

/** Lay down allies or relics for a title, from the first on, until it is enough. */
async function bind(page: Page, hand: Hand): Promise<void> {
  const done = page.locator('.binding .btn--gilt');
  const more = (): Locator =>
    page.locator('.amounts .pm button:last-child:not([aria-disabled="true"])');
  for (let i = 0; i < 12 && (await more().count()); i += 1) await more().first()[hand]();
  await done[hand]();
}

/** Wait until the page asks something, or shows that the match is over. */
async function asked(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-decision]:not([data-decision=""])') ??
      document.querySelector('dialog[open] .total'),
    null,
    { polling: 100, timeout: 300_000 },
  );
}

interface How {
  hand?: Hand;
  choice?: (question: Question, turn: number, seen: Seen) => Option;
  /** Called before each answer; true ends the match here. */
  until?: (seen: Seen, question: Question) => boolean | Promise<boolean>;
}

/** Play by hand to the end, or until it is enough; return the kinds of answers given. */
export async function play(
  page: Page,
  context: BrowserContext,
  table: string,
  { hand = 'click', choice = decide, until = () => false }: How = {},
): Promise<string[]> {
  const kinds: string[] = [];
  for (let answers = 0; answers < 1500; answers += 1) {
    await asked(page);
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return kinds;
    await shows(page, question.decision);
    if (await until(seen, question)) return kinds;
    await give(page, hand, question, choice(question, answers, seen));
    await gone(page, question.decision);
    kinds.push(question.kind);
  }
  throw new Error('this match does not end');
}

/** Play by the API until a question fits (true), or to the end (false). */
export const playUntil = playing((_, question, turn) => decide(question, turn));

/** What the tests read of the state. */
export interface City {
  round: number;
  phase: string;
  duel: { step: string | null } | null;
}
export const city = (seen: Seen): City => seen.view.state as unknown as City;
