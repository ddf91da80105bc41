/** The page that waits for the rules, and the one that says why they do not come. */
import { expect, test, type Page } from '@playwright/test';

import { visit } from './pages.js';

const LESSON = '/learn/mastery/basics/empty';

/** Hold the largest part back. Call the result to let it go on. */
async function holdBack(page: Page): Promise<() => void> {
  let go = (): void => undefined;
  const gone = new Promise<void>((done) => (go = done));
  await page.route('**/rules/snapshot*', async (route) => {
    await gone;
    await route.continue();
  });
  return () => go();
}

test('the page tells how far the rules are, and interrupts nobody', async ({ page }) => {
  const go = await holdBack(page);
  await visit(page, LESSON);
  await expect(page.getByRole('heading', { name: 'Loading the rules' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', /[1-9]/);
  await expect(
    page.getByRole('heading', { name: /Meanwhile: .* in three pictures/ }),
  ).toBeVisible();
  await page.waitForTimeout(3000); // longer than a page opens by itself
  go();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('#question')).toBeVisible();
  await page.reload(); // the rules were kept
  await expect(page.locator('#question')).toBeVisible();
});

test('without the rules the lobby, learning and how to play can be used', async ({ page }) => {
  await holdBack(page);
  await visit(page, '/');
  await expect(page.getByText(/Loading the rules:\s/)).toBeVisible();
  await visit(page, '/how-to-play/glory');
  await expect(page.getByRole('heading', { name: 'How to play Glory' })).toBeVisible();
  await visit(page, '/learn');
  await expect(page.getByRole('link', { name: /Start the lesson/ }).first()).toBeVisible();
});

test('a browser without WebAssembly is told what to do', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await visit(page, LESSON);
  await expect(page.getByText('WebAssembly is switched off here.')).toBeVisible();
  await page.getByRole('link', { name: /How to play/ }).click();
  await expect(page.getByRole('heading', { name: 'How to play Medieval Mastery' })).toBeVisible();
  await visit(page, LESSON);
  await page.getByRole('link', { name: /Go to the lobby/ }).click();
  await expect(page.getByText('This browser can’t run the rules.')).toBeVisible();
});

test('silence for 15 seconds is a failure, until something comes', async ({ page }) => {
  const go = await holdBack(page);
  await visit(page, LESSON);
  await expect(page.getByText('Nothing has arrived for 15 seconds.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Try again/ })).toBeVisible();
  go();
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.locator('#question')).toBeVisible();
});
