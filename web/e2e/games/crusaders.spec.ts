/** Whole matches of Crusaders by clicking what a person sees. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { crusadersTable, levant, play, type Played } from './crusaders';
import { complaints, guest, origin, scoresHold } from '../support/house';

/** Open a table and watch what the page complains about; long matches go without animations. */
async function sitDown(page: Page, context: BrowserContext, seats: number, settings?: object) {
  await guest(context);
  if (settings) await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = await crusadersTable(context, seats, settings);
  const wrong = complaints(page);
  await page.goto(`${origin()}/tables/${table}`);
  return { table, wrong };
}

test('Crusaders: the first orders against the bot by clicking @quick', async ({
  page,
  context,
}) => {
  const { table, wrong } = await sitDown(page, context, 2);
  let left = 7; // answers
  const { kinds, listed } = await play(page, context, table, { until: () => left-- === 0 });
  expect(kinds).toContain('keep-bull');
  expect(kinds.filter((kind) => kind === 'plan').length).toBeGreaterThan(1);
  expect(listed).toEqual([]);
  expect(wrong).toEqual([]);
});

/** Play a match to its end; every answer is found outside the list of all answers. */
async function wholeMatch(
  page: Page,
  context: BrowserContext,
  seats: number,
  settings: object,
): Promise<void> {
  const { table, wrong } = await sitDown(page, context, seats, settings);
  const played = await play(page, context, table);
  const scores = await scoresHold(page, context, table);
  expect(played.kinds.length).toBeGreaterThan(20);
  expect(played.listed).toEqual([]);
  expect(wrong).toEqual([]);
  console.log(`  ${seats} seats: ${scores.join(':')}, ${tally(played)}`);
}

const PAIRS = [
  ['jerusalem', 'tripoli'],
  ['tripoli', 'antioch'],
  ['antioch', 'edessa'],
  ['jerusalem', 'edessa'],
];

for (const states of PAIRS) {
  test(`Crusaders: a whole match of ${states.join(' and ')} by clicking`, async ({
    page,
    context,
  }) => {
    await wholeMatch(page, context, 2, { states });
  });
}

for (const seats of [3, 4]) {
  test(`Crusaders: a whole match with ${seats} seats by clicking`, async ({ page, context }) => {
    await wholeMatch(page, context, seats, {});
  });
}

test('Crusaders: a whole first game by clicking', async ({ page, context }) => {
  await wholeMatch(page, context, 3, { first_game: true });
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

for (const viewport of SIZES) {
  test(`Crusaders: a whole match ${viewport.width} wide`, async ({ browser }) => {
    const touch = viewport.width < 1024;
    const context = await browser.newContext({
      viewport,
      hasTouch: touch,
      isMobile: viewport.width < 500,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const { table, wrong } = await sitDown(page, context, 2, {});
    const played = await play(page, context, table, {
      hand: touch ? 'tap' : 'click',
      until: async (seen, { kind }) => {
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        const where = `${kind} in ${levant(seen).phase}`;
        expect(wide, `${where} fits`).toBeLessThanOrEqual(viewport.width);
        return false;
      },
    });
    const scores = await scoresHold(page, context, table);
    expect(played.listed).toEqual([]);
    expect(wrong).toEqual([]);
    console.log(`  ${viewport.width} wide: ${scores.join(':')}, ${tally(played)}`);
    await context.close();
  });
}

/** How many answers of which kind were given, in words. */
function tally({ kinds }: Played): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => `${count} ${kind}`);
  return `${kinds.length} answers (${parts.join(', ')})`;
}
