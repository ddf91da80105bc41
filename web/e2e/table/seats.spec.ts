/** Seats that change hands by a button, and reporting a player. */
import { expect, test } from '@playwright/test';

import { ask } from '../support/house';
import { pair, visitor } from '../support/people';
import { picture } from '../support/pictures';

test('an offered seat is taken by whoever watches, by a button', async ({ browser }) => {
  const { anna, bohdan, names, table } = await pair(browser);
  await anna.page.goto(`/tables/${table}`);
  const menu = anna.page.getByRole('button', { name: 'Table menu' });
  await menu.click();
  await anna.page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await menu.click();
  await anna.page.getByRole('button', { name: 'Offer my seat to someone else' }).click();

  const stranger = await visitor(browser); // without an account: taking the seat makes a guest
  await stranger.page.goto(`/tables/${table}`);
  const free = stranger.page.getByText(`A bot is playing ${names[0]}’s seat.`);
  await expect(free).toBeVisible();
  await picture(stranger.page, 'seat-free');
  await expect(stranger.page.getByText('cut off from supply')).toHaveCount(0); // empty land is nobody’s
  await stranger.page.getByRole('button', { name: 'Just watch' }).click();
  await expect(free).toHaveCount(0);
  await stranger.page.reload();
  await stranger.page.getByRole('button', { name: 'Take this seat' }).click();
  await expect(stranger.page.getByRole('button', { name: 'Take this seat' })).toHaveCount(0);
  await expect
    .poll(async () => {
      const seen = await ask<{ you: { seat: number | null } }>(
        stranger.context.request,
        'GET',
        `/tables/${table}`,
      );
      return seen.you.seat;
    })
    .toBe(0);
  await expect(stranger.page.locator('.seatrow.mine')).toHaveCount(1);
  for (const one of [anna, bohdan, stranger]) await one.context.close();
});

test('a player is reported from the menu of the table', async ({ browser }) => {
  const { anna, bohdan, names, table } = await pair(browser);
  const { page } = anna;
  await page.goto(`/tables/${table}`);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Report a player' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report a player' });
  await expect(sheet.getByRole('radio')).toHaveCount(1); // nobody reports themselves
  await expect(sheet.getByLabel(names[1])).toBeChecked();
  await expect(sheet.getByRole('button', { name: 'Report to the moderators' })).toBeDisabled();
  await sheet.getByLabel('What happened?').fill('Writes nothing but insults.');
  await picture(page, 'report-player');
  await sheet.getByRole('button', { name: 'Report to the moderators' }).click();
  await expect(sheet.getByRole('status')).toHaveText('Thank you. The moderators will take a look.');
  await Promise.all([anna.context.close(), bohdan.context.close()]);
});
