/** A rematch is announced to everybody at the table before it, live. */
import { expect, test } from '@playwright/test';

import { ask, guest } from '../support/house';
import { pair, visitor } from '../support/people';

test('everybody at the old table is led to the rematch, spectators and phones too @fixed @quick', async ({
  browser,
}) => {
  const { anna, bohdan, names, table } = await pair(browser);
  const phone = await visitor(browser, {
    storageState: await bohdan.context.storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const watcher = await visitor(browser);
  await guest(watcher.context);
  const stranger = await visitor(browser); // without a session one asks now and then
  const pages = [bohdan.page, phone.page, watcher.page, stranger.page];
  for (const { context } of [anna, bohdan])
    await ask(context.request, 'POST', `/tables/${table}/end`, { agrees: true });
  for (const page of [anna.page, ...pages]) await page.goto(`/tables/${table}`);
  await bohdan.page.getByRole('button', { name: 'Score sheet' }).click();
  await anna.page.getByRole('button', { name: 'Table menu' }).click();
  await anna.page.getByRole('button', { name: 'Rematch' }).click();
  await expect(anna.page).not.toHaveURL(new RegExp(table));
  const there = anna.page.url();
  const dialog = bohdan.page.getByRole('dialog');
  await expect(dialog.getByText(`${names[0]} opened a rematch.`)).toBeVisible();
  await dialog.getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(bohdan.page).toHaveURL(there);
  await expect(bohdan.page.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  for (const page of pages.slice(1)) {
    const told = page.getByRole('status').filter({ hasText: `${names[0]} opened a rematch.` });
    await expect(told).toBeVisible({ timeout: 30_000 });
  }
  await phone.page.getByRole('link', { name: 'Go to the rematch' }).tap();
  await expect(phone.page).toHaveURL(there);
  await watcher.page.getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(watcher.page).toHaveURL(there);
  await anna.page.goto(`/tables/${table}`);
  await expect(anna.page.getByText('You opened a rematch.')).toBeVisible();
  for (const one of [anna, bohdan, phone, watcher, stranger]) await one.context.close();
});
