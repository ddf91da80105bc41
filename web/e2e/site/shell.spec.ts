/** The pages around the table: a stranger's first minutes, gathering for a match, accounts. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { ask, complaints, guest, origin } from '../support/house';

const PAGES = [
  '/',
  '/pl/games/glory',
  '/lobby',
  '/new',
  '/new/mastery',
  '/me',
  '/preferences',
  '/leaderboards',
  '/sign-in',
  '/sign-up',
  '/account/reset',
  '/rules/mastery',
  '/credits',
  '/players/nobody',
  '/nothing-here',
];

async function visitor(
  browser: Browser,
  options: object = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: origin(), ...options });
  const page = await context.newPage();
  return { context, page };
}

test('a stranger plays a bot in one click @quick', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const wrong = complaints(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: /^Play now/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Play a bot.*Medieval Mastery/ }).click();
  await expect(page).toHaveURL(/\/tables\/[0-9a-f-]{36}$/);
  await expect(page.locator('.decision').first()).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const proof = await ask<{ seats: { commitment: string; contribution: string | null }[] }>(
    context.request,
    'GET',
    `/tables/${id}/proof`,
  );
  expect(proof.seats[0]?.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(wrong).toEqual([]);
  await context.close();
});

test('languages change at once, and stay @quick', async ({ browser }) => {
  const { context, page } = await visitor(browser, { locale: 'pl-PL' });
  await page.goto('/lobby');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('W co zagramy?');
  const words = { uk: 'У що зіграємо?', ru: 'Во что сыграем?', en: 'What would you like to play?' };
  for (const [language, title] of Object.entries(words)) {
    await page.locator('header select').selectOption(language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await page.locator('header select').selectOption('uk');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.uk);
  await context.close();
});

test('two people gather by link, with a share of chance each, and begin @quick', async ({
  browser,
}) => {
  const anna = await visitor(browser);
  await anna.page.goto('/new/mastery');
  await anna.page.getByRole('button', { name: 'Open the table' }).click();
  await expect(anna.page).toHaveURL(/\/tables\//);
  const id = anna.page.url().split('/').at(-1) ?? '';
  const shown = anna.page.getByLabel('Link to this table');
  await expect(shown).toHaveValue(/\/join\//);
  const link = await shown.inputValue();
  await expect(anna.page.getByText('You start when everyone’s ready.')).toBeVisible();

  const bohdan = await visitor(browser, { locale: 'uk-UA' });
  await bohdan.page.goto(link);
  await bohdan.page.getByRole('button', { name: 'Сісти за стіл' }).click();
  await bohdan.page.getByRole('button', { name: 'Можна починати' }).click();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of [anna, bohdan])
    await expect(page.locator('.decision').first()).toBeVisible();

  interface Shown {
    status: string;
    seats: { commitment: string; revealed: boolean }[];
  }
  await expect
    .poll(async () => (await ask<Shown>(anna.context.request, 'GET', `/tables/${id}`)).status)
    .toBe('playing');
  const { seats } = await ask<Shown>(anna.context.request, 'GET', `/tables/${id}`);
  expect(seats.every((seat) => seat.commitment && seat.revealed)).toBe(true);
  await Promise.all([anna, bohdan].map(({ context }) => context.close()));
});

test('a guest signs up and keeps the table; out, and in again', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const name = `Anna ${Date.now() % 1e6}`;
  await guest(context);
  await page.goto('/new/mastery');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/tables\//);
  const table = page.url();
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`anna${Date.now()}@example.org`);
  await page.getByLabel('Password').fill('a long enough secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('link', { name: 'Go to the lobby' }).click();
  await expect(page).toHaveURL(`${origin()}/`);
  await expect(page.getByText(`Welcome back, ${name}`)).toBeVisible();
  await page.goto(table);
  await expect(page.getByText(name).first()).toBeVisible();

  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/sign-in');
  await page.getByLabel('Name or email').fill(name);
  await page.getByLabel('Password').fill('not the secret at all');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong name or password.');
  await page.getByLabel('Password').fill('a long enough secret');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Welcome back, ${name}`)).toBeVisible();
  await context.close();
});

/** What the browser tells of a shift; its own types do not know it yet. */
interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Open one page after the other, and say what moved on which. */
async function moved(browser: Browser, viewport: { width: number; height: number }) {
  const { context, page } = await visitor(browser, { viewport });
  await guest(context);
  await page.addInitScript(() => {
    const shown = window as unknown as { shifted: number; moved: string[] };
    shown.shifted = 0;
    shown.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue;
        shown.shifted += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : 'text';
          shown.moved.push(
            `${name} ${from.y}+${from.height} > ${to.y}+${to.height} (${entry.value})`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const found: string[] = [];
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await Promise.all([page.waitForTimeout(900), page.waitForLoadState('networkidle')]);
    const { shifted, moved } = await page.evaluate(() => {
      const shown = window as unknown as { shifted: number; moved: string[] };
      return { shifted: shown.shifted, moved: shown.moved };
    });
    if (shifted >= 0.02) found.push(`${path} at ${viewport.width}: ${moved.join('; ')}`);
  }
  await context.close();
  return found;
}

test('nothing moves while pages load @quick', async ({ browser }) => {
  // Side by side: most of the time goes into waiting for what might come late.
  const found = await Promise.all([
    moved(browser, { width: 1440, height: 900 }),
    moved(browser, { width: 390, height: 844 }),
  ]);
  expect(found.flat()).toEqual([]);
});

test('what cannot be reached says so', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await page.goto('/lobby');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toHaveCount(0);
  await page.goto('/tables/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'Table not found' })).toBeVisible();
  await context.close();
});
