/** Losing the connection: it is said at once, and so is its return; an answer is not lost. */
import { expect, test, type Page } from '@playwright/test';

import { botTable, guest, myTurn, shows, view } from '../support/house';
import { cuttableLine } from '../support/line.mjs';
import { visitor, type Visitor } from '../support/people';

const SOON = { timeout: 2500 };
/** For the way back, which takes requests: a busy machine may need a while. */
const BACK = { timeout: 15_000 };

/** Open a table, and wait until it listens: its socket has been answered. */
async function listen(page: Page, table: string): Promise<void> {
  const answered = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto(`/tables/${table}`);
  await answered;
}

/** A table against a bot, opened where something is asked. */
async function asked({ context, page }: Visitor): Promise<{ table: string; decision: string }> {
  await guest(context);
  const table = await botTable(context);
  const decision = (await myTurn(context, table)).explain[0]?.decision ?? '';
  await listen(page, table);
  await shows(page, decision);
  return { table, decision };
}

for (const phone of [false, true]) {
  test(`the browser is offline, and back, on a ${phone ? 'phone' : 'desk'} @fixed`, async ({
    browser,
  }) => {
    const size = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const one = await visitor(browser, phone ? size : {});
    const { context, page } = one;
    await asked(one);
    const lost = page.getByText('Connection lost', { exact: false });
    await expect(lost).toBeHidden();
    await context.setOffline(true);
    await expect(lost).toBeVisible(SOON);
    await context.setOffline(false);
    await expect(lost).toBeHidden(BACK);
    await context.close();
  });
}

test('an answer that is pressed offline is shown as kept, and sent when the line is back @fixed @quick', async ({
  browser,
}) => {
  const one = await visitor(browser);
  const { context, page } = one;
  const { table, decision } = await asked(one);
  await context.setOffline(true);
  await page.keyboard.press('1');
  const kept = page.getByText(/Connection lost.*Your answer .+ is kept/);
  await expect(kept).toBeVisible(SOON);
  await page.waitForTimeout(4000); // longer than the first attempts
  await expect(kept).toBeVisible();
  expect((await view(context, table)).explain[0]?.decision).toBe(decision);
  await context.setOffline(false);
  await expect(page.getByText('Connection lost', { exact: false })).toBeHidden(BACK);
  await expect
    .poll(async () => (await view(context, table)).explain[0]?.decision, BACK)
    .not.toBe(decision);
  await context.close();
});

test('an answer that never left is there again after the page was closed @fixed', async ({
  browser,
}) => {
  const line = await cuttableLine();
  const one = await visitor(browser, { proxy: { server: line.address, bypass: '<-loopback>' } });
  const { context, page } = one;
  const { table, decision } = await asked(one);
  line.cut();
  await page.keyboard.press('1');
  await expect(page.getByText(/Your answer .+ is kept/)).toBeVisible(SOON);
  page.on('dialog', (dialog) => void dialog.accept()); // it warns whoever leaves now
  await page.goto('about:blank');
  line.mend();
  await page.goto(`/tables/${table}`);
  await expect(page.getByText('Your last answer didn’t reach the table')).toBeVisible();
  expect((await view(context, table)).explain[0]?.decision).toBe(decision);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect
    .poll(async () => (await view(context, table)).explain[0]?.decision)
    .not.toBe(decision);
  await page.reload();
  await expect(page.locator('#question')).toBeVisible();
  await expect(page.getByText('Your last answer didn’t reach the table')).toBeHidden();
  await context.close();
  line.close();
});

test('a line that is cut is noticed at once, by spectators too', async ({ browser }) => {
  const line = await cuttableLine();
  const proxy = { server: line.address, bypass: '<-loopback>' };
  const one = await visitor(browser, { proxy });
  const { table } = await asked(one);
  const watcher = await visitor(browser, { proxy });
  await guest(watcher.context);
  await listen(watcher.page, table);
  await expect(watcher.page.getByText('Watching')).toBeVisible();
  line.cut();
  for (const { page } of [one, watcher])
    await expect(page.getByText('Connection lost', { exact: false })).toBeVisible(SOON);
  line.mend();
  for (const { page } of [one, watcher])
    await expect(page.getByText('Connection lost', { exact: false })).toBeHidden({ timeout: 6000 });
  for (const { context } of [one, watcher]) await context.close();
  line.close();
});
