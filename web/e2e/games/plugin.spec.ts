/**
 * A game of another package, `examples/banners`, from the lobby to its score sheet, on the board
 * that suits any game. Needs a server that has it: `scripts/example_game.sh`.
 */
import { expect, test } from '@playwright/test';

import { complaints, guest, openSheet } from '../support/house';

const SIZES = [
  { name: 'desk', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
];

for (const { name, viewport } of SIZES) {
  test(`a game of another package is played by clicking: ${name} @plugin`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport,
      baseURL: process.env.GONFALON_E2E_ORIGIN,
    });
    const page = await context.newPage();
    const wrong = complaints(page);
    await guest(context);
    await page.goto('/');
    await page.getByRole('button', { name: /Play a bot.*Banners/ }).click();
    await expect(page).toHaveURL(/tables/);
    await expect(page.getByRole('heading', { name: /Which lance do you bid for/ })).toBeVisible();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
    const over = page.getByRole('dialog');
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    const lances = page.getByRole('button', { name: /^Lance \d$/, disabled: false });
    const lit = page.locator('.card.is-lit').and(lances);
    await expect(async () => {
      if (!(await over.isVisible())) {
        if (await lit.count()) await lit.first().click({ timeout: 2_000 });
        await expect(over).toBeVisible({ timeout: 1_000 });
      }
    }).toPass({ timeout: 120_000, intervals: [200] });
    await openSheet(page);
    await expect(sheet.locator('.total').first()).toHaveText(/^\d+$/);
    // Which banners are won depends on the bots; somebody has won one.
    await expect(sheet.getByText(/Wolf|Boar|Stag|Bear|Eagle|Lion/).first()).toBeVisible();
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-end.png` });
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.goto('/rules/banners');
    await expect(page.getByText('Equal lances break each other.')).toBeVisible();
    expect(wrong).toEqual([]);
    await context.close();
  });
}
