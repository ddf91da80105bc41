/** A player of Paladins for the tests: it decides plainly, and gives answers where they are seen. */
import type { BrowserContext, Page } from '@playwright/test';

import { gone, press, type Hand } from '../support/clicking';
import { botTable, myTurn, playing, shows } from '../support/house';
import type { Option, Question, Seen } from '../support/policy';

const LIKED = ['fortify', 'commission', 'garrison', 'absolve', 'convert', 'attack', 'develop'];

/** Decide plainly: build while it can be built, pass when nothing else is left. */
export function decide(question: Question, turn: number): Option {
  const { options } = question;
  const first = options[0];
  if (!first) throw new Error(`nothing to answer: ${question.decision}`);
  if (question.kind === 'action') {
    const liked = options.filter((option) => LIKED.includes(option.id));
    const active = options.filter((option) => option.id !== 'pass');
    return liked[turn % Math.max(1, liked.length)] ?? active[turn % active.length] ?? first;
  }
  if (question.kind === 'workers') return options[turn % Math.min(options.length, 3)] ?? first;
  return options[turn % options.length] ?? first;
}

/** Decide in haste: an action in each of the first two rounds, then pass whenever asked. */
export function hurry(question: Question, seen: Seen): Option {
  const { options } = question;
  const first = options[0];
  if (!first) throw new Error(`nothing to answer: ${question.decision}`);
  if (question.kind !== 'action') return first;
  const { viewer, state } = seen.view;
  const { round, boards } = state as unknown as Hurried;
  const acted = Object.values(boards[viewer ?? 0]?.actions ?? {}).some((action) => action.busy);
  const build = options.find((option) => LIKED.includes(option.id));
  const pass = options.find((option) => option.id === 'pass');
  return (acted || round > 2 ? pass : build) ?? pass ?? first;
}

interface Hurried {
  round: number;
  boards: { actions: Record<string, { busy: boolean }> }[];
}

/** A table of Paladins under way; sensible bots hold the other seats. */
export function paladinsTable(
  context: BrowserContext,
  seats: number,
  settings: object = {},
): Promise<string> {
  const others = Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'heuristic'] as const);
  return botTable(context, { game: 'paladins', seats, bots: Object.fromEntries(others), settings });
}

/** Give an answer where it is seen: on the board, or in the decision bar. */
export async function give(
  page: Page,
  hand: Hand,
  question: Question,
  option: Option,
): Promise<void> {
  const inquest = page.getByRole('button', { name: 'Continue', exact: true });
  if (await inquest.isVisible()) await inquest[hand]();
  if (question.kind === 'workers') return place(page, hand, option);
  const touched = option.touches.map((component) => `[data-touch="${component}"]`).reverse();
  for (const selector of [...touched, `[data-option="${option.id}"]`]) {
    const found = page.locator(selector).filter({ visible: true });
    if ((await found.count()) === 1) {
      return press(page, hand, found, option);
    }
  }
  await page.locator(`.decision [data-option="${option.id}"]`).first()[hand]();
}

/** Put the payment together on the spaces of the action, then place the workers. */
async function place(page: Page, hand: Hand, option: Option): Promise<void> {
  const button = page.locator(`.decision [data-option="${option.id}"]`);
  const wanted = option.id.split(':');
  const spaces = page.locator('.paying .sp.lit');
  for (let i = 0; i < wanted.length && !(await button.count()); i += 1) {
    const space = spaces.nth(i);
    for (let n = 0; n < 6 && !(await button.count()); n += 1) {
      const says = (await space.getAttribute('aria-label')) ?? '';
      if (says.includes(wanted[i] ?? '') || (await space.evaluate((e) => e.tagName)) !== 'BUTTON') {
        break;
      }
      await space[hand]();
    }
  }
  const placed = (await button.count()) ? button : page.locator('.decision .place');
  await placed.first()[hand]();
}

interface How {
  hand?: Hand;
  choice?: (question: Question, turn: number, seen: Seen) => Option;
}

/** Play to the end by hand; return how many answers were given. */
export async function play(
  page: Page,
  context: BrowserContext,
  table: string,
  { hand = 'click', choice = decide }: How = {},
): Promise<number> {
  for (let answers = 0; answers < 1500; answers += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return answers;
    await shows(page, question.decision);
    await give(page, hand, question, choice(question, answers, seen));
    await gone(page, question.decision);
  }
  throw new Error('this match does not end');
}

/** Play by the API until a question fits (true), or to the end (false). */
export const playUntil = playing((_, question, turn) => decide(question, turn));
