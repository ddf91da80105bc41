/** "Just let me play": a first match is set up, told with its reasons, and can be chosen again. */
import { expect, test } from '@playwright/test';

import { ask, complaints, myTurn, origin, view } from '../support/house';

interface Told {
  questions: string[];
  answering: boolean;
  answers: { kind: string; option: string }[];
}

test('a first match of Glory begins on the board, and the character can be chosen after all @fixed @quick', async ({
  context,
}) => {
  const page = await context.newPage();
  const faults = complaints(page);
  await page.goto(`${origin()}/new/glory?with=bots`);
  const wish = page.getByRole('checkbox', { name: 'Just let me play' });
  await expect(wish).toBeChecked();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL('**/tables/*');
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  const read = () => ask<Told>(context.request, 'GET', `/tables/${table}/quick-start`);

  // The first question is one of the game, and the page says what was chosen before it.
  const first = (await myTurn(context, table)).explain[0];
  const told = await read();
  expect(told.questions).not.toContain(first?.kind);
  expect(told.answers[0]?.kind).toBe('character');
  const strip = page.getByRole('status').filter({ hasText: 'We’ve set the match up for you' });
  await expect(strip).toBeVisible();
  await strip.getByRole('button', { name: 'See why' }).click();
  const reasons = page.getByRole('dialog', { name: 'Set up for you' });
  await expect(reasons.locator('section')).toHaveCount(told.answers.length);
  await expect(reasons).toContainText('Income in each round');
  await expect(reasons).not.toContainText('coach-');

  // Chosen again, it is asked; what is recommended is marked, and not chosen.
  await reasons.getByRole('button', { name: 'Choose it myself' }).first().click();
  await expect.poll(async () => (await view(context, table)).explain[0]?.kind).toBe('character');
  const recommended = page.getByRole('status').filter({ hasText: 'Recommended:' });
  await expect(recommended).toBeVisible();
  const best = told.answers[0]?.option ?? '';
  const answer = page.locator(`[data-option=${JSON.stringify(best)}]`).first();
  await expect(answer).toHaveCSS('outline-style', 'dashed');
  expect((await read()).answering).toBe(false);
  const seen = await view(context, table);
  const other = seen.explain[0]?.options.find((option) => option.id !== best)?.id ?? '';
  await page
    .locator(`[data-option=${JSON.stringify(other)}]`)
    .first()
    .click();
  await expect.poll(async () => (await view(context, table)).explain[0]?.kind).toBe('goal');
  expect(faults).toEqual([]);

  // It is a first match no more.
  await page.goto(`${origin()}/new/glory`);
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(wish).not.toBeChecked();
});

test('whoever would rather choose is asked @fixed', async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`${origin()}/new/crusaders?with=bots`);
  await page.getByRole('checkbox', { name: 'Just let me play' }).uncheck();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.waitForURL('**/tables/*');
  const table = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect((await myTurn(context, table)).explain[0]?.kind).toBe('keep-bull');
  await expect(page.locator('#question')).not.toBeEmpty();
  await expect(page.getByText('set the match up for you')).toBeHidden();
});
