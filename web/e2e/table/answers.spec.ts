/** Answers can be told apart: as buttons, as cards, in the list of all. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { gone } from '../support/clicking';
import { guest, myTurn } from '../support/house';
import { paladinsTable } from '../games/paladins';
import { visitor } from '../support/people';

/** A table whose first question offers two cards that share a printed name. */
async function namesakes(context: BrowserContext): Promise<string> {
  for (let i = 0; i < 40; i += 1) {
    const table = await paladinsTable(context, 2);
    const [question] = (await myTurn(context, table)).explain;
    const printed = (question?.options ?? []).map(({ touches }) =>
      touches[0]?.replace(/_[a-z]+$/, ''),
    );
    if (question?.kind === 'start' && new Set(printed).size < printed.length) return table;
  }
  throw new Error('no two cards of one name were dealt');
}

test('two cards of one name read differently as answers, and to a screen reader @fixed @quick', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const table = await namesakes(context);
  await page.goto(`/tables/${table}`);
  const lit = page.locator('main button.card.is-lit');
  await expect(lit.first()).toBeVisible();
  const heard = await lit.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(heard.length).toBeGreaterThan(1);
  const names = heard.map((label) => label?.split('.')[0]);
  expect(new Set(names).size).toBe(names.length);
  await page.getByRole('button', { name: /All \d+ answers/ }).click();
  const labels = page.locator('#answers .answer .label');
  await expect(labels).toHaveCount(heard.length);
  const listed = await labels.allInnerTexts();
  expect(new Set(listed).size).toBe(listed.length);
  const { decision } = (await myTurn(context, table)).explain[0] ?? { decision: '' };
  await page.locator('#answers .answer').first().click();
  await gone(page, decision);
  await context.close();
});
