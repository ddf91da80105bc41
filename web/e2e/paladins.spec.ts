/** Whole matches of Paladins of the West Kingdom by clicking what a person sees. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { gone } from './clicking';
import { botTable, guest, myTurn, origin, scoresHold, shows } from './house';
import type { Option, Question } from './policy';

const LIKED = ['fortify', 'commission', 'garrison', 'absolve', 'convert', 'attack', 'develop'];

/** Decide plainly: build while it can be built, pass when nothing else is left. */
function decide(question: Question, turn: number): Option {
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

/** Give an answer where it is seen: on the board, or in the decision bar. */
async function click(page: Page, question: Question, option: Option): Promise<void> {
  const inquest = page.getByRole('button', { name: 'Go on', exact: true });
  if (await inquest.isVisible()) await inquest.click();
  if (question.kind === 'workers') return place(page, option);
  const touched = option.touches.map((component) => `[data-touch="${component}"]`).reverse();
  for (const selector of [...touched, `[data-option="${option.id}"]`]) {
    const found = page.locator(selector).filter({ visible: true });
    if ((await found.count()) === 1) {
      await found.click();
      return;
    }
  }
  await page.locator(`.decision [data-option="${option.id}"]`).first().click();
}

/** Put the payment together on the spaces of the action, then place the workers. */
async function place(page: Page, option: Option): Promise<void> {
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
      await space.click();
    }
  }
  const placed = (await button.count()) ? button : page.locator('.decision .place');
  await placed.first().click();
}

async function play(page: Page, context: BrowserContext, table: string): Promise<number> {
  for (let answers = 0; answers < 1500; answers += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return answers;
    await shows(page, question.decision);
    await click(page, question, decide(question, answers));
    await gone(page, question.decision);
  }
  throw new Error('this match does not end');
}

for (const seats of [2, 3, 4]) {
  test(`Paladins: a whole match with ${seats} seats by clicking`, async ({ page, context }) => {
    await guest(context);
    const bots = Object.fromEntries(
      Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'random'] as const),
    );
    const table = await botTable(context, { game: 'paladins', seats, bots });
    await page.goto(`${origin()}/tables/${table}`);
    const answers = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    expect(answers).toBeGreaterThan(40);
    console.log(`  ${seats} seats: ${scores.join(':')} after ${answers} answers`);
  });
}

for (const difficulty of ['easy', 'normal', 'hard']) {
  test(`Paladins: a whole solo match, ${difficulty}, by clicking`, async ({ page, context }) => {
    await guest(context);
    const options = { difficulty };
    const table = await botTable(context, { game: 'paladins', seats: 1, bots: {}, options });
    await page.goto(`${origin()}/tables/${table}`);
    const answers = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    expect(answers).toBeGreaterThan(40);
    console.log(`  solo ${difficulty}: ${scores.join(':')} after ${answers} answers`);
  });
}

test('Paladins: a whole match on a phone by tapping', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  await guest(context);
  const table = await botTable(context, { game: 'paladins', seats: 2, bots: { 1: 'random' } });
  const page = await context.newPage();
  await page.goto(`${origin()}/tables/${table}`);
  const answers = await play(page, context, table);
  const scores = await scoresHold(page, context, table);
  console.log(`  phone: ${scores.join(':')} after ${answers} answers`);
  await context.close();
});
