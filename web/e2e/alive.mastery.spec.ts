/** Medieval Mastery with motion: what bots do is played step by step, and battles are revealed. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { existed, frameRate, longestTask, record, samples } from './alive';
import { ask, complaints, guest, myTurn, origin, shows } from './house';
import { masteryTable, tableWhere } from './mastery';
import { decide, type Seen } from './policy';

/** A player's question never waits longer than this for what came before it, at speed 1. */
const LIMIT = 12_000;
const MOMENTS = 6000; // announcements and the time a loaded machine needs

const PROFILES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Answer by the API, as if from another device: the page follows. */
async function answer(context: BrowserContext, table: string, seen: Seen): Promise<void> {
  const [question] = seen.explain;
  if (!question) return;
  await ask(context.request, 'POST', `/tables/${table}/choices`, {
    decision: question.decision,
    options: [decide(seen, question).id],
    key: crypto.randomUUID(),
  });
}

/** Play until the bots have had a turn, and wait until the page asks again. Returns how long. */
async function untilAsked(page: Page, context: BrowserContext, table: string): Promise<number> {
  const { turn } = (await myTurn(context, table)).view;
  for (;;) {
    const seen = await myTurn(context, table);
    const [question] = seen.explain;
    if (seen.status !== 'playing' || !question) return 0;
    if (seen.view.turn > turn) {
      const since = Date.now();
      await shows(page, question.decision);
      return Date.now() - since;
    }
    await answer(context, table, seen);
  }
}

for (const [name, profile] of Object.entries(PROFILES)) {
  test.describe(`on the ${name}`, () => {
    test.use({ ...profile, contextOptions: { reducedMotion: 'no-preference' } });

    test(`Mastery: a bot's turn is played in order @alive (${name})`, async ({ page, context }) => {
      await guest(context);
      const table = await masteryTable(context, 3);
      const wrong = complaints(page);
      await record(page);
      const first = await myTurn(context, table);
      await page.goto(`${origin()}/tables/${table}`);
      await shows(page, first.explain[0]?.decision ?? '');
      const waited = await untilAsked(page, context, table);
      expect(waited).toBeLessThan(LIMIT + MOMENTS);
      const all = await samples(page);
      const shown = await existed(context, table, all);
      expect(all.some((one) => one.watching)).toBe(true);
      const long = await longestTask(page);
      if (name === 'phone') expect.soft(long).toBeLessThan(100);
      expect(wrong).toEqual([]);
      console.log(
        `  mastery ${name}: ${shown.length} versions, asked after ${waited} ms, ${frameRate(all)} fps, longest task ${Math.round(long)} ms`,
      );
    });

    test(`Mastery: a battle is revealed @alive (${name})`, async ({ page, context }) => {
      await guest(context);
      const table = await tableWhere(context, 2, (_, { kind }) => kind === 'conflict');
      await record(page);
      await page.goto(`${origin()}/tables/${table}`);
      const before = await myTurn(context, table);
      await shows(page, before.explain[0]?.decision ?? '');
      await answer(context, table, before);
      const seen = await myTurn(context, table);
      const said = await page.locator('#question').first().innerText();
      expect(said).not.toMatch(/revealed|beats|tie at/i);
      if (seen.explain[0]) await shows(page, seen.explain[0].decision);
      await existed(context, table, await samples(page));
    });
  });
}

test.describe('skipping', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Mastery: the question is there as soon as the rest is skipped @alive', async ({
    page,
    context,
  }) => {
    await guest(context);
    const table = await masteryTable(context, 3);
    await page.goto(`${origin()}/tables/${table}`);
    const first = await myTurn(context, table);
    await shows(page, first.explain[0]?.decision ?? '');
    let seen = first;
    while (seen.view.turn === first.view.turn) {
      await answer(context, table, seen);
      seen = await myTurn(context, table);
    }
    const skip = page.locator('.pace .skip');
    await expect(skip).toBeVisible();
    const took = await page.evaluate(async () => {
      const since = performance.now();
      document.querySelector<HTMLElement>('.pace .skip')?.click();
      while (!document.querySelector('[data-decision]:not([data-decision=""])')) {
        if (performance.now() - since > 5000) break;
        await new Promise((done) => setTimeout(done));
      }
      return performance.now() - since;
    });
    expect(took).toBeLessThan(100);
    await shows(page, seen.explain[0]?.decision ?? '');
    console.log(`  mastery: asked ${Math.round(took)} ms after skipping`);
  });
});
