/** Invitations say who invites to what, and whoever follows one hears of their turns. */
import { expect, test } from '@playwright/test';

import { ask, guest } from '../support/house';
import { linkIn, mailTo, member, visitor } from '../support/people';
import { picture } from '../support/pictures';

const SLOW = { pace: 'days', clock: { kind: 'per_move', seconds: 259200 }, visibility: 'link' };

interface Opened {
  id: string;
}

test('an invitation says who invites to what, and takes a name and an address', async ({
  browser,
}) => {
  const anna = await member(browser);
  const wren = await visitor(browser);
  const { request } = anna.context;
  const { id } = await ask<Opened>(request, 'POST', '/tables', {
    game: 'mastery',
    seats: 3,
    bots: { 2: 'heuristic' },
    ...SLOW,
  });
  const { invite } = await ask<{ invite: string }>(request, 'GET', `/tables/${id}/invitation`);

  const { page } = wren;
  await page.goto(`/join/${invite}`);
  await expect(
    page.getByRole('heading', { name: `${anna.name} invites you to Medieval Mastery` }),
  ).toBeVisible();
  await expect(page.getByText('3 days per move')).toBeVisible();
  await expect(page.getByText('about 60 min of play')).toBeVisible();
  await expect(page.getByText('2 of 3 taken')).toBeVisible();
  await expect(page.getByText('Send knights out from your castle')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn it by playing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'How to play, on one page' })).toBeVisible();
  await picture(page, 'invitation');

  await page.getByLabel('Your name at the table').fill(anna.name); // hers
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('alert')).toContainText(`Somebody else is called ${anna.name}.`);
  const name = await page.getByLabel('Your name at the table').inputValue();
  expect(name).not.toBe(anna.name);
  const email = `wren${id.slice(0, 8)}@example.org`;
  await page.getByLabel('Your email, to hear when it’s your turn').fill(email);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText(`We’ve emailed ${email}.`)).toBeVisible();
  await expect(page.getByText(name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Learn it by playing' })).toBeVisible();
  await picture(page, 'invitation-seated');

  const mail = await mailTo(email, /emails about one match/);
  const owner = await visitor(browser); // on another device
  await owner.page.goto(new URL(linkIn(mail)).pathname);
  await picture(owner.page, 'match-mail');
  await owner.page.getByRole('button', { name: 'Yes, email me' }).click();
  await expect(owner.page.getByText(`We’ll email ${email}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`We’ll email ${email}`)).toBeVisible();
  await owner.page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(owner.page.getByText('We won’t send this address any emails')).toBeVisible();
  for (const one of [anna, wren, owner]) await one.context.close();
});

test('a guest without a name of their own gets one in their language', async ({ browser }) => {
  const anna = await visitor(browser);
  await guest(anna.context);
  const { request } = anna.context;
  const { id } = await ask<Opened>(request, 'POST', '/tables', { game: 'glory', seats: 2 });
  const pole = await visitor(browser, { locale: 'pl-PL' });
  await pole.page.goto(`/tables/${id}`);
  await expect(pole.page.getByText('E-mail')).toHaveCount(0); // live: nobody waits for an email
  await pole.page.getByRole('button', { name: 'Usiądź' }).click();
  await expect(pole.page.getByRole('button', { name: 'Możemy zaczynać' })).toBeVisible();
  const me = await ask<{ name: string }>(pole.context.request, 'GET', '/me');
  expect(me.name).toMatch(/^\p{Lu}\p{Ll}+[yi] \p{Lu}\p{Ll}+ \d{4}$/u);
  for (const one of [anna, pole]) await one.context.close();
});

test('a guest at a slow table is told that nobody tells them, and can change it', async ({
  browser,
}) => {
  const [anna, bohdan] = [await visitor(browser), await visitor(browser)];
  await guest(anna.context);
  await guest(bohdan.context);
  const { request } = anna.context;
  const { id } = await ask<Opened>(request, 'POST', '/tables', {
    game: 'mastery',
    seats: 2,
    ...SLOW,
    visibility: 'public',
  });
  await ask(bohdan.context.request, 'POST', `/tables/${id}/join`, {});
  for (const one of [anna, bohdan])
    await ask(one.context.request, 'POST', `/tables/${id}/ready`, {});
  await ask(request, 'POST', `/tables/${id}/start`);
  const { page } = anna;
  await page.goto(`/tables/${id}`);
  const strip = page.getByText('You won’t be told when it’s your turn here.');
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: 'Tell me' }).click();
  const sheet = page.getByRole('dialog', { name: 'When it’s your turn' });
  await sheet.getByLabel('Email for this match').fill(`anna${id.slice(0, 8)}@example.org`);
  await picture(page, 'tell-me');
  await sheet.getByRole('button', { name: 'Email me' }).click();
  await expect(sheet.getByText(/^We’ve emailed anna/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(strip).toHaveCount(0);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'When it’s your turn' }).click();
  await expect(sheet.getByText(/^We’ve emailed anna/)).toBeVisible();
  for (const one of [anna, bohdan]) await one.context.close();
});
