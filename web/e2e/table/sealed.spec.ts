/** A sealed round: who has answered is told so, with the answer; nobody else learns anything. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { ask, view } from '../support/house';
import { pair } from '../support/people';
import type { Question } from '../support/policy';

async function answer(context: BrowserContext, table: string, question: Question): Promise<void> {
  await ask(context.request, 'POST', `/tables/${table}/choices`, {
    decision: question.decision,
    options: [question.options[0]?.id],
    key: crypto.randomUUID(),
  });
}

test('who has answered in a sealed round is told so, and what; the other is not @fixed @quick', async ({
  browser,
}) => {
  const { anna, bohdan, table } = await pair(browser, { game: 'paladins', policy: 'everyone' });
  const people = [anna.context, bohdan.context];
  const asked = async (context: BrowserContext) => (await view(context, table)).explain[0];
  while ((await asked(anna.context))?.kind !== 'paladin') {
    for (const context of people) {
      const question = await asked(context);
      if (question && question.kind !== 'paladin') await answer(context, table, question);
    }
  }
  await anna.page.goto(`/tables/${table}`);
  await bohdan.page.goto(`/tables/${table}`);
  await expect(bohdan.page.locator('#question')).not.toBeEmpty();
  await bohdan.page.waitForLoadState('networkidle');
  const seen = async () =>
    Promise.all(['.decision', '.mapwrap'].map((part) => bohdan.page.locator(part).innerText()));
  const shown = await seen();
  const before = await view(bohdan.context, table);
  const cards = anna.page.locator('.scene .drawn button.is-lit');
  for (const left of [3, 2]) {
    await expect(cards).toHaveCount(left);
    await cards.first().click();
  }
  const heading = anna.page.getByRole('heading', {
    name: 'You’ve answered. Waiting for the others',
  });
  const own = anna.page.locator('.decision').getByText(/^Your answer: .+; .+/);
  await expect(heading).toBeVisible();
  await expect(own).toBeVisible();
  await expect(anna.page.getByText('your turn')).toBeHidden();
  const said = await own.innerText();
  await anna.page.reload();
  await expect(heading).toBeVisible();
  await expect(own).toHaveText(said);
  expect(await view(bohdan.context, table)).toEqual({ ...before, times: expect.anything() });
  expect(await seen()).toEqual(shown);
  await anna.page.getByRole('button', { name: 'Change my answer' }).click();
  await expect(cards).toHaveCount(3);
  for (const { context } of [anna, bohdan]) await context.close();
});
