/** In a lesson on a large screen, what the coach says costs the table nothing. */
import { expect, test, type Page } from '@playwright/test';

import { LIVE } from '../live/live';
import { guest, origin } from '../support/house';

interface Laid {
  board: number[];
  /** How much of the board the coach's card covers, in pixels. */
  covered: number;
}

function laid(page: Page): Promise<Laid> {
  return page.evaluate(() => {
    const box = (part: string): DOMRect =>
      document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [board, card] = [box('.mid'), box('.coach')];
    const across = Math.min(board.right, card.right) - Math.max(board.left, card.left);
    const down = Math.min(board.bottom, card.bottom) - Math.max(board.top, card.top);
    return {
      board: [board.x, board.y, board.width, board.height].map(Math.round),
      covered: Math.max(0, across) * Math.max(0, down),
    };
  });
}

const STEPS = 4;
for (const [game, { name }] of Object.entries(LIVE)) {
  test(`${name}: the table of a lesson keeps its size and place from step to step`, async ({
    context,
    page,
  }) => {
    await guest(context);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${origin()}/learn/${game}/basics`);
    await page.locator('.coach .say').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const first = await laid(page);
    expect(first.covered).toBe(0);
    for (let step = 1; step < STEPS; step += 1) {
      const said = (await page.locator('.coach .say').textContent()) ?? '';
      await page.getByRole('button', { name: 'Skip step' }).click();
      await expect(page.locator('.coach .say')).not.toHaveText(said);
      await page.waitForTimeout(300);
      expect(await laid(page)).toEqual(first);
    }
  });
}
