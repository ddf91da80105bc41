/**
 * Pictures of Glory: A Game of Knights for docs/screenshots, each in four settings: desktop and
 * phone, light and dark, every language once.
 *
 *   SCREENSHOTS=1 npm run e2e -- glory     (SCENES=city,end: only some)
 */
import { test, type Page } from '@playwright/test';

import { city, gloryTable, goOn, playUntil } from './glory';
import { guest } from './house';
import type { Question, Seen } from './policy';
import { take } from './settings';

type Fits = (seen: Seen, question: Question) => boolean;

interface Scene {
  name: string;
  fits: Fits;
  seats?: number;
  settings?: object;
  prepare?: (page: Page, phone: boolean) => Promise<void>;
}

/** In the order of a match, so that those with the same table follow one another. */
const SCENES: Scene[] = [
  { name: 'character', fits: (_, { kind }) => kind === 'character' },
  { name: 'city', fits: (_, { kind, options }) => kind === 'action' && options.length < 12 },
  { name: 'market', fits: (_, { kind }) => kind === 'take-card' },
  { name: 'bracket', fits: (_, { kind }) => kind === 'shield' || kind === 'herald' },
  { name: 'duel', fits: (_, { kind }) => kind === 'duel-faith', prepare: pickDice },
  {
    name: 'clash',
    fits: (_, { kind, options }) =>
      ['duel-lance', 'duel-relic'].includes(kind) && options.length > 1,
  },
  { name: 'titles', fits: (_, { kind }) => kind === 'title' },
  { name: 'end', fits: () => false, prepare: openSheet },
  {
    name: 'cities',
    settings: { tournament: 'pas_darmes' },
    fits: (seen, { kind }) => kind === 'shield' && city(seen).round >= 1,
  },
  {
    name: 'solo',
    seats: 1,
    settings: { scenario: 'rivalry' },
    fits: (seen, { kind }) => kind === 'action' && city(seen).round >= 2,
    prepare: async (page, phone) => {
      if (phone) await page.locator('.ptabs button').nth(2).tap();
    },
  },
];

/** Mark two dice for a reroll, as a player who thinks about it. */
async function pickDice(page: Page): Promise<void> {
  await goOn(page);
  const dice = page.locator('.duel button.die[aria-pressed="false"]:not([aria-disabled])');
  for (let i = 0; i < 2 && (await dice.count()); i += 1) await dice.first().click();
}

async function openSheet(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open] .total').first();
  if (!(await sheet.isVisible())) await page.locator('.decision .btn--ink').click();
}

test('pictures of Glory', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const wanted = (process.env.SCENES ?? '').split(',').filter(Boolean);
  const context = await browser.newContext();
  await guest(context);
  let table = '';
  let kept = '';
  for (const { name, fits, seats = 3, settings = {}, prepare } of SCENES) {
    if (wanted.length && !wanted.includes(name)) continue;
    const kind = JSON.stringify([seats, settings]);
    let shown = false;
    for (let i = 0; i < 5 && !shown; i += 1) {
      if (kind !== kept || i) table = await gloryTable(context, seats, settings);
      kept = kind;
      const found = await playUntil(context, table, fits);
      shown = found || name === 'end';
    }
    if (!shown) throw new Error(`no match came to the scene ${name}`);
    await take(browser, context, `glory-${name}`, `/tables/${table}`, prepare);
  }
  await context.close();
});
