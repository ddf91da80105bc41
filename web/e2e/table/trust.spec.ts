/** What players can check themselves, and what the operators tell them. */
import { expect, test, type Page } from '@playwright/test';

import { botTable, guest, view } from '../support/house';
import { look } from '../support/looks';
import { playUntil } from '../games/mastery';
import { visitor } from '../support/people';
import { picture } from '../support/pictures';

test('after a match the page checks every draw, and shows them', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await botTable(context, { settings: { round_limit: 1 } });
  await page.goto(`/tables/${table}`); // the browser notes what was published
  await expect(page.locator('.app')).toBeVisible();
  await playUntil(context, table, () => false);
  expect((await view(context, table)).status).toBe('over');
  await page.goto(`/tables/${table}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Fairness check' }).last().click();
  await expect(dialog.locator('code').first()).toHaveText(/^[0-9a-f]{64}$/);
  await dialog.getByRole('button', { name: 'Check now' }).click();
  const said = dialog.getByRole('status');
  await expect(said).toContainText('Everything matches what this browser noted');
  await expect(said).toContainText('Replayed by the server:');
  await expect(said.locator('.bad')).toHaveCount(0);
  await dialog.getByText('All draws').click();
  await expect(dialog.locator('details li').first()).toContainText(/≤ \d+: \d+/);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download the record' }).click();
  expect((await download).suggestedFilename()).toBe(`${table}.record`);
  expect(await look(page, 'fairness check', 'dialog')).toEqual([]);
  await picture(page, 'trust-proof');
  await context.close();
});

/** Let the operators say something from the next look on. */
async function announce(page: Page, announcement: string, readOnly = false): Promise<void> {
  await page.unrouteAll();
  await page.route('**/api/site', (route) =>
    route.fulfill({
      json: { announcement, registration_open: true, read_only: readOnly, legal: [] },
    }),
  );
}

test('an announcement is shown on every page until it is closed, and a new one comes back', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await botTable(context);
  const banner = page.locator('.announcement');
  await announce(page, 'Tonight at 22:00 UTC we pause for ten minutes.');
  await page.goto('/');
  await expect(banner).toContainText('we pause for ten minutes');
  await picture(page, 'trust-banner');
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();

  await page.goto(`/tables/${table}`);
  await expect(banner).toContainText('we pause for ten minutes');
  await expect(page.locator('[data-decision]')).toBeVisible();
  await picture(page, 'trust-banner-table');
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();

  await announce(page, 'Thanks for waiting.', true);
  await page.reload();
  await expect(banner).toContainText('Thanks for waiting.');
  await expect(banner).toContainText('read-only');
  expect(await look(page, 'announcement', '.announcement')).toEqual([]);
  await context.close();
});
