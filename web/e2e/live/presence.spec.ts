/** Who is at a table, how the player is addressed, and the sounds. */
import { expect, test, type Page } from '@playwright/test';

import { botTable, guest } from '../support/house';
import { paladinsTable } from '../games/paladins';
import { pair, visitor } from '../support/people';

/** How many audio contexts the page has opened, and how many sounds it has started. */
async function audio(page: Page): Promise<{ opened: number; started: number }> {
  return page.evaluate(() => (window as unknown as { heard: never }).heard);
}

async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { opened: 0, started: 0 };
    Object.assign(window, { heard });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        heard.opened += 1;
      }
      override createGain(): GainNode {
        heard.started += 1;
        return super.createGain();
      }
    };
  });
}

test('nothing sounds until a volume is chosen, which is kept @alive', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await botTable(context);
  await listen(page);
  await page.goto(`/tables/${table}`);
  await expect(page.locator('#question')).toBeVisible();
  await page.locator('.appbar .game').click();
  expect(await audio(page)).toEqual({ opened: 0, started: 0 });
  await page.getByRole('button', { name: 'Table menu' }).click();
  const slider = page.getByRole('slider', { name: 'Sound' });
  await expect(slider).toHaveAttribute('aria-valuetext', 'Off');
  await slider.focus();
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '40%');
  await expect.poll(async () => (await audio(page)).opened).toBe(1);
  await expect.poll(async () => (await audio(page)).started).toBeGreaterThan(0);
  await page.goto('/preferences');
  await expect(page.getByRole('slider', { name: 'Sound' })).toHaveValue('0.4');
  await context.close();
});

test('the player is "You", and the menu names the game @alive', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await botTable(context);
  await page.goto(`/tables/${table}`);
  const mine = page.locator('.seatrow.mine');
  await expect(mine.locator('.nm')).toContainText(/^You/);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.locator('#table-menu .about')).toContainText('Medieval Mastery');
  await context.close();
});

test('a phone shows no hot keys @alive', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { context, page } = await visitor(browser, phone);
  await guest(context);
  const table = await paladinsTable(context, 2);
  await page.goto(`/tables/${table}`);
  await expect(page.locator('#question')).toBeVisible();
  await expect(page.locator('.kbd:visible')).toHaveCount(0);
  await page.getByRole('button', { name: 'Table menu' }).tap();
  await expect(page.getByText('Keyboard shortcuts')).toBeHidden();
  await context.close();
});

test('one sees who is at the table and how many watch @alive', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser);
  await anna.page.goto(`/tables/${table}`);
  const rival = anna.page.locator('.seatrow:not(.mine)');
  await expect(rival).toContainText('away');
  await bohdan.page.goto(`/tables/${table}`);
  await expect(rival).toContainText('at the table');
  const watcher = await visitor(browser);
  await guest(watcher.context);
  await watcher.page.goto(`/tables/${table}`);
  await expect(anna.page.getByRole('img', { name: '1 spectator' })).toBeVisible();
  await watcher.context.close();
});
