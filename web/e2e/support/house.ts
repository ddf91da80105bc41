/** What the tests share: people, tables, the server's answers, the kernel's verdict. */
import { expect, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';

import type { Option, Question, Seen } from './policy';
import { verifyRecord } from './site.mjs';

export function origin(): string {
  const found = process.env.GONFALON_E2E_ORIGIN;
  if (!found) throw new Error('no site: see e2e/support/setup.ts');
  return found;
}

/** Ask the API in the name of whoever a browser is signed in as. */
export async function ask<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const headers: Record<string, string> = { Origin: origin(), Referer: `${origin()}/` };
  if (method !== 'GET') {
    const { cookies } = await request.storageState();
    let token = cookies.find((cookie) => cookie.name.endsWith('csrftoken'))?.value;
    if (!token) {
      const hello = (await (await request.get(`${origin()}/api/hello`)).json()) as {
        csrf_token: string;
      };
      token = hello.csrf_token;
    }
    headers['X-CSRFToken'] = token;
  }
  const answer = await request.fetch(`${origin()}/api${path}`, { method, headers, data: body });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

/** Everything that a page complains about. */
export function complaints(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    const expected = /Failed to load resource: the server responded with a status of 404/;
    if (message.type() === 'error' && !expected.test(message.text())) found.push(message.text());
  });
  return found;
}

/**
 * Make whoever looks through this browser a guest. Single answers are asked for, unless a test is
 * about them: most tests ask the API and the page about the same question.
 */
export async function guest(context: BrowserContext, language = 'en'): Promise<{ name: string }> {
  await context.addInitScript(() => {
    const key = 'gonfalon.preferences';
    localStorage[key] ??= JSON.stringify({ onward: false });
  });
  return ask(context.request, 'POST', '/guest', { language });
}

interface Made {
  id: string;
  status: string;
}

/** A table with a bot, already under way. */
export async function botTable(context: BrowserContext, extra: object = {}): Promise<string> {
  const made = await ask<Made>(context.request, 'POST', '/tables', {
    game: 'mastery',
    seats: 2,
    bots: { 1: 'heuristic' },
    ...extra,
  });
  await ask(context.request, 'POST', `/tables/${made.id}/ready`, {});
  await ask(context.request, 'POST', `/tables/${made.id}/start`);
  await expect
    .poll(async () => (await ask<Made>(context.request, 'GET', `/tables/${made.id}`)).status)
    .toBe('playing');
  return made.id;
}

export function view(context: BrowserContext, table: string): Promise<Seen> {
  return ask<Seen>(context.request, 'GET', `/tables/${table}/view`);
}

/** Wait until the server asks this seat something, or the match is over. */
export async function myTurn(context: BrowserContext, table: string): Promise<Seen> {
  for (let i = 0; i < 600; i += 1) {
    const seen = await view(context, table);
    if (seen.explain.length || seen.status !== 'playing') return seen;
    await new Promise((done) => setTimeout(done, 60));
  }
  throw new Error('nobody asks anything any more');
}

export type Fits = (seen: Seen, question: Question) => boolean | Promise<boolean>;

/** Return what plays by the API until a question fits (true), or to the end (false). */
export function playing(decide: (seen: Seen, question: Question, turn: number) => Option) {
  return async (context: BrowserContext, table: string, fits: Fits): Promise<boolean> => {
    for (let turn = 0; turn < 3000; turn += 1) {
      const seen = await myTurn(context, table);
      const question = seen.explain[0];
      if (seen.status !== 'playing' || !question) return false;
      if (await fits(seen, question)) return true;
      await ask(context.request, 'POST', `/tables/${table}/choices`, {
        decision: question.decision,
        options: [decide(seen, question, turn).id],
        key: crypto.randomUUID(),
      });
    }
    throw new Error('this match does not end');
  };
}

/** Wait until the page shows what the server has. */
export async function shows(page: Page, decision: string): Promise<void> {
  await expect(page.locator('[data-decision]')).toHaveAttribute('data-decision', decision);
}

/** Go on from the ceremony at the end of a match, if it is open, to the score sheet. */
export async function openSheet(page: Page): Promise<void> {
  const title = page.locator('#ending-title');
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  await expect(title.or(sheet)).toBeVisible({ timeout: 60_000 });
  if (!(await title.isVisible())) return;
  const button = page.getByRole('dialog').getByRole('button', { name: 'Score sheet' });
  await button.click(); // it comes when everything is counted
}

/** The score sheet on the page says what the kernel says of the record. */
export async function scoresHold(
  page: Page,
  context: BrowserContext,
  table: string,
): Promise<number[]> {
  const sheet = page.getByRole('dialog', { name: 'Score sheet' });
  await openSheet(page);
  await expect(sheet).toBeVisible();
  const text = await (await context.request.get(`${origin()}/api/tables/${table}/record`)).text();
  const kernel = verifyRecord(text);
  const shown = await sheet.locator('[data-seat]').evaluateAll((cards) => {
    const said = (cell: Element | null): number => Number(cell?.textContent?.replace('−', '-'));
    return cards.map((card) => ({
      seat: Number(card.getAttribute('data-seat')),
      total: said(card.querySelector('.total')),
      sum: [...card.querySelectorAll('tbody tr:not(.sum) td.n')].reduce(
        (sum, cell) => sum + said(cell),
        0,
      ),
    }));
  });
  const totals = [...shown].sort((a, b) => a.seat - b.seat);
  expect(totals.map((one) => one.total)).toEqual(kernel.scores);
  expect(totals.map((one) => one.sum)).toEqual(kernel.scores);
  const verified = await ask<{ holds: boolean }>(
    context.request,
    'GET',
    `/tables/${table}/verified`,
  );
  expect(verified.holds).toBe(true);
  return kernel.scores;
}
