/**
 * Pictures of Crusaders for docs/screenshots, each in four settings: desktop and phone, light and
 * dark, every language once.
 *
 *   SCREENSHOTS=1 npm run e2e -- crusaders     (SCENES=map,end: only some)
 */
import { test, type Page } from '@playwright/test';

import { crusadersTable, goOn, levant, playUntil } from './crusaders';
import { guest } from './house';
import type { Question, Seen } from './policy';
import { take } from './settings';

interface Scene {
  name: string;
  fits: (seen: Seen, question: Question) => boolean;
  prepare?: (page: Page, phone: boolean) => Promise<void>;
}

const raid = (seen: Seen): unknown =>
  (seen.view.state as unknown as { saracens: { now: unknown } }).saracens.now;

/** In the order of a match; one that does not come up is looked for at the next table. */
const SCENES: Scene[] = [
  { name: 'bulls', fits: (_, { kind }) => kind === 'keep-bull' },
  { name: 'planning', fits: (seen, { kind }) => kind === 'plan' && levant(seen).round >= 2 },
  { name: 'market', fits: (_, { kind }) => kind === 'pick-tactic' || kind === 'pick-building' },
  { name: 'prayer', fits: (_, { kind }) => kind === 'prayer' },
  { name: 'battle', fits: (seen, { kind }) => kind === 'cancel-half' && covered(seen) },
  { name: 'raid', fits: (seen) => raid(seen) !== null },
  { name: 'map', fits: (seen, { kind }) => kind === 'turn' && levant(seen).round >= 3 },
  { name: 'end', fits: () => false, prepare: closeSheet },
];

/** True if a card of the battle has a covered half. */
function covered(seen: Seen): boolean {
  const cards = (levant(seen).battle?.cards ?? []) as { cancelled: string | null }[];
  return cards.some(({ cancelled }) => cancelled !== null);
}

/** The final scoring lies on the board, under the score sheet. */
async function closeSheet(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]').first();
  if (await sheet.isVisible()) await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

test('pictures of Crusaders', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const wanted = (process.env.SCENES ?? '').split(',').filter(Boolean);
  const context = await browser.newContext();
  await guest(context);
  let table = await crusadersTable(context, 3);
  for (const { name, fits, prepare } of SCENES) {
    if (wanted.length && !wanted.includes(name)) continue;
    let shown = false;
    for (let i = 0; i < 6 && !shown; i += 1) {
      if (i) table = await crusadersTable(context, 3);
      const found = await playUntil(context, table, fits);
      shown = found || name === 'end';
    }
    if (!shown) throw new Error(`no match came to the scene ${name}`);
    await take(browser, context, `crusaders-${name}`, `/tables/${table}`, async (page, phone) => {
      await goOn(page, phone ? 'tap' : 'click');
      await prepare?.(page, phone);
    });
  }
  await context.close();
});
