/**
 * Pictures of every page for docs/screenshots, each in four settings: desktop and phone, light
 * and dark, every language once.
 *
 *   SCREENSHOTS=1 npm run e2e
 */
import { resolve } from 'node:path';

import { test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { ask, botTable, guest, myTurn, origin, view } from './house';
import { decide, type Question, type Seen } from './policy';

const FOLDER = resolve(import.meta.dirname, '../../docs/screenshots');
const FOUR = { seats: 4, bots: { 1: 'heuristic', 2: 'heuristic', 3: 'heuristic' } };
const SETTINGS = [
  { name: 'desktop-light', width: 1440, height: 900, theme: 'light', language: 'en' },
  { name: 'desktop-dark', width: 1440, height: 900, theme: 'dark', language: 'ru' },
  { name: 'phone-light', width: 390, height: 844, theme: 'light', language: 'uk' },
  { name: 'phone-dark', width: 390, height: 844, theme: 'dark', language: 'pl' },
] as const;

/** Play by the API until a question fits, or to the end. */
async function playUntil(
  context: BrowserContext,
  table: string,
  fits: (seen: Seen, question: Question) => boolean,
): Promise<boolean> {
  for (let i = 0; i < 3000; i += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return false;
    if (fits(seen, question)) return true;
    const body = {
      decision: question.decision,
      options: [decide(seen, question).id],
      key: crypto.randomUUID(),
    };
    await ask(context.request, 'POST', `/tables/${table}/choices`, body);
  }
  return false;
}

/** Play table after table until a question fits; return the table. */
async function tableWhere(
  context: BrowserContext,
  fits: (seen: Seen, question: Question) => boolean,
): Promise<string> {
  for (let i = 0; i < 8; i += 1) {
    const table = await botTable(context, FOUR);
    if (await playUntil(context, table, fits)) return table;
  }
  throw new Error('no match came to such a question');
}

/** Show a page in each setting. */
async function take(
  browser: Browser,
  context: BrowserContext,
  scene: string,
  path: string,
  prepare: (page: Page, phone: boolean) => Promise<void> = async () => undefined,
  phoneOnly = false,
): Promise<void> {
  const storageState = await context.storageState();
  for (const setting of SETTINGS) {
    if (phoneOnly && setting.width > 500) continue;
    const shown = await browser.newContext({
      storageState,
      viewport: { width: setting.width, height: setting.height },
      colorScheme: setting.theme,
      reducedMotion: 'reduce',
      hasTouch: setting.width < 500,
      locale: setting.language,
    });
    await shown.addInitScript(
      (kept) => localStorage.setItem('gonfalon.preferences', JSON.stringify(kept)),
      { theme: setting.theme, language: setting.language, unsent: '*' },
    );
    const page = await shown.newPage();
    await page.goto(origin() + path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await prepare(page, setting.width < 500);
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${FOLDER}/${scene}-${setting.name}.png` });
    await shown.close();
  }
}

test('pictures', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const wanted = (process.env.SCENES ?? '').split(',').filter(Boolean);
  const want = (scene: string) => !wanted.length || wanted.includes(scene);
  const context = await browser.newContext();
  await guest(context);
  if (want('gallery')) await take(browser, context, 'gallery', '/gallery');
  if (want('new-table')) await take(browser, context, 'new-table', '/new/mastery');

  const attack = (question: Question) =>
    question.options.find((option) => option.message === 'option-advance-attack');
  const table = await tableWhere(
    context,
    (seen, question) => question.kind === 'advance' && seen.view.turn >= 9 && !!attack(question),
  );
  if (want('board')) {
    const [question] = (await view(context, table)).explain;
    const target = question && attack(question);
    await take(browser, context, 'board', `/tables/${table}`, async (page, phone) => {
      const spot = page.locator(`[data-spot="hex:${target?.id ?? ''}"]`).first();
      await (phone ? spot.tap() : spot.click());
    });
  }
  if (want('rules')) {
    await take(browser, context, 'rules', `/tables/${table}`, async (page) => {
      await page.keyboard.press('?');
      await page.locator('dialog h3').waitFor();
    });
  }
  if (want('tabs')) {
    for (const [at, tab] of ['me', 'others', 'log'].entries()) {
      const open = (page: Page) =>
        page
          .locator('.ptabs button')
          .nth(at + 1)
          .tap();
      await take(browser, context, `tab-${tab}`, `/tables/${table}`, open, true);
    }
  }
  if (want('lobby')) {
    await botTable(context);
    await ask(context.request, 'POST', '/tables', {
      game: 'mastery',
      seats: 3,
      pace: 'days',
      clock: { kind: 'per_move', seconds: 259200 },
    });
    await take(browser, context, 'lobby', '/');
  }
  if (want('redeployment')) {
    const moving = await tableWhere(
      context,
      (_, question) => question.kind === 'redeploy-from' && question.options.length > 3,
    );
    await take(browser, context, 'redeployment', `/tables/${moving}`);
  }
  if (want('battle')) {
    const fight = await tableWhere(
      context,
      (_, question) => question.kind === 'support' && question.options.length > 1,
    );
    await take(browser, context, 'battle', `/tables/${fight}`);
  }
  if (want('end') || want('replay')) {
    await playUntil(context, table, () => false);
    const { version } = await view(context, table);
    await take(browser, context, 'end', `/tables/${table}`, async (page) => {
      await page.locator('.decision .btn--ink').click();
    });
    await take(browser, context, 'replay', `/tables/${table}/replay/${Math.floor(version * 0.6)}`);
  }
});
