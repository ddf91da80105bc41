/** The lobby of a device, its files, and two windows. */
import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { kept, playBot, visit } from './pages.js';

const MASTERY = /Play a bot.*Medieval Mastery/;

async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await download).path();
}

/** Let the lobby open a file with these contents. */
async function open(page: Page, contents: string): Promise<void> {
  const buffer = Buffer.from(contents);
  const file = { name: 'file.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function menu(page: Page, entry: string): Promise<void> {
  await kept(page).getByRole('button', { name: /^More/ }).click();
  await page.getByRole('button', { name: entry, exact: true }).click();
}

test('every way to begin leads to a table or to its form', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  await page.getByText('Jester', { exact: true }).click();
  await expect(page.getByText('Jester: picks any move the rules allow')).toBeVisible();
  await page.getByRole('link', { name: /Solo.*Paladins/ }).click();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeVisible();
  await visit(page, '/');
  await page.getByRole('link', { name: /Pass the device.*Glory/ }).click();
  await expect(page.getByRole('radio', { name: 'Pass the device' })).toBeChecked();
  await visit(page, '/');
  await page.getByRole('link', { name: /Lesson.*Crusaders/ }).click();
  await expect(page.getByRole('heading', { name: 'Learn Crusaders' })).toBeVisible();
  await playBot(page, MASTERY);
  await expect(page.getByText('Jester').filter({ visible: true }).first()).toBeVisible();
  await visit(page, '/');
  await expect(kept(page)).toHaveCount(1);
  await page.reload();
  await page.getByRole('link', { name: 'Continue Medieval Mastery' }).click();
  await expect(page.locator('#question')).toBeVisible();
});

test('matches go to files and come back', async ({ page }) => {
  await playBot(page, MASTERY);
  await visit(page, '/');
  const all = readFileSync(await saved(page, 'Save all to a file'), 'utf8');
  await kept(page).getByRole('button', { name: /^More/ }).click();
  const one = readFileSync(await saved(page, 'Save to a file'), 'utf8');
  await menu(page, 'Delete');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(kept(page)).toHaveCount(1);
  await menu(page, 'Delete');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(kept(page)).toHaveCount(0);

  await open(page, one);
  await expect(page.getByText('1 match added.')).toBeVisible();
  await open(page, all);
  await expect(page.getByText('1 match was already here.')).toBeVisible();
  await open(page, '{"gonfalon": 1, "texts": {"else": ""}}');
  await expect(page.getByText('This isn’t a file saved by Gonfalon')).toBeVisible();
  await open(page, one.replace(/[0-9a-f]{8}-/g, '00000000-').replaceAll('mastery', 'nonsense'));
  await expect(page.getByText('1 match can’t be played')).toBeVisible();
  await expect(kept(page)).toHaveCount(1);

  // It goes on here: the file may not replace it silently.
  await kept(page)
    .getByRole('link', { name: /^Continue/ })
    .click();
  const question = await page.locator('#question').innerText();
  await page.locator('.decision .opts button').first().click();
  await expect(page.locator('#question')).not.toHaveText(question);
  await visit(page, '/');
  await open(page, one);
  await page.getByRole('button', { name: 'Leave them as they are' }).click();
  await open(page, one);
  await page.getByRole('button', { name: 'Replace them from the file' }).click();
  await expect(page.getByText('1 match added.')).toBeVisible();
});

test('storage is not promised, and the lobby says so', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('switch', { name: 'Keep for good' }).click();
  await expect(page.getByText('The browser doesn’t promise')).toBeVisible();
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('one window plays a table at a time', async ({ page, context }) => {
  await playBot(page, MASTERY);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { name: 'Open in another window' })).toBeVisible();
  await other.getByRole('button', { name: 'Play here' }).click();
  await expect(other.locator('#question')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Open in another window' })).toBeVisible();
  await page.getByRole('button', { name: 'Play here' }).click();
  await expect(page.locator('#question')).toBeVisible();
});

test('on a phone, games come first until a match is kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await expect(page.getByText('Nothing yet.')).toBeVisible();
  const [games, matches] = [page.locator('.games'), page.locator('#kept')];
  const gap = async (): Promise<number> =>
    ((await matches.boundingBox())?.y ?? 0) - ((await games.boundingBox())?.y ?? 0);
  expect(await gap()).toBeGreaterThan(0);
  await playBot(page, MASTERY);
  await visit(page, '/');
  await expect(kept(page)).toHaveCount(1);
  expect(await gap()).toBeLessThan(0);
});
