/**
 * Pictures of every page for docs/screenshots, each in four settings: desktop and phone, light
 * and dark, every language once.
 *
 *   SCREENSHOTS=1 npm run e2e
 */
import { test, type Page } from '@playwright/test';

import { ask, botTable, guest, view } from './house';
import { playUntil, tableWhere } from './mastery';
import type { Question } from './policy';
import { take } from './settings';

const FOUR = 4; // seats: one's own, and bots

test('pictures', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const wanted = (process.env.SCENES ?? '').split(',').filter(Boolean);
  const want = (scene: string) => !wanted.length || wanted.includes(scene);
  const context = await browser.newContext();
  await guest(context);
  if (want('gallery')) await take(browser, context, 'gallery', '/gallery');
  if (want('new-table')) await take(browser, context, 'new-table', '/new/mastery');

  const attack = (question: Question) =>
    question.options.find((option) => option.message === 'option-advance-attack');
  const table = await tableWhere(
    context,
    FOUR,
    (seen, question) => question.kind === 'advance' && seen.view.turn >= 9 && !!attack(question),
  );
  if (want('board')) {
    const [question] = (await view(context, table)).explain;
    const target = question && attack(question);
    await take(browser, context, 'board', `/tables/${table}`, async (page, phone) => {
      const spot = page.locator(`[data-spot="hex:${target?.id ?? ''}"]`).first();
      await (phone ? spot.tap() : spot.click());
    });
  }
  if (want('rules')) {
    await take(browser, context, 'rules', `/tables/${table}`, async (page) => {
      await page.keyboard.press('?');
      await page.locator('dialog h3').waitFor();
    });
  }
  if (want('tabs')) {
    for (const [at, tab] of ['me', 'others', 'log'].entries()) {
      const open = (page: Page) =>
        page
          .locator('.ptabs button')
          .nth(at + 1)
          .tap();
      await take(browser, context, `tab-${tab}`, `/tables/${table}`, open, true);
    }
  }
  if (want('lobby')) {
    await botTable(context);
    await ask(context.request, 'POST', '/tables', {
      game: 'mastery',
      seats: 3,
      pace: 'days',
      clock: { kind: 'per_move', seconds: 259200 },
    });
    await take(browser, context, 'lobby', '/');
  }
  if (want('redeployment')) {
    const moving = await tableWhere(
      context,
      FOUR,
      (_, question) => question.kind === 'redeploy-from' && question.options.length > 3,
    );
    await take(browser, context, 'redeployment', `/tables/${moving}`);
  }
  if (want('battle')) {
    const fight = await tableWhere(
      context,
      FOUR,
      (_, question) => question.kind === 'support' && question.options.length > 1,
    );
    await take(browser, context, 'battle', `/tables/${fight}`);
  }
  if (want('end') || want('replay')) {
    await playUntil(context, table, () => false);
    const { version } = await view(context, table);
    await take(browser, context, 'end', `/tables/${table}`, async (page) => {
      await page.locator('.decision .btn--ink').click();
    });
    await take(browser, context, 'replay', `/tables/${table}/replay/${Math.floor(version * 0.6)}`);
  }
});
