/** A proposal waits for answers, so it covers nothing, and a phone shows it on every tab. */
import { expect, test, type Page } from '@playwright/test';

import { Drawn } from '../support/drawn';

let drawn: Drawn;
test.beforeAll(async () => {
  drawn = await Drawn.start();
});
test.afterAll(() => drawn.stop());

/** As if somebody else had proposed another pace. */
async function propose(page: Page): Promise<void> {
  await page.evaluate(() => {
    interface Details {
      seats: object[];
      [key: string]: unknown;
    }
    const { table } = globalThis as unknown as { table: { details: Details } };
    const { details } = table;
    const seats = details.seats.map((one, i) => ({ ...one, agrees_to_pace: i === 0 }));
    const clock = { kind: 'per_move', seconds: 259_200 };
    table.details = { ...details, seats, pace_offer: { pace: 'days', clock } };
  });
}

const box = async (page: Page, part: string) => {
  const found = await page.locator(part).boundingBox();
  if (!found) throw new Error(`no ${part}`);
  return found;
};

for (const game of ['mastery', 'paladins'] as const)
  test(`${game}: a vote lies over neither question nor board`, async ({ page }) => {
    const position = game === 'mastery' ? 'advance-4' : 'action-3';
    await page.setViewportSize({ width: 1440, height: 900 });
    await drawn.open(page, { game, position });
    await propose(page);
    await expect(page.getByRole('button', { name: 'Agree' })).toBeVisible();
    const [bar, vote, board] = [
      await box(page, '.decision'),
      await box(page, '.strip:has-text("different pace")'),
      await box(page, '.mapwrap'),
    ];
    expect(vote.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
    expect(board.y).toBeGreaterThanOrEqual(vote.y + vote.height - 1);
  });

test('on a phone, the Me tab shows the vote as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await drawn.open(page, { game: 'paladins', position: 'action-3' });
  await propose(page);
  for (const tab of ['Me', 'Board', 'Log']) {
    await page.locator('.ptabs').getByRole('button', { name: tab }).click();
    await expect(page.getByRole('button', { name: 'Agree' })).toBeInViewport();
  }
});
