/** Coming back: what others did since one's last move, from the first step; the next table. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { published } from './live';
import { crusadersTable, playUntil as playCrusaders } from '../games/crusaders';
import { gloryTable, playUntil as playGlory } from '../games/glory';
import { ask, botTable, complaints, guest, view, type Fits } from '../support/house';
import { sound } from '../support/looks';
import { masteryTable, playUntil as playMastery } from '../games/mastery';
import { paladinsTable, playUntil as playPaladins } from '../games/paladins';
import { pair, visitor } from '../support/people';
import { decide, type Seen } from '../support/policy';

const HOUR = 3_600_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The versions that others have published after the player's last answer, who has seat 0. */
async function steps(context: BrowserContext, table: string): Promise<number[]> {
  const found = await published(context, table);
  const mine = found.findLastIndex((one) => one.seat === 0);
  const told = found.slice(mine + 1).filter((one) => one.events.length);
  return mine < 0 || !told.length ? [] : [found[mine]!, ...told].map((one) => one.version);
}

interface Game {
  name: string;
  table: (context: BrowserContext, seats: number) => Promise<string>;
  play: (context: BrowserContext, table: string, fits: Fits) => Promise<boolean>;
}

/** Give the answer that a plain player of Mastery would give. */
async function answer(context: BrowserContext, table: string, seen: Seen): Promise<void> {
  const question = seen.explain[0];
  if (!question) return;
  const options = [decide(seen, question).id];
  const body = { decision: question.decision, options, key: crypto.randomUUID() };
  await ask(context.request, 'POST', `/tables/${table}/choices`, body);
}

const GAMES: Game[] = [
  { name: 'mastery', table: masteryTable, play: playMastery },
  { name: 'paladins', table: paladinsTable, play: playPaladins },
  { name: 'glory', table: gloryTable, play: playGlory },
  { name: 'crusaders', table: crusadersTable, play: playCrusaders },
];

/**
 * Play until others have moved since the player's last answer, some answers into the match. A match
 * that is over before that is followed by another one.
 */
async function played(
  game: Game,
  context: BrowserContext,
  seats: number,
  least = 12,
): Promise<string> {
  for (let i = 0; i < 4; i += 1) {
    const table = await game.table(context, seats);
    let answers = 0;
    const reached = await game.play(context, table, async () => {
      answers += 1;
      return answers > least && (await steps(context, table)).length > 2;
    });
    if (reached) return table;
  }
  throw new Error('every match was over too early');
}

/** As if the player came back so many hours later. */
async function away(page: Page, hours: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ahead;
  }, hours * HOUR);
}

const panel = (page: Page) => page.locator('.catchup');
const go = (page: Page) => panel(page).getByRole('button', { name: 'Go to my turn' });
const forward = (page: Page) => panel(page).getByRole('button', { name: 'One step forward' });

