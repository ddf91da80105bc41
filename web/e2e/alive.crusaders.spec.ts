/** Crusaders with motion: what bots do is played step by step, and outcomes are revealed. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { existed, frameRate, longestTask, record, samples } from './alive';
import { crusadersTable, decide, playUntil } from './crusaders';
import { ask, complaints, guest, myTurn, origin, shows } from './house';
import type { Seen } from './policy';

/** A player's question never waits longer than this for what came before it, at speed 1. */
const LIMIT = 12_000;
const MOMENTS = 24_000; // a recap, announcements, and the time a loaded machine needs

const PROFILES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Answer by the API, as if from another device: the page follows. */
async function answer(
  context: BrowserContext,
  table: string,
  seen: Seen,
  turn: number,
): Promise<void> {
  const [question] = seen.explain;
  if (!question) return;
  await ask(context.request, 'POST', `/tables/${table}/choices`, {
    decision: question.decision,
    options: [decide(question, turn).id],
    key: crypto.randomUUID(),
  });
}

/** Answer once more; the page asks again after it has shown what the others did. */
async function untilAsked(
  page: Page,
  context: BrowserContext,
  table: string,
  turn: number,
): Promise<number> {
  await answer(context, table, await myTurn(context, table), turn);
  const seen = await myTurn(context, table);
  const since = Date.now();
  const [question] = seen.explain;
  if (question) {
    await expect(page.locator('[data-decision]')).toHaveAttribute(
      'data-decision',
      question.decision,
      { timeout: LIMIT + MOMENTS },
    );
  }
  return Date.now() - since;
}

async function open(page: Page, context: BrowserContext, table: string): Promise<void> {
  const seen = await myTurn(context, table);
  await page.goto(`${origin()}/tables/${table}`);
  await shows(page, seen.explain[0]?.decision ?? '');
}

for (const [name, profile] of Object.entries(PROFILES)) {
  test.describe(`on the ${name}`, () => {
    test.use({ ...profile, contextOptions: { reducedMotion: 'no-preference' } });

    test(`Crusaders: what bots do is played in order @alive (${name})`, async ({
      page,
      context,
    }) => {
      await guest(context);
      const table = await crusadersTable(context, 3);
      const wrong = complaints(page);
      await record(page);
      await open(page, context, table);
      const waits: number[] = [];
      for (let turn = 0; turn < 8; turn += 1) {
        waits.push(await untilAsked(page, context, table, turn));
      }
      expect(Math.max(...waits)).toBeLessThan(LIMIT + MOMENTS);
      const all = await samples(page);
      const shown = await existed(context, table, all);
      expect(all.some((one) => one.watching)).toBe(true);
      const long = await longestTask(page);
      expect(wrong).toEqual([]);
      console.log(
        `  crusaders ${name}: ${shown.length} versions, asked after at most ${Math.max(...waits)} ms, ` +
          `${frameRate(all)} fps, longest task ${Math.round(long)} ms`,
      );
    });

    test(`Crusaders: a battle is revealed @alive (${name})`, async ({ page, context }) => {
      await guest(context);
      const inBattle = (seen: Seen): boolean =>
        (seen.view.state as { battle: unknown }).battle !== null;
      let table = await crusadersTable(context, 3);
      for (let more = 5; more && !(await playUntil(context, table, inBattle)); more -= 1) {
        table = await crusadersTable(context, 3);
      }
      expect(inBattle(await myTurn(context, table))).toBe(true);
      await record(page);
      await open(page, context, table);
      for (let turn = 0; turn < 12; turn += 1) {
        await untilAsked(page, context, table, turn);
        if (
          !((seen) => (seen.view.state as { battle: unknown }).battle !== null)(
            await myTurn(context, table),
          )
        )
          break;
      }
      await existed(context, table, await samples(page));
    });

    test(`Crusaders: a round ends with a recap @alive (${name})`, async ({ page, context }) => {
      await guest(context);
      const table = await crusadersTable(context, 3);
      const close = async (): Promise<void> => {
        await page
          .locator('[data-moment] .btn--ink')
          .click({ timeout: 2_000 })
          .catch(() => undefined);
      };
      let seen = await myTurn(context, table);
      await page.goto(`${origin()}/tables/${table}`);
      const round = (seen.view.state as unknown as { round: number }).round || 1;
      for (
        let turn = 0;
        turn < 200 && (seen.view.state as unknown as { round: number }).round <= round;
        turn += 1
      ) {
        await answer(context, table, seen, turn);
        seen = await myTurn(context, table);
      }
      const recap = page.locator('[data-moment="round-end"]');
      await expect(
        recap.or(page.locator('[data-decision]:not([data-decision=""])')).first(),
      ).toBeVisible();
      if (await recap.isVisible()) await expect(recap.getByRole('heading').first()).toBeVisible();
      await close();
      await shows(page, seen.explain[0]?.decision ?? '');
    });
  });
}

test.describe('skipping', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Crusaders: the question is there as soon as the rest is skipped @alive', async ({
    page,
    context,
  }) => {
    await guest(context);
    const table = await crusadersTable(context, 3);
    await open(page, context, table);
    const skip = page.locator('.pace .skip');
    for (let turn = 0; turn < 30 && !(await skip.isVisible()); turn += 1) {
      await answer(context, table, await myTurn(context, table), turn);
      await skip.waitFor({ timeout: 1_500 }).catch(() => undefined);
    }
    const seen = await myTurn(context, table);
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
    console.log(`  crusaders: asked ${Math.round(took)} ms after skipping`);
  });
});
