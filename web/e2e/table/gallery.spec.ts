/** The controls that every game may use, in the gallery: numbers of several things, and dice. */
import { expect, test } from '@playwright/test';

import { visitor } from '../support/people';

test('the controls for numbers and for dice do what their buttons say @quick', async ({
  browser,
}) => {
  const { page, context } = await visitor(browser);
  await page.goto('/gallery');
  const half = page.locator('.themes .theme').first(); // the light one; the dark one shows the same
  const picker = half.locator('section', { has: page.locator('.amounts') });
  const more = picker.getByRole('button', { name: /^One more: / });
  const fewer = picker.getByRole('button', { name: /^One less: / });
  const count = picker.locator('.amounts output').first();
  await more.first().click();
  await expect(count).toHaveText('1');
  await more.first().click({ force: true }); // looks disabled, and says why
  await expect(picker.getByRole('alert')).toContainText('at most 1');
  await expect(count).toHaveText('1');
  await fewer.first().click();
  await expect(count).toHaveText('0');
  await more.nth(1).click();
  await picker.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(picker.locator('.amounts .changed')).toHaveCount(0);
  await more.first().click();
  await picker.getByRole('button', { name: 'Confirm', exact: true }).click();

  const dice = half.getByRole('group', { name: 'Reroll' });
  const first = dice.getByRole('button').first();
  const before = await first.getAttribute('aria-label');
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await first.press('ArrowRight');
  await expect(dice.getByRole('button').nth(1)).toBeFocused();
  await half.getByRole('button', { name: 'Reroll', exact: true }).click();
  await expect(first).not.toHaveAttribute('aria-label', before ?? '');
  for (const i of [2, 3, 4]) await dice.getByRole('button').nth(i).click({ force: true });
  await expect(dice.getByRole('button', { pressed: true })).toHaveCount(3);
  await context.close();
});