async function shown(browser: Browser, game: Game, options: object, seats: number): Promise<void> {
  const { context, page } = await visitor(browser, options);
  const complained = complaints(page);
  await guest(context);
  const table = await played(game, context, seats);
  const published = await steps(context, table);
  const requested: number[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(`/${table}/view`) && url.searchParams.get('version'))
      requested.push(Number(url.searchParams.get('version')));
  });
  await away(page, 3);
  await page.goto(`/tables/${table}`);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).getByRole('heading')).toHaveText('While you were away');
  await expect(panel(page)).toContainText(/3 hours, (one turn|\d+ turns)/);
  await expect(panel(page).locator('li').first()).toBeVisible();

  // the question waits
  await expect(page.locator('[data-decision]')).toHaveCount(0);
  await expect(page.locator('.btn--option')).toHaveCount(0);
  await expect(panel(page).locator('.btn--gilt')).toHaveCount(1);

  // from the first frame, which the player left, to now; nothing plays by itself
  await expect(panel(page)).toContainText('As you left it');
  await expect(panel(page).getByRole('button', { name: 'One step back' })).toBeDisabled();
  await page.waitForTimeout(1500);
  expect([...new Set(requested)]).toEqual([published[0]]);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/since-${game.name}-${seats}.png` });
  for (let step = 1; step < published.length; step += 1) {
    await forward(page).click();
    await expect(panel(page).locator('.mid')).toContainText(`${step} of ${published.length - 1}`);
    if (process.env.PICTURES && step === 1)
      await page.screenshot({ path: `${process.env.PICTURES}/step-${game.name}-${seats}.png` });
  }
  await expect(forward(page)).toBeDisabled();
  expect([...new Set(requested)]).toEqual(published); // every state existed, in order
  await expect(page).toHaveURL(new RegExp(`/tables/${table}$`));
  await sound(page);

  // a rival's line leads to the step in which they did it
  const line = panel(page).locator('li').first();
  await line.getByRole('button').click();
  await expect(line).toHaveClass(/\bon\b/);
  await expect(panel(page).locator('.mid')).toContainText(` of ${published.length - 1}`);
  await expect(panel(page)).toBeVisible();

  await go(page).click();
  await expect(panel(page)).toBeHidden();
  const [asked] = (await view(context, table)).explain;
  await expect(page.locator('[data-decision]')).toHaveAttribute(
    'data-decision',
    asked?.decision ?? '',
  );
  // looked at a moment ago: a reload shows the question
  await page.reload();
  await expect(page.locator('[data-decision]')).toHaveAttribute(
    'data-decision',
    asked?.decision ?? '',
  );
  await page.waitForTimeout(500);
  await expect(panel(page)).toBeHidden();
  expect(complained).toEqual([]);
  await context.close();
}

for (const game of GAMES) {
  test(`${game.name}: what others did while one was away @alive`, async ({ browser }) => {
    await shown(browser, game, {}, 3);
  });

  test(`${game.name}: what others did while one was away, on a phone @alive`, async ({
    browser,
  }) => {
    await shown(browser, game, PHONE, 2);
  });
}

test('the summary opens from the seats, by keyboard, and Escape ends it @alive', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const game = GAMES[1]!; // its seats are always in sight
  const table = await played(game, context, 3);
  await page.goto(`/tables/${table}`);
  await page.getByRole('button', { name: 'Step through' }).press('Enter');
  await expect(panel(page).getByRole('heading')).toHaveText('Since your last move');
  await expect(panel(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).locator('.mid')).toContainText('1 of');
  await page.keyboard.press('ArrowLeft');
  await expect(panel(page)).toContainText('As you left it');
  await panel(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(panel(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(panel(page).locator('.mid')).toContainText('1 of');
  await panel(page).getByRole('button', { name: 'Pause' }).click();
  await expect(panel(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', '');
  await context.close();
});

test('a table that is back in sight after a while shows the summary @alive', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser);
  await guest(context);
  const game = GAMES[0]!;
  const table = await played(game, context, 2, 3); // early: the match goes on for long enough
  await page.goto(`/tables/${table}`);
  await expect(page.locator('[data-decision]')).toBeVisible();
  /** Hide or show the page, so many minutes later. */
  const turn = (hidden: boolean, minutes: number): Promise<void> =>
    page.evaluate(
      ([hidden, minutes]) => {
        const real = Date.now.bind(Date);
        Date.now = () => real() + (minutes as number) * 60_000;
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        const state = hidden ? 'hidden' : 'visible';
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      [hidden, minutes] as const,
    );
  await turn(true, 0);
  await turn(false, 10); // nobody has moved
  await page.waitForTimeout(800);
  await expect(panel(page)).toBeHidden();

  await turn(true, 0);
  const before = (await view(context, table)).version;
  const moved = await game.play(context, table, async ({ version }) => {
    return version > before && (await steps(context, table)).length > 1;
  });
  expect(moved).toBe(true);
  await turn(false, 10);
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toContainText('10 minutes');
  await go(page).click();
  await expect(page.locator('[data-decision]')).toBeVisible();
  await context.close();
});

test('after an answer, the next table is offered, by deadline @alive', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser, { policy: 'everyone' });
  const { context, page } = anna;
  const days = (count: number) => ({
    pace: 'days',
    clock: { kind: 'per_move', seconds: count * 24 * 3600 },
  });
  await botTable(context, days(3));
  const soon = await botTable(context, days(2));
  // answer until it is only Bohdan's turn
  for (let i = 0; i < 100; i += 1) {
    const seen = await view(context, table);
    if (!seen.explain.length) break;
    await answer(context, table, seen);
  }
  await page.goto(`/tables/${table}`);
  const next = page.getByRole('link', { name: /^Next table · / });
  await expect(next).toHaveAttribute('href', `/tables/${soon}`);
  await sound(page);
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/next.png` });
  await next.click();
  await expect(page).toHaveURL(new RegExp(`/tables/${soon}`));
  await expect(page.locator('[data-decision]')).not.toHaveAttribute('data-decision', '');

  await page.goto('/me');
  const links = page.getByRole('link', { name: 'Take your turn' });
  await expect(links.first()).toHaveAttribute('href', `/tables/${soon}`);
  for (const one of [anna, bohdan]) await one.context.close();
});
