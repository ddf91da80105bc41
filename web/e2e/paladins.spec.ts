/** Whole matches of Paladins of the West Kingdom by clicking what a person sees. */
import { expect, test } from '@playwright/test';

import { gone } from './clicking';
import { guest, myTurn, origin, scoresHold, shows } from './house';
import { answerByList, tabTo } from './keys';
import { decide, hurry, paladinsTable, play } from './paladins';

test('Paladins: a short whole match against the bot by clicking @quick', async ({
  page,
  context,
}) => {
  await guest(context);
  const table = await paladinsTable(context, 2);
  await page.goto(`${origin()}/tables/${table}`);
  const answers = await play(page, context, table, (question, _, seen) => hurry(question, seen));
  const scores = await scoresHold(page, context, table);
  expect(answers).toBeGreaterThan(30);
  console.log(`  short: ${scores.join(':')} after ${answers} answers`);
});

test('Paladins: a whole match against the bot by keyboard alone', async ({ page, context }) => {
  await guest(context);
  await page.goto(origin());
  await page.waitForLoadState('networkidle');
  await tabTo(page, /^Play a bot.*Paladins/i);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  let undone = 0;
  let answers = 0;
  for (; answers < 1500; answers += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) break;
    await shows(page, question.decision);
    const number = String(question.options.indexOf(decide(question, answers)) + 1);
    if (answers % 9 === 4) {
      await answerByList(page, number);
      await gone(page, question.decision);
      await page.keyboard.press('Escape');
      continue;
    }
    await page.keyboard.type(number);
    await gone(page, question.decision);
    if (undone < 3 && question.kind === 'action' && answers > 10) {
      const next = await myTurn(context, table);
      const [after] = next.explain;
      if (!after || !next.view.undo.length) continue;
      await shows(page, after.decision);
      await page.keyboard.press('u');
      await gone(page, after.decision);
      undone += 1;
    }
  }
  expect(undone).toBeGreaterThan(0);
  const scores = await scoresHold(page, context, table);
  console.log(`  keyboard: ${scores.join(':')} after ${answers} answers, ${undone} taken back`);
});

for (const seats of [2, 3, 4]) {
  test(`Paladins: a whole match with ${seats} seats by clicking`, async ({ page, context }) => {
    await guest(context);
    const table = await paladinsTable(context, seats);
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
    const table = await paladinsTable(context, 1, { difficulty });
    await page.goto(`${origin()}/tables/${table}`);
    const answers = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    await expect(sheet.getByRole('heading', { name: /Bot/ })).toBeVisible();
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
  const table = await paladinsTable(context, 2);
  const page = await context.newPage();
  await page.goto(`${origin()}/tables/${table}`);
  const answers = await play(page, context, table);
  const scores = await scoresHold(page, context, table);
  console.log(`  phone: ${scores.join(':')} after ${answers} answers`);
  await context.close();
});
