/** Nothing is shown that is untrue or useless without a server, and nothing is asked of one. */
import { expect, test } from '@playwright/test';

import { playBot, visit } from './pages.js';

const UNTRUE =
  /seed sealed|guest|ladder|sign in|sign up|friends|invit|chat|no clock|resign|spectator|my page/i;

test('the pages of a device', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const path of ['/', '/new/mastery', '/preferences']) {
    await visit(page, path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText('works offline')).toBeVisible();
    expect(await page.locator('body').innerText(), path).not.toMatch(UNTRUE);
  }
  for (const path of ['/leaderboards', '/sign-in', '/players/ann', '/me']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('a table, its menu and its dice', async ({ page }) => {
  await playBot(page, /Play a bot.*Medieval Mastery/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: 'Let a bot play for me' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(UNTRUE);
  await page.getByRole('button', { name: 'Dice and shuffles' }).click();
  await expect(
    page.getByText('Dice are rolled on this device: nobody can verify them.'),
  ).toBeVisible();
});

test('a name is not needed, and shown where there is one', async ({ page }) => {
  await visit(page, '/preferences');
  await page.getByLabel('Name').fill('Magda');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await playBot(page, /Play a bot.*Medieval Mastery/);
  await expect(page.locator('.seatrow.mine')).toContainText('Magda');
});
