/** The coach: why something is asked, a sensible answer, marked on the table and not given. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { crusadersTable } from '../games/crusaders';
import { gloryTable } from '../games/glory';
import { ask, botTable, complaints, guest, myTurn, origin, shows } from '../support/house';
import { look } from '../support/looks';
import { masteryTable } from '../games/mastery';
import { paladinsTable } from '../games/paladins';
import { pair } from '../support/people';

interface Told {
  why: string;
  advice: { best: { option: string } } | null;
}

const TABLES: Record<string, (context: BrowserContext) => Promise<string>> = {
  Mastery: (context) => masteryTable(context, 2),
  Paladins: (context) => paladinsTable(context, 2),
  Glory: (context) => gloryTable(context, 2),
  Crusaders: (context) => crusadersTable(context, 3),
};
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const coachButton = (page: Page) => page.getByRole('button', { name: 'Coach', exact: true });

/** Open a table with a question, and the coach's card. */
async function openCard(page: Page, context: BrowserContext, table: string): Promise<string> {
  const seen = await myTurn(context, table);
  const decision = seen.explain[0]?.decision ?? '';
  await page.goto(`${origin()}/tables/${table}`);
  await shows(page, decision);
  await coachButton(page).click();
  await expect(page.locator('#coach')).toContainText('What’s this about?');
  return decision;
}

for (const [game, make] of Object.entries(TABLES)) {
  test(`${game}: the coach explains and advises, and answers nothing @learn`, async ({
    context,
  }) => {
    await guest(context);
    const table = await make(context);
    const page = await context.newPage();
    const faults = complaints(page);
    for (const [device, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size);
      const decision = await openCard(page, context, table);
      const card = page.locator('#coach');
      await expect(card).toContainText('Your goal now');
      await expect(card).not.toContainText('coach-');
      await card.getByRole('button', { name: 'Suggest a move' }).click();
      await expect(card).toContainText('A good move');
      expect(await look(page, `${game}, ${device}`, '#coach')).toEqual([]);

      // The card stays on the page, and nothing was answered.
      const box = await card.boundingBox();
      expect(box).not.toBeNull();
      expect(box && box.x >= 0 && box.x + box.width <= size.width + 1).toBe(true);
      expect(box && box.y >= 0 && box.y + box.height <= size.height + 1).toBe(true);
      const path = `/tables/${table}/coach?advice=true`;
      const told = await ask<Told & { decision: string }>(context.request, 'GET', path);
      expect(told.decision).toBe(decision);
      await shows(page, decision);

      // The advised answer is marked wherever it is a button.
      const option = told.advice?.best.option ?? '';
      const button = page.locator(`[data-option=${JSON.stringify(option)}]`).first();
      if ((await button.count()) && (await button.isVisible()))
        await expect(button).toHaveCSS('outline-width', '3px');
      await card.getByRole('button', { name: 'Close' }).click();
      await expect(card).toBeHidden();
      await expect(coachButton(page)).toBeFocused();
    }
    expect(faults).toEqual([]);
  });
}

test('by keyboard: open, ask, read a rule, close @learn', async ({ context }) => {
  await guest(context);
  const table = await botTable(context);
  const page = await context.newPage();
  const seen = await myTurn(context, table);
  await page.goto(`${origin()}/tables/${table}`);
  await shows(page, seen.explain[0]?.decision ?? '');
  await coachButton(page).focus();
  await page.keyboard.press('Enter');
  const card = page.locator('#coach');
  await expect(card.getByRole('heading', { name: 'Coach' })).toBeFocused();
  await card.getByRole('button', { name: 'Suggest a move' }).focus();
  await page.keyboard.press('Enter');
  await expect(card).toContainText('A good move');
  await card.getByRole('button', { name: /MM-/ }).first().press('Enter');
  await expect(page.getByRole('dialog')).toContainText('MM-');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await card.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(coachButton(page)).toBeFocused();
});

test('where another person plays there is no coach; the menu says why @learn', async ({
  browser,
}) => {
  const { anna, table } = await pair(browser, {});
  await anna.page.goto(`/tables/${table}`);
  await anna.page.locator('.decision').first().waitFor();
  await expect(coachButton(anna.page)).toHaveCount(0);
  await anna.page.getByRole('button', { name: 'Menu' }).click();
  await expect(anna.page.locator('#table-menu')).toContainText(
    'only where all the others are bots',
  );
});
