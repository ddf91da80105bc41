/** The end of a match, as it happens: nothing tells the result before the points are counted. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { crusadersTable, levant, playUntil as playCrusaders } from '../games/crusaders';
import { city, gloryTable, playUntil as playGlory } from '../games/glory';
import { botTable, guest } from '../support/house';
import { look } from '../support/looks';
import { playUntil as playMastery } from '../games/mastery';
import { paladinsTable, playUntil as playPaladins } from '../games/paladins';
import { visitor } from '../support/people';
import type { Seen } from '../support/policy';

interface Match {
  game: string;
  open(context: BrowserContext): Promise<string>;
  play: (context: BrowserContext, table: string, fits: (seen: Seen) => boolean) => Promise<unknown>;
  /** True shortly before the end: from then on the pages follow. */
  late(seen: Seen): boolean;
}

const round = (seen: Seen): number => (seen.view.state as unknown as { round: number }).round;
const MATCHES: Match[] = [
  {
    game: 'mastery',
    open: (context) => botTable(context, { settings: { round_limit: 3 } }),
    play: playMastery,
    late: (seen) => seen.view.turn >= 5,
  },
  {
    game: 'paladins',
    open: (context) => paladinsTable(context, 1),
    play: playPaladins,
    late: (seen) => round(seen) === 7,
  },
  {
    game: 'glory',
    open: (context) => gloryTable(context, 2),
    play: playGlory,
    late: (seen) => city(seen).phase === 'titles' && round(seen) === 3,
  },
  {
    game: 'crusaders',
    open: (context) => crusadersTable(context, 2),
    play: playCrusaders,
    late: (seen) => levant(seen).round >= 2, // it may be over in round 3
  },
];

interface Sample {
  part: number;
  told: boolean;
}

/** Others' actions are not played, so that the end comes at once; what the page says is noted. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('gonfalon.preferences', JSON.stringify({ pace: 'off', motion: 'on' }));
    const noted: Sample[] = [];
    Object.assign(globalThis, { noted });
    const note = (): void => {
      const title = document.getElementById('ending-title');
      const said = document.body.innerText; // only what can be seen
      const part = Number(/Part (\d+) of/.exec(said)?.[1] ?? 0);
      const result = /You win!|This time|share the win|Not this time/;
      if (title) noted.push({ part, told: result.test(said) });
    };
    setInterval(note, 50);
  });
}

/** What the page said from the first category to the result. */
async function checkOrder(page: Page): Promise<number> {
  const noted = await page.evaluate(() => (globalThis as unknown as { noted: Sample[] }).noted);
  const counted = noted.filter(({ part }) => part > 0);
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter(({ told }) => told)).toEqual([]);
  const parts = counted.map(({ part }) => part);
  expect(parts).toEqual([...parts].sort((a, b) => a - b));
  const first = noted.findIndex(({ told }) => told);
  expect(first).toBeGreaterThan(noted.findLastIndex(({ part }) => part > 0));
  return Math.max(...parts);
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function watchEnd(browser: Browser, match: Match): Promise<void> {
  const { context, page } = await visitor(browser, {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await guest(context);
  const table = await match.open(context);
  await match.play(context, table, match.late);
  const phone = await visitor(browser, { ...PHONE, storageState: await context.storageState() });
  for (const one of [page, phone.page]) {
    await prepare(one);
    await one.goto(`/tables/${table}`);
    await expect(one.locator('.app')).toBeVisible();
  }
  await match.play(context, table, () => false);

  const dialog = page.getByRole('dialog');
  const rematch = dialog.getByRole('button', { name: 'Rematch' });
  await expect(rematch).toBeVisible({ timeout: 60_000 });
  const parts = await checkOrder(page);
  await expect(dialog.getByRole('img', { name: /^The score over the match/ })).toBeVisible();
  await expect(dialog.locator('.btn--gilt')).toHaveCount(1);
  expect(await look(page, `${match.game} end`, 'dialog')).toEqual([]);

  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`/tables/${table}`);
  const keep = dialog.getByRole('link', { name: 'Keep this name' });
  await expect(keep).toHaveAttribute('href', '/sign-up');
  // the score sheet leads back to where it was opened
  await dialog.getByRole('button', { name: 'Score sheet' }).click();
  const title = page.locator('#ending-title');
  await expect(title).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(title).toBeVisible();
  await dialog.getByRole('button', { name: 'Look at the board' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Score sheet' }).first().click();
  await dialog.getByRole('button', { name: 'How the match went' }).click();
  await expect(rematch).toBeVisible(); // without counting again
  await dialog.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('region', { name: 'Replay' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Go to the result' }).click();
  await expect(title).toBeVisible();

  const small = phone.page.getByRole('dialog');
  await expect(small.getByRole('button', { name: 'Rematch' })).toBeInViewport();
  expect(await checkOrder(phone.page)).toBe(parts);
  const wide = await phone.page.evaluate(() => document.querySelector('dialog')?.scrollWidth ?? 0);
  expect(wide).toBeLessThanOrEqual(390);
  expect(await look(phone.page, `${match.game} end, phone`, 'dialog')).toEqual([]);
  await small.getByRole('button', { name: 'Rematch' }).tap();
  await expect(phone.page).not.toHaveURL(new RegExp(table));
  await expect(phone.page.locator('[data-decision]')).toBeVisible(); // nobody to wait for
  await phone.context.close();
  await context.close();
}

for (const match of MATCHES) {
  test(`${match.game}: the end is counted before it is told, on a desk and a phone @alive`, async ({
    browser,
  }) => {
    await watchEnd(browser, match);
  });
}

test('Skip ends the count at once, and the keyboard goes on @alive', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const match = MATCHES[0];
  if (!match) throw new Error('unreachable');
  const table = await match.open(context);
  await match.play(context, table, match.late);
  await prepare(page);
  await page.goto(`/tables/${table}`);
  await expect(page.locator('.app')).toBeVisible();
  await match.play(context, table, () => false);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#ending-title')).toHaveText(/You win!|This time/);
  await expect(page.locator('#ending-title')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.close();
});
