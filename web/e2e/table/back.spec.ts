/** Going back asks first and can be undone; what was decided is told; the end opens again. */
import { expect, test, type Page } from '@playwright/test';

import { ask, guest, view } from '../support/house';
import { masteryTable, playUntil } from '../games/mastery';
import { pair, visitor, won } from '../support/people';
import { picture } from '../support/pictures';

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' });

test('going back names the point, asks, and can be undone', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await masteryTable(context, 2);
  await playUntil(
    context,
    table,
    ({ view: seen }, { kind }) => seen.turn >= 4 && kind === 'window',
  );
  const before = (await view(context, table)).version;
  await page.goto(`/tables/${table}/replay/0`);
  await bar(page).getByRole('button', { name: 'One step forward' }).click();
  await bar(page).getByRole('button', { name: 'Play' }).click(); // the point must not move on
  await bar(page).getByRole('button', { name: 'Go back here' }).click();
  const question = bar(page).getByRole('heading', { name: /^Go back to turn \d\?$/ });
  await expect(question).toBeVisible();
  await expect(bar(page).getByText('You can undo it.')).toBeVisible();
  await picture(page, 'back-sure');
  await bar(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect((await view(context, table)).version).toBe(before);

  await bar(page).getByRole('button', { name: 'Go back here' }).click();
  await bar(page).getByRole('button', { name: 'Go back here' }).click();
  const told = page.getByText(/^The match is back at turn \d\.$/);
  await expect(told).toBeVisible();
  expect((await view(context, table)).view.turn).toBeLessThan(4);
  await picture(page, 'back-undo');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(told).toHaveCount(0);
  await expect.poll(async () => (await view(context, table)).view.turn).toBeGreaterThanOrEqual(4);
  await context.close();
});

test('a proposal that is turned down is told to whoever made it', async ({ browser }) => {
  const { anna, bohdan, names, table } = await pair(browser);

  await Promise.all([anna, bohdan].map(({ page }) => page.goto(`/tables/${table}`)));
  const pace = { pace: 'days', clock: { kind: 'per_move', seconds: 259200 } };
  await ask(anna.context.request, 'POST', `/tables/${table}/pace`, pace);
  await expect(bohdan.page.getByText(`${names[0]} would like a different pace`)).toBeVisible();
  await bohdan.page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(anna.page.getByText('The pace stays as it is')).toBeVisible();
  await picture(anna.page, 'decided');

  await ask(bohdan.context.request, 'POST', `/tables/${table}/hand-over`, { level: 'random' });
  await expect(anna.page.getByText(`A bot is playing for ${names[1]} now.`)).toBeVisible();
  await ask(bohdan.context.request, 'POST', `/tables/${table}/take-back`);
  await expect(anna.page.getByText(`${names[1]} is back.`)).toBeVisible();
  await Promise.all([anna.context.close(), bohdan.context.close()]);
});

test('the end opens again for everybody, and Share leads to it', async ({ browser }) => {
  const [anna, bohdan, stranger] = [
    await visitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] }),
    await visitor(browser),
    await visitor(browser),
  ];
  await guest(anna.context);
  await guest(bohdan.context);
  const table = await won(anna, bohdan);
  await anna.page.goto(`/tables/${table}`);
  const dialog = anna.page.getByRole('dialog');
  await anna.page.getByRole('button', { name: 'See the result' }).click();
  await expect(dialog.locator('#ending-title')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Go to the lobby' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await anna.page.evaluate(() => navigator.clipboard.readText());

  await stranger.page.goto(link);
  await expect(stranger.page.locator('#ending-title')).toBeVisible();
  await expect(stranger.page.getByRole('img', { name: /^The score over the match/ })).toBeVisible();
  await picture(stranger.page, 'end-shared');
  await stranger.page.keyboard.press('Escape');
  await stranger.page.getByRole('button', { name: 'See the result' }).click();
  await expect(stranger.page.locator('#ending-title')).toBeVisible();
  for (const one of [anna, bohdan, stranger]) await one.context.close();
});
