/** Around the table: links to watch, votes and the menu, language and theme, profiles of guests. */
import { expect, test } from '@playwright/test';

import { ask, guest } from '../support/house';
import { masteryTable } from '../games/mastery';
import { member, pair, visitor } from '../support/people';
import { picture } from '../support/pictures';

const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

test('a full table offers a link to watch, before and during the match', async ({ browser }) => {
  const anna = await visitor(browser, CLIPBOARD);
  const bohdan = await visitor(browser);
  await guest(anna.context);
  await guest(bohdan.context);
  const { request } = anna.context;
  const body = { game: 'mastery', seats: 2, visibility: 'private' };
  const { id } = await ask<{ id: string }>(request, 'POST', '/tables', body);
  const { invite } = await ask<{ invite: string }>(request, 'GET', `/tables/${id}/invitation`);
  await ask(bohdan.context.request, 'POST', `/tables/${id}/join`, { invite });
  const { page } = anna;
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

  await page.goto(`/tables/${id}`);
  await page.getByRole('button', { name: 'Copy link for spectators' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toContain(`/tables/${id}?invite=`);
  for (const one of [anna, bohdan])
    await ask(one.context.request, 'POST', `/tables/${id}/ready`, {});
  await ask(request, 'POST', `/tables/${id}/start`);
  await expect(page.locator('.app .mapwrap')).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Copy link for spectators' }).click();
  await expect.poll(copied).toContain(`/tables/${id}?invite=`);

  const stranger = await visitor(browser);
  await stranger.page.goto(await copied()); // not even its existence is known without the link
  await expect(stranger.page.locator('.app .mapwrap')).toBeVisible();
  for (const one of [anna, bohdan, stranger]) await one.context.close();
});

test('a vote lies below the open menu', async ({ browser }) => {
  const { anna, bohdan, names, table } = await pair(browser);
  const { page } = bohdan;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/tables/${table}`);
  const pace = { pace: 'days', clock: { kind: 'per_move', seconds: 259200 } };
  await ask(anna.context.request, 'POST', `/tables/${table}/pace`, pace);
  const vote = page.getByText(`${names[0]} would like a different pace`);
  await expect(vote).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await picture(page, 'vote-menu');
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = await page.locator('#table-menu').boundingBox();
  const strip = await page.locator('.strip').first().boundingBox();
  if (!menu || !strip) throw new Error('menu or vote missing');
  const spot = { x: menu.x + 40, y: strip.y + strip.height / 2 };
  expect(spot.y).toBeGreaterThan(menu.y); // they do overlap
  const inMenu = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('#table-menu') !== null,
    spot,
  );
  expect(inMenu).toBe(true);
  await Promise.all([anna.context.close(), bohdan.context.close()]);
});

test('language and theme are in the menu of a table, and bots do not chat', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await masteryTable(context, 2);
  await page.goto(`/tables/${table}?lang=pl`);
  await page.getByRole('button', { name: 'Menu stołu' }).click();
  await page.getByRole('combobox', { name: 'Język' }).selectOption('en');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await picture(page, 'menu');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await expect(page.getByText('You’re playing with bots only, and they don’t chat.')).toBeVisible();
  await context.close();
});

test('the profile of another guest does not ask the reader to sign up', async ({ browser }) => {
  const anna = await member(browser);
  const other = await visitor(browser);
  await guest(other.context);
  const { id } = await ask<{ id: string }>(other.context.request, 'GET', '/me');
  await anna.page.goto(`/players/${id}`);
  await expect(anna.page.getByText('Guests aren’t rated.', { exact: true })).toBeVisible();
  await expect(anna.page.getByText('Sign up to join the ladder')).toHaveCount(0);
  await other.page.goto(`/players/${id}`);
  await expect(other.page.getByText('Sign up to join the ladder')).toBeVisible();
  for (const one of [anna, other]) await one.context.close();
});
