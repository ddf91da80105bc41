/**
 * A new user's first minutes: the link that `gonfalon demo` prints, the lobby, one click, a move,
 * and the bot answers. Run by scripts/demo.sh, which gives the link.
 */
import { expect, test } from '@playwright/test';

import { click, gone } from '../support/clicking';
import { myTurn, shows } from '../support/house';
import { decide } from '../support/policy';

const link = process.env.GONFALON_ENTER ?? '';

test('from the link of the demo to a move that the bot answers', async ({ page, context }) => {
  await page.goto(link);
  await page.getByRole('button', { name: /^Play a bot.*Medieval Mastery/ }).click();
  await expect(page).toHaveURL(/\/tables\/[0-9a-f-]{36}$/);
  const table = page.url().split('/').at(-1) ?? '';
  let version = 0;
  // The first turn, until the question comes back after the bot's.
  for (let answers = 0, turns = 0; turns < 2; answers += 1) {
    expect(answers).toBeLessThan(40);
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (!question) throw new Error('nothing is asked');
    if (seen.version > version + 1) turns += 1; // others have moved meanwhile
    version = seen.version;
    await shows(page, question.decision);
    await click(page, question, decide(seen, question));
    if (answers === 0) console.log('  the first move is made');
    await gone(page, question.decision);
  }
});
