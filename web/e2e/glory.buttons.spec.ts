/** Buttons of Glory's board that a match need not press, on kept positions. */
import { expect, test, type Page } from '@playwright/test';

import { Drawn } from './drawn';

let drawn: Drawn;
test.beforeAll(async () => {
  drawn = await Drawn.start();
});
test.afterAll(() => drawn.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = (page: Page, position: string): Promise<void> =>
  drawn.open(page, { game: 'glory', position });

/** Keep what is sent from now on; the position itself does not change. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const here = globalThis as unknown as {
      sent: string[];
      table: { choose: (question: unknown, ...answers: unknown[]) => unknown };
    };
    here.sent = [];
    const { table } = here;
    const choose = table.choose.bind(table);
    table.choose = (question, ...answers) => {
      here.sent.push(JSON.stringify(answers));
      return choose(question, ...answers);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { sent: string[] }).sent);
}

test('a refused place says why, and the slip can be put away @quick', async ({ page }) => {
  await open(page, 'action-4');
  await page.locator('.pl.refused').first().click({ force: true });
  const slip = page.locator('.slip');
  await expect(slip).toContainText('GLO-');
  await slip.locator('.iconbtn').click();
  await expect(slip).toBeHidden();
});

test('whatever lies on the table can be looked at', async ({ page }) => {
  await open(page, 'action-4');
  const closeUp = page.locator('aside.pv');
  for (const part of ['.event', '.glance button', '.title', '.al', '.cards button']) {
    const button = page.locator(part).first();
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab'); // the keyboard's focus opens it, the mouse's does not
    await expect(closeUp, part).toBeVisible();
  }
});

test('dice are picked and put back, and each roll leads to its proof', async ({ page }) => {
  await open(page, 'duel-scene-faith');
  const die = page.locator('.duel button.die[aria-pressed]').first();
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.duel')).toContainText('%');
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.checks .links button').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('all titles that are certain are claimed in one press', async ({ page }) => {
  await open(page, 'titles-title');
  const sent = await listen(page);
  await page.locator('.btn.all').click();
  await expect.poll(sent).toHaveLength(1);
});
