/** The table page itself: what it confirms and takes back, asks for, folds, and calls people. */
import { expect, test, type Page } from '@playwright/test';

import { ask, guest, shows, view } from '../support/house';
import { masteryTable, tableWhere } from '../games/mastery';
import { paladinsTable } from '../games/paladins';
import { pair, visitor } from '../support/people';

/** What the page has asked the server for, by the last part of its address, from now on. */
function asked(page: Page): Map<string, number> {
  const found = new Map<string, number>();
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (!path.startsWith('/api/tables/')) return;
    const what = `${request.method()} ${path.split('/').slice(4).join('/').replace(/\d+$/, '')}`;
    found.set(what, (found.get(what) ?? 0) + 1);
  });
  return found;
}

test('a hex and its number are confirmed, sent and taken back as one', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await tableWhere(
    context,
    2,
    (_, { kind, options }) =>
      kind === 'advance' && options.some((option) => option.message === 'option-advance-empty'),
  );
  const [question] = (await view(context, table)).explain;
  const target = question?.options.find((option) => option.message === 'option-advance-empty');
  await context.addInitScript(() =>
    localStorage.setItem('gonfalon.preferences', JSON.stringify({ confirm: true, unsent: '*' })),
  );
  await page.goto(`/tables/${table}`);
  await page.locator(`[data-spot="${target?.touches[0] ?? ''}"]`).click();
  await page.locator('.mapwrap .btn--gilt').click();
  const answers = page.locator('.decision dd');
  await expect(answers).toHaveCount(2);
  await expect(answers.first()).toContainText('Take');
  await expect(answers.last()).toHaveText(/^\d+ knights?$/);
  expect((await view(context, table)).explain[0]?.decision).toBe(question?.decision);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const last = async () => (await view(context, table)).view.undo.at(-1);
  await expect.poll(last).toBe(question?.decision);
  await shows(page, (await view(context, table)).explain[0]?.decision ?? '');
  await page.keyboard.press('u');
  await expect.poll(last).not.toBe(question?.decision);
  const [again] = (await view(context, table)).explain;
  expect(again).toMatchObject({ kind: question?.kind, options: question?.options });
  await shows(page, again?.decision ?? '');
  await context.close();
});

test('everything is asked for once, and after a move only what it changes', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser);
  const { page } = anna;
  const opening = asked(page);
  await page.goto(`/tables/${table}`);
  await page.waitForTimeout(3000);
  expect(opening.get('GET view')).toBe(1);
  expect(opening.get('GET chat')).toBe(1);
  expect(opening.get('GET rewind') ?? 0).toBeLessThanOrEqual(1);
  expect(opening.get('GET ')).toBeLessThanOrEqual(2); // once more when one begins to listen

  const first = (await view(anna.context, table)).explain.length ? anna : bohdan;
  const [question] = (await view(first.context, table)).explain;
  const moved = asked(page);
  await ask(first.context.request, 'POST', `/tables/${table}/choices`, {
    decision: question?.decision,
    options: [question?.options[0]?.id],
    key: crypto.randomUUID(),
  });
  await expect.poll(() => moved.get('GET view')).toBe(1);
  await page.waitForTimeout(1000);
  expect(Object.fromEntries(moved)).toEqual({ 'GET ': 1, 'GET view': 1, 'GET since/': 1 });

  const talk = asked(page);
  await ask(bohdan.context.request, 'POST', `/tables/${table}/chat`, { text: 'Hail!' });
  await expect.poll(() => talk.get('GET chat')).toBe(1);
  await page.waitForTimeout(1000);
  expect(talk.get('GET chat')).toBe(1);
  expect(talk.get('GET view')).toBeUndefined();
});

test('a folded rail tells of the chat, and opens it', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser);
  const { page } = anna;
  await page.goto(`/tables/${table}`);
  await page.getByRole('button', { name: 'Show or hide the log' }).click();
  const icon = page.getByRole('button', { name: /^Chat/ });
  await expect(icon).toBeVisible();
  await expect(icon.locator('.badge')).toHaveCount(0);
  await ask(bohdan.context.request, 'POST', `/tables/${table}/chat`, { text: 'Hail!' });
  await expect(icon.locator('.badge')).toHaveText(/^1/);
  await icon.click();
  await expect(page.getByRole('log').getByText('Hail!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true');
});

/** Texts on the page that are cut. */
async function cut(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent ?? ''),
    );
}

test('on a phone titles can be read and seats told apart, in every language', async ({
  browser,
}) => {
  const { context } = await visitor(browser);
  await guest(context);
  const tables = [
    await masteryTable(context, 4),
    await masteryTable(context, 6),
    await paladinsTable(context, 4),
  ];
  const storageState = await context.storageState();
  for (const language of ['en', 'ru', 'uk', 'pl']) {
    const phone = await visitor(browser, {
      storageState,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await phone.context.addInitScript(
      (kept) => localStorage.setItem('gonfalon.preferences', JSON.stringify(kept)),
      { language, unsent: '*' },
    );
    for (const [at, table] of tables.entries()) {
      await phone.page.goto(`/tables/${table}`);
      await phone.page.locator('.strip li').first().waitFor();
      await phone.page.evaluate(() => document.fonts.ready);
      expect(await cut(phone.page, '.appbar .game'), language).toEqual([]);
      const numbers = phone.page.locator('.strip .number');
      await expect(numbers).toHaveCount(at === 1 ? 4 : 2); // II, III, …
      expect(await cut(phone.page, '.strip small'), language).toEqual([]);
      if (at !== 1) expect(await cut(phone.page, '.strip .head'), language).toEqual([]);
    }
    await phone.context.close();
  }
  await context.close();
});
