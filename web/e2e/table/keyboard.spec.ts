/** Matches without a mouse: by keyboard alone, and through the accessibility tree alone. */
import { expect, test } from '@playwright/test';

import { gone } from '../support/clicking';
import { ask, guest, myTurn, origin, scoresHold, shows } from '../support/house';
import { answerByList, closeList, numberOf, tabTo } from '../support/keys';
import { decide } from '../support/policy';

test('a whole match against the bot by keyboard alone', async ({ page, context }) => {
  await guest(context);
  await page.goto(origin());
  await page.waitForLoadState('networkidle');
  await tabTo(page, /^Play a bot.*Medieval Mastery/i);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tables\//);
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  let answers = 0;
  let undone = 0;
  for (; answers < 1500; answers += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) break;
    await shows(page, question.decision);
    const option = decide(seen, question);
    const number = numberOf('mastery', question.options, option);
    if (answers % 7 === 3) {
      // By the list: open it, arrows to the answer, Enter.
      await answerByList(page, number);
      await gone(page, question.decision);
      await closeList(page);
      continue;
    }
    await page.keyboard.type(number);
    await gone(page, question.decision);
    if (undone < 3 && option.id === 'manoeuvre') {
      const next = await myTurn(context, table);
      await shows(page, next.explain[0]?.decision ?? '');
      await page.keyboard.press('u');
      await gone(page, next.explain[0]?.decision ?? '');
      undone += 1;
    }
  }
  expect(undone).toBeGreaterThan(0);
  const scores = await scoresHold(page, context, table);
  console.log(`  keyboard: ${scores.join(':')} after ${answers} answers, ${undone} taken back`);
});

/** Decide by what the buttons are called, as a screen reader says it. */
function byName(names: string[]): number {
  const wishes = [
    /^Play Call to Arms/,
    /^Play Tactical Advance/,
    /^Begin a manoeuvre/,
    /^Take .* value 3/,
    /^Take .* value 2/,
    /^Take .* value 1/,
    /^Attack .* with 1 knight/,
    /^Attack .* with 2 knights/,
    /^Attack .* with 3 knights/,
    /^Leave knights where they are/,
    /^Play Conflict 5/,
    /^Play Conflict 4/,
    /^Play Ambush/,
    /^Play Conflict/,
    /^Play Support \+2/,
    /^Play Support/,
    /^Don’t advance/,
    /^Pass/,
    /^Discard nothing/,
    /^Leave/,
    /^End the turn/,
  ];
  for (const wish of wishes) {
    const found = names.findIndex((name) => wish.test(name));
    if (found >= 0) return found;
  }
  return names.length - 1; // "6 knights" rather than "1 knight"
}

test('a whole match against the bot through the accessibility tree alone', async ({
  page,
  context,
}) => {
  await guest(context);
  await page.goto(origin());
  await page.getByRole('button', { name: /^Play a bot.*Medieval Mastery/i }).click();
  await page.waitForURL(/\/tables\//);
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  const decision = page.getByRole('region', { name: 'Your decision' });
  const list = page.getByRole('region', { name: 'Answers' });
  const end = page.locator('#ending-title');
  let answers = 0;
  let last = '';
  for (; answers < 1500; answers += 1) {
    await expect(async () => {
      const over = await end.isVisible();
      const asked = (await decision.getAttribute('data-decision')) ?? '';
      expect(over || (asked !== '' && asked !== last)).toBe(true);
    }).toPass({ timeout: 30_000, intervals: [40, 60, 100] });
    if (await end.isVisible()) break;
    last = (await decision.getAttribute('data-decision')) ?? '';
    if (!(await list.isVisible())) {
      await decision.getByRole('button', { name: /answers?$/ }).click();
    }
    const buttons = list.getByRole('listitem').getByRole('button').filter({ hasNotText: /^MM-/ });
    const names = (await buttons.allInnerTexts()).map((text) => text.replace(/^\d+\s*/, '').trim());
    await buttons.nth(byName(names)).click();
  }
  const log = page.getByRole('log', { name: 'Log', includeHidden: true });
  expect(await log.textContent()).toContain('wins the game');
  const scores = await scoresHold(page, context, table);
  console.log(`  accessibility tree: ${scores.join(':')} after ${answers} answers`);
  await ask(context.request, 'GET', `/tables/${table}`);
});
