/** Looking back: the replay begins wherever one is, nothing lies over it, scenes follow it. */
import { expect, test, type Page } from '@playwright/test';

import { botTable, guest } from '../support/house';
import { masteryTable, playUntil as playMastery } from '../games/mastery';
import { paladinsTable, playUntil as playPaladins } from '../games/paladins';
import { visitor } from '../support/people';

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' });
const now = (page: Page) => page.getByRole('button', { name: 'Back to the present' });

async function replay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('link', { name: 'Replay', exact: true }).click();
}

/** Whether something is where a pointer would reach it. */
async function free(page: Page, name: string): Promise<void> {
  const button = bar(page).getByRole('button', { name, exact: true });
  await button.click({ trial: true });
}

test('Replay works again after stepping through and coming back @fixed @quick', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await masteryTable(context, 2);
  const steps = page.getByRole('button', { name: 'Step through' });
  // a turn that ended within the player's own answer leaves nothing to step through: play on
  for (let turn = 4; turn < 12; turn += 1) {
    await playMastery(
      context,
      table,
      ({ view }, { kind }) => view.turn >= turn && kind === 'window',
    );
    await page.goto(`/tables/${table}`);
    await expect(page.getByRole('button', { name: /^Show this moment/ }).last()).toBeVisible();
    if (await steps.isVisible()) break;
  }
  await steps.click();
  await expect(page.locator('.catchup')).toBeVisible();
  await page.getByRole('button', { name: 'Go to my turn' }).click();
  await expect(page.locator('.catchup')).toBeHidden();
  for (let i = 0; i < 2; i += 1) {
    await replay(page);
    await expect(bar(page)).toBeVisible();
    // It opens at the first chapter, where there is something to see.
    await expect(bar(page).getByLabel('Chapter')).toHaveValue('0');
    await expect(page.locator('#table-menu')).toBeHidden();
    const opened = page.url();
    await bar(page).getByRole('button', { name: 'One step forward' }).click();
    await expect(page).not.toHaveURL(opened);
    await now(page).click();
    await expect(bar(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`/tables/${table}$`));
  }
  await replay(page); // the browser's own way back ends it, too
  await expect(bar(page)).toBeVisible();
  await page.goBack();
  await expect(bar(page)).toBeHidden();
  await context.close();
});

test('what was open lies not over the replay, on a desk and on a phone @fixed', async ({
  browser,
}) => {
  for (const size of [
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ]) {
    const { context, page } = await visitor(browser, size);
    await guest(context);
    const table = await botTable(context);
    await playMastery(context, table, (seen) => seen.view.turn > 2);
    await page.goto(`/tables/${table}`);
    await page.getByRole('button', { name: /All \d+ answers/ }).click();
    await expect(page.locator('#answers')).toBeVisible();
    await replay(page);
    await expect(bar(page)).toBeVisible();
    await expect(page.locator('#answers')).toBeHidden();
    await expect(page.locator('#table-menu')).toBeHidden();
    for (const name of ['Play', 'One step forward', 'To the end', 'Back to the present'])
      await free(page, name);
    await bar(page).getByRole('button', { name: 'Play' }).click();
    await expect(bar(page).getByRole('button', { name: 'Pause' })).toBeVisible();
    await bar(page).getByRole('button', { name: 'Pause' }).click();
    await now(page).click();
    await expect(page.locator('#answers')).toBeHidden();
    await context.close();
  }
});

test('the inquisition of a later round is not shown over the first turn @fixed', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await paladinsTable(context, 2);
  const told = () => page.getByRole('region', { name: 'Inquisition' });
  await page.goto(`/tables/${table}`);
  // while townsfolk are asked the scene belongs to the present
  const shown = async (_: unknown, { kind }: { kind: string }): Promise<boolean> =>
    kind !== 'inquisition' && (await told().isVisible());
  await playPaladins(context, table, shown);
  await expect(told()).toBeVisible();
  await replay(page);
  await expect(bar(page)).toBeVisible();
  await expect(told()).toBeHidden({ timeout: 2000 });
  await now(page).click();
  await expect(told()).toBeHidden({ timeout: 2000 });
  await context.close();
});

test('a replay opens at a point worth seeing, and has its rounds as chapters', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await paladinsTable(context, 2);
  const later = (state: unknown): boolean => (state as { round: number }).round >= 3;
  await playPaladins(context, table, ({ view }) => later(view.state));
  await page.goto(`/tables/${table}/replay/0`);
  const chapter = bar(page).getByLabel('Chapter');
  await expect(chapter).toHaveValue('0');
  await expect(page).not.toHaveURL(/\/replay\/0$/);
  await expect(page.locator('.appbar')).toContainText('Round 1');
  await expect(chapter.locator('option')).toHaveCount(3);
  await chapter.selectOption({ index: 1 });
  await expect(page.locator('.appbar')).toContainText('Round 2');
  await context.close();
});
