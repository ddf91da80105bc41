/** From the waiting room to the board, without anybody loading the page again. */
import { expect, test } from '@playwright/test';

import { ask, complaints, guest } from '../support/house';
import { visitor } from '../support/people';

test('a waiting room that was opened or reloaded becomes the table when the match begins @fixed @quick', async ({
  browser,
}) => {
  const people = [await visitor(browser), await visitor(browser), await visitor(browser)] as const;
  const [anna, bohdan, watcher] = people;
  for (const { context } of people) await guest(context);
  const { id } = await ask<{ id: string }>(anna.context.request, 'POST', '/tables', {
    game: 'mastery',
    seats: 2,
  });
  const wrong = people.map(({ page }) => complaints(page));
  await bohdan.page.goto(`/tables/${id}`); // opened by its address
  await bohdan.page.getByRole('button', { name: 'Sit down' }).click();
  await watcher.page.goto(`/tables/${id}`);
  await anna.page.goto(`/tables/${id}`);
  await anna.page.reload(); // and once more
  await bohdan.page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(anna.page.getByText(/^ready|· ready/).first()).toBeVisible();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click(); // the host
  for (const { page } of people) {
    await expect(page.locator('.app .mapwrap')).toBeVisible();
    await expect(page.getByText('Couldn’t open the table')).toBeHidden();
    await expect(page.locator('#question')).not.toBeEmpty();
  }
  expect(wrong.flat().filter((one) => !/409/.test(one))).toEqual([]); // no view before the match
  for (const { context } of people) await context.close();
});
