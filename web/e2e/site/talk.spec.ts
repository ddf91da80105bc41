/** Talk at the table and what people settle there: reports, mutes, another pace. */
import { expect, test, type Page } from '@playwright/test';

import { ask } from '../support/house';
import { pair } from '../support/people';
import { picture } from '../support/pictures';

async function openChat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
}

test('a line is reported and its speaker muted, by keyboard alone', async ({ browser }) => {
  const { anna, bohdan, names, table } = await pair(browser);
  const said = (text: string) =>
    ask(bohdan.context.request, 'POST', `/tables/${table}/chat`, { text });
  await said('Your castle is made of paper.');
  const { page } = anna;
  await page.goto(`/tables/${table}`);
  await openChat(page);
  const log = page.getByRole('log');
  await expect(log.getByText('Your castle is made of paper.')).toBeVisible();
  await page.getByLabel('Say something').fill('It stands.');
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(log.getByText('It stands.')).toBeVisible();
  const about = page.getByRole('button', { name: /^Options for .*message$/ });
  await expect(about).toHaveCount(1); // nothing to do about one's own

  await about.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await picture(page, 'chat-menu');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Report' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('What is wrong with it?')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('He insults my castle.');
  await picture(page, 'chat-report');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(log.getByRole('status')).toHaveText('Thank you. The moderators will take a look.');

  await about.press('Enter');
  await about.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: `Mute ${names[1]}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(log.getByText('Your castle is made of paper.')).toHaveCount(0);
  await expect(page.getByText(`${names[1]} is muted.`)).toBeVisible();
  await picture(page, 'chat-muted');
  await said('And your king is a pawn.');
  await page.getByLabel('Say something').fill('Peace.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(log.getByText('Peace.')).toBeVisible();
  await expect(log.getByText('And your king is a pawn.')).toHaveCount(0);

  await page.goto('/preferences');
  await expect(page.getByRole('heading', { name: 'Muted players' })).toBeVisible();
  await picture(page, 'muted', 'text=Muted people');
  await page.getByRole('button', { name: `Unmute ${names[1]}` }).click();
  await expect(page.getByText(`${names[1]} is no longer muted.`).first()).toBeAttached();
  // Who reads may become known only after the table is there.
  await page.route('**/api/hello', async (route) => {
    await page.locator('.decision').first().waitFor();
    await route.continue();
  });
  await page.goto(`/tables/${table}`);
  await openChat(page);
  await expect(page.getByRole('log').getByText('And your king is a pawn.')).toBeVisible();

  // and with a thumb
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.ptabs button').last().click();
  await page
    .getByRole('button', { name: /^Options for .*message$/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByLabel('What is wrong with it?')).toBeInViewport();
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/chat-phone.png` });
  await Promise.all([anna.context.close(), bohdan.context.close()]);
});

test('another pace is proposed, seen, turned down, and agreed to', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser);
  for (const { page } of [anna, bohdan]) await page.goto(`/tables/${table}`);
  const propose = async (): Promise<void> => {
    await anna.page.getByRole('button', { name: 'Table menu' }).click();
    await anna.page.getByRole('button', { name: 'Propose a different pace' }).click();
    const sheet = anna.page.getByRole('dialog', { name: 'Propose a different pace' });
    await expect(sheet.getByText('Now: Live, no clock')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Turn-based' })).toBeChecked();
    await picture(anna.page, 'pace');
    await sheet.getByRole('button', { name: 'Propose' }).click();
    await expect(sheet).toHaveCount(0);
  };
  await propose();
  await expect(anna.page.getByText('A different pace is proposed: 3 days per move.')).toBeVisible();
  const asked = bohdan.page.getByText(/would like a different pace: 3 days per move/);
  await expect(asked).toBeVisible();
  await picture(bohdan.page, 'pace-asked');
  await bohdan.page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(asked).toHaveCount(0);
  await expect(anna.page.getByText(/You agreed to a different pace/)).toHaveCount(0);

  await propose();
  await expect(asked).toBeVisible();
  await bohdan.page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(asked).toHaveCount(0);
  interface Terms {
    pace: string;
    clock: { kind: string; seconds: number };
    pace_offer: unknown;
  }
  const terms = await ask<Terms>(anna.context.request, 'GET', `/tables/${table}`);
  expect([terms.pace, terms.clock.kind, terms.clock.seconds, terms.pace_offer]).toEqual([
    'days',
    'per_move',
    259200,
    null,
  ]);
  await Promise.all([anna.context.close(), bohdan.context.close()]);
});
