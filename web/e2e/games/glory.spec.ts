/** Whole matches of Glory: A Game of Knights by clicking what a person sees. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { city, gloryTable, play } from './glory';
import { complaints, guest, origin, scoresHold } from '../support/house';

/** Open a table and watch what the page complains about; long matches go without animations. */
async function sitDown(page: Page, context: BrowserContext, seats: number, settings?: object) {
  await guest(context);
  if (settings) await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await gloryTable(context, seats, settings);
  const wrong = complaints(page);
  await page.goto(`${origin()}/tables/${table}`);
  return { table, wrong };
}

test('Glory: the first pawns against the bot by clicking @quick', async ({ page, context }) => {
  const { table, wrong } = await sitDown(page, context, 2);
  let left = 8; // answers
  const kinds = await play(page, context, table, { until: () => left-- === 0 });
  expect(kinds.filter((kind) => kind === 'action').length).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

for (const tournament of ['plaisance', 'pas_darmes']) {
  for (const seats of [2, 3, 4]) {
    test(`Glory: a whole match with ${seats} seats, ${tournament}, by clicking`, async ({
      page,
      context,
    }) => {
      const { table, wrong } = await sitDown(page, context, seats, { tournament });
      const kinds = await play(page, context, table);
      const scores = await scoresHold(page, context, table);
      expect(kinds.length).toBeGreaterThan(30);
      expect(kinds.some((kind) => kind === 'shield' || kind === 'herald')).toBe(true);
      expect(wrong).toEqual([]);
      console.log(`  ${seats} seats, ${tournament}: ${scores.join(':')}, ${tally(kinds)}`);
    });
  }
}

for (const scenario of ['warrior', 'lone_challenge', 'rivalry']) {
  test(`Glory: a whole solo match, ${scenario}, by clicking`, async ({ page, context }) => {
    const { table, wrong } = await sitDown(page, context, 1, { scenario });
    const kinds = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    expect(kinds.length).toBeGreaterThan(8);
    expect(wrong).toEqual([]);
    console.log(`  ${scenario}: ${scores.join(':')}, ${tally(kinds)}`);
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

for (const viewport of SIZES) {
  test(`Glory: a whole match ${viewport.width} wide`, async ({ browser }) => {
    const touch = viewport.width < 1024;
    const context = await browser.newContext({
      viewport,
      hasTouch: touch,
      isMobile: viewport.width < 500,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const { table, wrong } = await sitDown(page, context, 2, {});
    const kinds = await play(page, context, table, {
      hand: touch ? 'tap' : 'click',
      until: async (seen) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${city(seen).phase} fits`).toBeLessThanOrEqual(viewport.width);
        return false;
      },
    });
    const scores = await scoresHold(page, context, table);
    expect(wrong).toEqual([]);
    console.log(`  ${viewport.width} wide: ${scores.join(':')}, ${tally(kinds)}`);
    await context.close();
  });
}

/** How many answers of which kind were given, in words. */
function tally(kinds: string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => `${count} ${kind}`);
  return `${kinds.length} answers (${parts.join(', ')})`;
}
