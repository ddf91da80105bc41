/** Paladins with motion: a rival acts on their own board, and a round ends with a recap. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { existed, frameRate, longestTask, record, samples } from './alive';
import { ask, complaints, guest, myTurn, origin, shows } from './house';
import { hurry, paladinsTable } from './paladins';
import type { Seen } from './policy';

const PROFILES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

const roundOf = (seen: Seen): number => (seen.view.state as unknown as { round: number }).round;

/** Answer by the API, as if from another device: the page follows. */
async function answer(context: BrowserContext, table: string, seen: Seen): Promise<void> {
  const [question] = seen.explain;
  if (!question) return;
  await ask(context.request, 'POST', `/tables/${table}/choices`, {
    decision: question.decision,
    options: [hurry(question, seen).id],
    key: crypto.randomUUID(),
  });
}

for (const [name, profile] of Object.entries(PROFILES)) {
  test.describe(`on the ${name}`, () => {
    test.use({ ...profile, contextOptions: { reducedMotion: 'no-preference' } });

    test(`Paladins: rivals act in order, and a round ends with a recap @alive (${name})`, async ({
      page,
      context,
    }) => {
      await guest(context);
      const table = await paladinsTable(context, 2);
      const wrong = complaints(page);
      await record(page);
      const first = await myTurn(context, table);
      await page.goto(`${origin()}/tables/${table}`);
      await shows(page, first.explain[0]?.decision ?? '');
      let seen = first;
      while (roundOf(seen) <= 1 && seen.status === 'playing') {
        await answer(context, table, seen);
        seen = await myTurn(context, table);
        const [question] = seen.explain;
        // The page keeps up, one question at a time.
        if (question && roundOf(seen) <= 1) await shows(page, question.decision);
      }
      const recap = page.locator('[data-moment="round-end"]');
      await expect(recap).toBeVisible();
      await expect(recap).toContainText('Round 1 is over');
      await expect(recap.locator('.side')).toHaveCount(2);
      await expect(recap).not.toContainText(/paladins-|undefined|NaN/);
      await recap.getByRole('button', { name: 'Continue' }).click();
      await expect(recap).toBeHidden();
      await shows(page, seen.explain[0]?.decision ?? '');
      const all = await samples(page);
      const shown = await existed(context, table, all);
      expect(all.some((one) => one.watching)).toBe(true);
      const long = await longestTask(page);
      if (name === 'phone') expect.soft(long).toBeLessThan(100);
      expect(wrong).toEqual([]);
      console.log(
        `  paladins ${name}: ${shown.length} versions, ${frameRate(all)} fps, longest task ${Math.round(long)} ms`,
      );
    });
  });
}
