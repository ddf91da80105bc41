/** The menu of a table: what can be done at it besides playing. */
import { expect, test, type Locator } from '@playwright/test';

import { botTable, guest } from '../support/house';
import { visitor, type Visitor } from '../support/people';

/** A table against a bot, opened. */
async function opened({ context, page }: Visitor): Promise<string> {
  await guest(context);
  const table = await botTable(context);
  await page.goto(`/tables/${table}`);
  await expect(page.locator('#question')).toBeVisible();
  return table;
}

const WAYS = {
  'a mouse': (button: Locator) => button.click(),
  Enter: (button: Locator) => button.press('Enter'),
  'a finger': (button: Locator) => button.tap(),
};

for (const [hand, press] of Object.entries(WAYS)) {
  test(`one resigns with ${hand}, after a second question @fixed @quick`, async ({ browser }) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const one = await visitor(browser, hand === 'a finger' ? phone : {});
    const { page } = one;
    await opened(one);
    const menu = page.locator('#table-menu');
    const resign = menu.getByRole('button', { name: 'Resign', exact: true });
    const cancel = menu.getByRole('button', { name: 'Cancel' });
    const yes = menu.getByRole('button', { name: 'Yes, resign' });
    await press(page.getByRole('button', { name: 'Table menu' }));
    await press(resign);
    await expect(menu.getByText('You can’t undo this')).toBeVisible();
    await expect(cancel).toBeFocused(); // a second Enter by mistake does no harm
    await press(cancel);
    await expect(yes).toBeHidden();
    await expect(resign).toBeFocused();
    await press(resign);
    await press(yes);
    await expect(page.getByRole('heading', { name: /You resigned/ })).toBeVisible();
    await expect(menu).toBeHidden();
    await one.context.close();
  });
}

test('a click beside the menu closes it, one inside does not @fixed', async ({ browser }) => {
  const one = await visitor(browser);
  const { page } = one;
  await opened(one);
  const menu = page.locator('#table-menu');
  await page.getByRole('button', { name: 'Table menu' }).click();
  await menu.getByRole('slider', { name: /sound/i }).click();
  await menu.getByRole('button', { name: 'Resign', exact: true }).click();
  await expect(menu).toBeVisible();
  await page.locator('.appbar .game').click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(menu.getByText('You can’t undo this')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Table menu' })).toBeFocused();
  await one.context.close();
});
