/** What questions of Crusaders left unsaid: which card asks, what waits, why the coach advises it. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { published } from '../live/live';
import { gone } from '../support/clicking';
import { crusadersTable, decide, give, goOn, playUntil } from './crusaders';
import { guest, myTurn, origin, shows } from '../support/house';
import { visitor } from '../support/people';
import { picture } from '../support/pictures';
import type { Question, Seen } from '../support/policy';

type Fits = (seen: Seen, question: Question) => boolean;

/** A table at a question that fits; another one if a match does not come to it. */
async function tableAt(page: Page, context: BrowserContext, fits: Fits): Promise<Question> {
  await guest(context);
  for (let i = 0; i < 6; i += 1) {
    const table = await crusadersTable(context, 3);
    if (!(await playUntil(context, table, fits))) continue;
    const question = (await myTurn(context, table)).explain[0];
    if (!question) continue;
    await page.goto(`${origin()}/tables/${table}`);
    await goOn(page);
    await shows(page, question.decision);
    return question;
  }
  throw new Error('no match came to such a question');
}

interface Ahead {
  halves?: { later: unknown[] }[];
}
const waits = (option: unknown): boolean =>
  ((option as { preview?: Ahead | null }).preview?.halves ?? []).some(({ later }) => later.length);

test('a question of the event names it and says what it does', async ({ page, context }) => {
  await tableAt(page, context, (_, { kind }) => kind === 'pay-for' || kind === 'choose-effect');
  const bar = page.locator('.decision');
  await expect(bar.locator('.q')).toContainText(/^.+: (pay \d|which effect)/);
  await expect(bar).toContainText(/Each player, in turn order: .{10}/);
  await picture(page, 'crusaders-event');
});

test('an effect that waits for the end of the battle is told in words', async ({
  page,
  context,
}) => {
  const question = await tableAt(
    page,
    context,
    (_, { kind, options }) => kind === 'cancel-half' && options.some(waits),
  );
  expect(question.kind).toBe('cancel-half');
  const panels = page.locator('.battle .outcome');
  await expect(
    panels.filter({ hasText: /At the end of the battle.*: .{4}/ }).first(),
  ).toBeVisible();
  await expect(page.locator('.battle')).not.toContainText('waits for the end');
});

test('the coach gives a reason with numbers where orders are placed', async ({ page, context }) => {
  await tableAt(page, context, (_, { kind }) => kind === 'plan');
  await page.getByRole('button', { name: 'Coach', exact: true }).click();
  const card = page.locator('#coach');
  await card.getByRole('button', { name: 'Suggest a move' }).click();
  await expect(card.locator('.advice')).toContainText(
    /difference of|Units from Muster|for \d+ wood|holiness points|acts in round \d/,
  );
  await picture(page, 'crusaders-coach');
});

test('a march offers the units that go for free at one press', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tableAt(
    page,
    context,
    (_, { kind, amounts }) => kind === 'march-units' && Boolean(amounts),
  );
  const usual = page.locator('.units [data-usual]');
  const count = Number(/\d+/.exec((await usual.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(0);
  await usual.click();
  await expect(usual).toHaveCount(0);
  const chosen = await page.locator('.units output').allTextContents();
  expect(chosen.reduce((sum, one) => sum + Number(one), 0)).toBe(count);
});

test('what a round brought is in the list since the last move', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const round = (seen: Seen): number => (seen.view.state as unknown as { round: number }).round;
  await tableAt(page, context, (seen) => round(seen) === 2); // whatever is asked first
  await expect(page.locator('.since')).toContainText(/You take \d+ coins? in taxes/);
  await picture(page, 'crusaders-since');
});

/** How many answers the player, who has seat 0, has given so far. */
async function answersOf(context: BrowserContext, table: string): Promise<number> {
  return (await published(context, table)).filter(({ seat }) => seat === 0).length;
}

const PRAYER = ['turn', 'after-order', 'prayer', 'bishop'];

test('a prayer takes one press, and one for each bishop that may move', async ({ browser }) => {
  const { context, page } = await visitor(browser, {});
  await context.addInitScript(() => {
    localStorage['gonfalon.preferences'] ??= JSON.stringify({ onward: true });
  });
  // With a card in hand there may be a choice at its end: then another prayer is looked at.
  let alone = 0; // answers that went without a press of their own
  for (let tries = 0; tries < 5 && !alone; tries += 1) {
    await context.clearCookies(); // another guest
    await tableAt(page, context, (_, { kind }) => kind === 'prayer');
    const table = new URL(page.url()).pathname.split('/')[2] ?? '';
    const before = await answersOf(context, table);
    const pressed: string[] = [];
    for (let i = 0; i < 20; i += 1) {
      const [question] = (await myTurn(context, table)).explain;
      if (!question || !PRAYER.includes(question.kind)) break;
      if (question.options.length > 1) {
        if (!['prayer', 'bishop'].includes(question.kind)) break;
        pressed.push(question.kind);
        await shows(page, question.decision);
        await give(page, 'click', question, decide(question, 0));
      }
      await gone(page, question.decision); // a single answer goes by itself
    }
    expect(pressed.filter((kind) => kind !== 'bishop')).toEqual(['prayer']);
    alone = (await answersOf(context, table)) - before - pressed.length;
  }
  expect(alone).toBeGreaterThan(0);
  await context.close();
});
