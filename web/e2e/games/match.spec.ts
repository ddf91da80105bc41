/** Whole matches against the bot, each played another way. */
import { expect, test } from '@playwright/test';

import { playByClicking } from '../support/clicking';
import { botTable, complaints, guest, origin, scoresHold } from '../support/house';

test('a whole match against the bot by clicking the board @quick', async ({ page, context }) => {
  await guest(context);
  const table = await botTable(context);
  const wrong = complaints(page);
  await page.goto(`${origin()}/tables/${table}`);
  const answers = await playByClicking(page, context, table);
  const scores = await scoresHold(page, context, table);
  expect(answers).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
  console.log(`  clicking: ${scores.join(':')} after ${answers} answers`);
});
