/** The landing page's board: one move by mouse, keyboard or without a script, then on to the lesson. */
import { expect, test } from '@playwright/test';

import { complaints, origin } from '../support/house';
import { visitor } from '../support/people';

test('the lit land is taken at once, and play goes on from there @learn', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const wrong = complaints(page);
  await page.goto('/?lang=en');
  const told = page.getByRole('status');
  await expect(told).toContainText('An empty territory is yours');
  await page.getByRole('button', { name: 'Fort, C3' }).click();
  await expect(told).toContainText('Fort at C3: out of reach');
  await expect(told.getByRole('link', { name: 'MM-ADV-03' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue from here' })).toBeHidden();

  const arena = page.getByRole('link', { name: 'Take Arena at A3' });
  await arena.focus();
  await page.keyboard.press('Enter');
  await expect(told).toContainText('from 1 point to 4');
  await expect(page.getByText('1 → 4 of 13')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play now in this browser' })).toBeHidden();
  await page.getByRole('button', { name: 'Village, C4' }).press(' ');
  await expect(told.getByRole('link', { name: 'MM-ADV-01' })).toBeVisible();
  expect(wrong).toEqual([]);

  await page.getByRole('link', { name: 'Continue from here' }).click();
  await expect(page).toHaveURL(/\/learn\/mastery\/basics\/supply/);
  await expect(page.getByRole('heading', { name: 'A lake joins all' })).toBeVisible();
  await context.close();
});

test('nothing moves for who wants no motion @learn', async ({ browser }) => {
  const { context, page } = await visitor(browser, { reducedMotion: 'reduce' });
  await page.goto('/?lang=en');
  await page.locator('.lit').click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('status')).toContainText('from 1 point to 4');
  await context.close();
});

test('without a script the lit land opens the lesson @learn', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin(), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/pl/');
  await page.locator('.lit').click();
  await expect(page).toHaveURL(/\/learn\/mastery\/basics\/empty\?lang=pl/);
  await context.close();
});
