/**
 * Live play with moving pieces, by keyboard alone, as a screen reader hears it: what happened, a
 * moment worth stopping for, and the next question, in this order.
 */
import { expect, test, type Page } from '@playwright/test';

import { LIMIT, LIVE, LivePage, type LiveGame } from './live';
import { guest } from '../support/house';
import { numberOf } from '../support/keys';

interface Heard {
  region: 'events' | 'moment' | 'asked';
  text: string;
  /** Whether a moment was in the page then. */
  moment: boolean;
}

/** Note everything that the page says to screen readers from now on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(globalThis, { heard });
    const last: Record<string, string> = {};
    const look = (): void => {
      for (const region of ['events', 'moment', 'asked'] as const) {
        const text = document.querySelector(`[data-testid="${region}"]`)?.textContent.trim() ?? '';
        if (text && text !== last[region]) {
          heard.push({ region, text, moment: document.querySelector('[data-moment]') !== null });
        }
        last[region] = text;
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How many answers lead to a moment at the latest. None in Mastery: an attack may never come. */
const UNTIL: Record<string, number> = { Mastery: 25, Paladins: 60, Glory: 60, Crusaders: 60 };

/** Answer by number keys until a moment was closed by Escape, or `most` answers were given. */
async function playByKeys(live: LivePage, game: LiveGame, most: number): Promise<number> {
  const { page } = live;
  const slug = game.name.toLowerCase();
  const decision = page.locator('[data-decision]');
  let [answers, moments] = [0, 0];
  while (answers < most && !moments) {
    const seen = await live.seen();
    const [question] = seen.explain;
    if (!question) break;
    await expect(async () => {
      if (await page.locator('[data-moment]').isVisible()) {
        await page.keyboard.press('Escape');
        moments += 1;
      }
      await expect(decision).toHaveAttribute('data-decision', question.decision, { timeout: 200 });
    }).toPass({ timeout: LIMIT + 30_000, intervals: [50] });
    await page.waitForTimeout(450); // a digit pressed again at once counts as a slip
    await page.keyboard.type(
      numberOf(slug, question.options, game.decide(seen, question, answers)),
    );
    // A final answer is sent after three seconds.
    const isAsked = async (): Promise<string> => (await live.seen()).explain[0]?.decision ?? '';
    await expect.poll(isAsked).not.toBe(question.decision);
    answers += 1;
  }
  return moments;
}

for (const game of Object.values(LIVE)) {
  test(`${game.name}: by keyboard, moments are heard before the question after them @alive`, async ({
    page,
    context,
  }) => {
    await listen(page);
    await guest(context);
    const live = new LivePage(page, context, await game.table(context, 3), game);
    await live.open();
    const moments = await playByKeys(live, game, UNTIL[game.name] ?? 60);
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard);
    console.log(
      `  ${game.name}: ${heard.length} announcements, ${moments} moments closed by Escape; ` +
        `the last: ${heard.findLast(({ region }) => region === 'moment')?.text ?? 'none'}`,
    );
    if (game !== LIVE.mastery) expect(moments).toBeGreaterThan(0);
    const said = heard.filter(({ region }) => region === 'moment');
    expect(said.length).toBeGreaterThanOrEqual(moments);
    for (const { text } of said) expect(text).toMatch(/\. Press Escape to continue\.$/);
    for (const one of heard) {
      expect(one.text).not.toMatch(/undefined|NaN|\b[a-z]+(-[a-z]+){2,}\b/);
      if (one.region === 'asked')
        expect(one.moment, `asked during a moment: ${one.text}`).toBe(false);
    }
    // Between a moment and the next question nothing is missing: something happened before each.
    heard.forEach((one, i) => {
      if (one.region === 'moment') {
        expect(heard.slice(0, i).some(({ region }) => region === 'events')).toBe(true);
      }
    });
  });
}
