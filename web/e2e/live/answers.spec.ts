/** Answers never surprise: what is final can be taken back for a moment, and says so. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { click, gone } from '../support/clicking';
import { botTable, complaints, guest, myTurn, shows, view } from '../support/house';
import { paladinsTable, playUntil } from '../games/paladins';
import { visitor } from '../support/people';
import { decide, type Question } from '../support/policy';

const MOVING = { reducedMotion: 'no-preference' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Opened {
  context: BrowserContext;
  page: Page;
  table: string;
  question: Question;
}

/** A match of Mastery at the question what to do in a turn, with the pace on. */
async function myMenu(browser: Browser, options: object = {}): Promise<Opened> {
  const { context, page } = await visitor(browser, { ...MOVING, ...options });
  await guest(context);
  const table = await botTable(context);
  await page.goto(`/tables/${table}`);
  for (let i = 0; i < 20; i += 1) {
    const seen = await myTurn(context, table);
    const [question] = seen.explain;
    if (!question) throw new Error('nothing is asked');
    await shows(page, question.decision);
    if (question.kind === 'window') return { context, page, table, question };
    await click(page, question, decide(seen, question));
    await gone(page, question.decision);
  }
  throw new Error('no turn began');
}

const endTurn = (page: Page) => page.getByRole('button', { name: /^End the turn/ });

test('ending a turn can be taken back for three seconds, and a double click sends nothing @alive @quick', async ({
  browser,
}) => {
  const { context, page, table, question } = await myMenu(browser);
  const errors = complaints(page);
  const { version } = await view(context, table);
  await expect(endTurn(page)).toContainText('1 manoeuvre unused');
  const last = page.locator('.decision .opts button').last();
  await expect(last).toHaveText(/^End the turn/);
  await expect(last).not.toHaveClass(/btn--(option|gilt)/);

  await endTurn(page).dblclick();
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible();
  await expect(page.locator('.decision [role=alert]')).toContainText('1 manoeuvre unused');
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(endTurn(page)).toBeVisible();
  await page.waitForTimeout(3200);
  expect((await view(context, table)).version).toBe(version);

  // by the keyboard: Escape takes back, giving it again sends it at once
  await endTurn(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Send now' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(endTurn(page)).toBeVisible();
  await endTurn(page).focus();
  await page.waitForTimeout(500);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
  await page.keyboard.press('Enter');
  await gone(page, question.decision);
  expect((await view(context, table)).version).toBeGreaterThan(version);
  expect(errors).toEqual([]);
  await context.close();
});

for (const [device, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const) {
  test(`a click on a land begins what leads there, and Undo says what it takes back: ${device} @alive`, async ({
    browser,
  }) => {
    const { context, page, table, question } = await myMenu(browser, options);
    const seen = await view(context, table);
    const state = seen.view.state as unknown as { seats: { reach: string[] }[] };
    const hex = state.seats[0]?.reach[0] ?? '';
    const land = page.locator(`[data-spot="hex:${hex}"]`);
    await land.click();
    await gone(page, question.decision);
    const next = (await myTurn(context, table)).explain[0];
    await shows(page, next?.decision ?? '');
    await expect(page.getByRole('button', { name: 'Undo: Begin a manoeuvre' })).toBeVisible();
    if (next?.kind === 'redeploy-from') {
      await expect(page.locator('.decision .q small')).toContainText('Next: advance to');
      await land.click();
      await gone(page, next.decision);
    }
    // the land is picked: only the number of knights is open
    await expect(page.locator('.btn--gilt:visible').first()).toContainText(/^(Advance|Attack)/);
    await context.close();
  });
}

test('a worker is carried onto an action; on a phone possible actions come first, workers stay in sight @alive', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await paladinsTable(context, 2);
  await playUntil(context, table, (_, { kind }) => kind === 'action');
  await page.goto(`/tables/${table}`);
  const [asked] = (await myTurn(context, table)).explain;
  await shows(page, asked?.decision ?? '');
  const row = page.locator('.act.lit').first();
  await row.scrollIntoViewIfNeeded();
  await page.locator('.supply .w').first().dragTo(row);
  await gone(page, asked?.decision ?? '');
  const [begun] = (await myTurn(context, table)).explain;
  await shows(page, begun?.decision ?? '');
  await page.keyboard.press('u');
  await gone(page, begun?.decision ?? '');

  await page.setViewportSize(PHONE.viewport);
  const first = page.locator('.act:visible').first();
  await expect(first).toHaveClass(/lit/);
  await expect(page.locator('.kept .supply')).toBeInViewport();
  await expect(page.getByText(/^Possible now · \d+/)).toBeVisible();
  await context.close();
});
