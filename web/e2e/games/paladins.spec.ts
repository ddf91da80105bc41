/** Whole matches of Paladins of the West Kingdom by clicking what a person sees. */
import { expect, test } from '@playwright/test';

import { gone } from '../support/clicking';
import { complaints, guest, myTurn, origin, scoresHold, shows } from '../support/house';
import { answerByList, closeList, numberOf, tabTo } from '../support/keys';
import { decide, hurry, paladinsTable, play } from './paladins';
import type { Question, Seen } from '../support/policy';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};

test('Paladins: a short whole match against the bot by clicking @quick', async ({
  page,
  context,
}) => {
  await guest(context);
  const table = await paladinsTable(context, 2);
  const wrong = complaints(page);
  await page.goto(`${origin()}/tables/${table}`);
  const choice = (question: Question, _: number, seen: Seen) => hurry(question, seen);
  const answers = await play(page, context, table, { choice });
  const scores = await scoresHold(page, context, table);
  expect(answers).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
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
    const number = numberOf('paladins', question.options, decide(question, answers));
    if (answers % 9 === 4) {
      await answerByList(page, number);
      await gone(page, question.decision);
      await closeList(page);
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
    const wrong = complaints(page);
    await page.goto(`${origin()}/tables/${table}`);
    const answers = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    expect(answers).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
    console.log(`  ${seats} seats: ${scores.join(':')} after ${answers} answers`);
  });
}

for (const difficulty of ['easy', 'normal', 'hard']) {
  test(`Paladins: a whole solo match, ${difficulty}, by clicking`, async ({ page, context }) => {
    await guest(context);
    const table = await paladinsTable(context, 1, { difficulty });
    const wrong = complaints(page);
    await page.goto(`${origin()}/tables/${table}`);
    const answers = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    await expect(sheet.getByRole('heading', { name: /Bot/ })).toBeVisible();
    expect(answers).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
    console.log(`  solo ${difficulty}: ${scores.join(':')} after ${answers} answers`);
  });
}

test('Paladins: a whole match on a phone by tapping', async ({ browser }) => {
  const context = await browser.newContext(PHONE);
  await guest(context);
  const table = await paladinsTable(context, 2);
  const page = await context.newPage();
  const wrong = complaints(page);
  await page.goto(`${origin()}/tables/${table}`);
  const answers = await play(page, context, table, { hand: 'tap' });
  const scores = await scoresHold(page, context, table);
  expect(wrong).toEqual([]);
  console.log(`  phone: ${scores.join(':')} after ${answers} answers`);
  await context.close();
});

test('Paladins: a long press shows a card; the tap that puts it away answers nothing', async ({
  browser,
}) => {
  const context = await browser.newContext(PHONE);
  await guest(context);
  const table = await paladinsTable(context, 2);
  const page = await context.newPage();
  await page.goto(`${origin()}/tables/${table}`);
  const [question] = (await myTurn(context, table)).explain;
  await shows(page, question?.decision ?? '');
  const box = await page.locator('.card[data-touch]').first().boundingBox();
  if (!box) throw new Error('no card can be picked');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const finger = await context.newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  const preview = page.locator('aside.preview');
  await expect(preview).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(300);
  await expect(preview).toBeVisible();
  await page.touchscreen.tap(x, y);
  await expect(preview).toHaveCount(0);
  await page.waitForTimeout(300);
  await shows(page, question?.decision ?? '');
  await page.touchscreen.tap(x, y);
  await gone(page, question?.decision ?? '');
  await context.close();
});
