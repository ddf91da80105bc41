/** Whole matches of Paladins of the West Kingdom by clicking what a person sees. */
import { expect, test } from '@playwright/test';

import { guest, origin, scoresHold } from './house';
import { paladinsTable, play } from './paladins';

for (const seats of [2, 3, 4]) {
  test(`Paladins: a whole match with ${seats} seats by clicking`, async ({ page, context }) => {
    await guest(context);
    const table = await paladinsTable(context, seats);
    await page.goto(`${origin()}/tables/${table}`);
    const answers = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    expect(answers).toBeGreaterThan(40);
    console.log(`  ${seats} seats: ${scores.join(':')} after ${answers} answers`);
  });
}

for (const difficulty of ['easy', 'normal', 'hard']) {
  test(`Paladins: a whole solo match, ${difficulty}, by clicking`, async ({ page, context }) => {
    await guest(context);
    const table = await paladinsTable(context, 1, { difficulty });
    await page.goto(`${origin()}/tables/${table}`);
    const answers = await play(page, context, table);
    const scores = await scoresHold(page, context, table);
    expect(answers).toBeGreaterThan(40);
    console.log(`  solo ${difficulty}: ${scores.join(':')} after ${answers} answers`);
  });
}

test('Paladins: a whole match on a phone by tapping', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  await guest(context);
  const table = await paladinsTable(context, 2);
  const page = await context.newPage();
  await page.goto(`${origin()}/tables/${table}`);
  const answers = await play(page, context, table);
  const scores = await scoresHold(page, context, table);
  console.log(`  phone: ${scores.join(':')} after ${answers} answers`);
  await context.close();
});
