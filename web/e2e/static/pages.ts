/** The way to the pages of the folder without a server. */
import { expect, type Page } from '@playwright/test';

/** Go to a page of the client. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`./#${path}`);
}

/** Open the lobby and play a bot: ends at the table, where the player is asked something. */
export async function playBot(page: Page, game: RegExp): Promise<void> {
  await visit(page, '/');
  await page.getByRole('button', { name: game }).click();
  await expect(page).toHaveURL(/#\/tables\//);
  await expect(page.locator('#question')).toBeVisible();
}

/** The rows of what is kept on this device. */
export function kept(page: Page) {
  return page.locator('section', { has: page.locator('#kept') }).getByRole('listitem');
}
