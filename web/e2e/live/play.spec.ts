/**
 * All games with motion: what others do is played in its order, within the time that the speed
 * allows, and can be skipped. `TURNS=200 npm run e2e -- alive.play` watches that many turns.
 */
import { expect, test } from '@playwright/test';

import { existed, frameTimes, LIMIT, LIVE, LivePage, PROFILES, record, Watched } from './live';
import { complaints, guest, shows } from '../support/house';
import type { Seen } from '../support/policy';

/** The games whose rounds end with a recap. */
const ROUNDS = new Set([LIVE.paladins, LIVE.glory, LIVE.crusaders]);
const roundOf = (seen: Seen): number => (seen.view.state as unknown as { round: number }).round;

/** The value below which a share of the values lies. */
function at(values: number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
}

const rate = (times: number[]): number =>
  Math.round((1000 * times.length) / times.reduce((sum, one) => sum + one, 0));

const TURNS = Number(process.env.TURNS ?? 6);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.describe.configure({ timeout: 60_000 + TURNS * 20_000 });

for (const game of Object.values(LIVE)) {
  for (const [name, profile] of Object.entries(PROFILES)) {
    test.describe(`on the ${name}`, () => {
      test.use(profile);

      test(`${game.name}: what bots do is played in order @alive (${name})`, async ({
        page,
        context,
      }) => {
        const wrong = complaints(page);
        await record(page);
        await guest(context);
        let live = new LivePage(page, context, await game.table(context, 3), game);
        await live.open();
        const waits: number[] = [];
        const frames: number[] = [];
        const tasks: number[] = [];
        let [turns, versions] = [0, 0];
        let watched = new Watched(page);
        /** Everything that the page has shown of this match. */
        const check = async (): Promise<void> => {
          versions += (await existed(context, live.table, watched.all)).length;
          turns += watched.turns;
          frames.push(...frameTimes(watched.all));
          tasks.push(watched.longestTask);
          watched = new Watched(page);
        };
        while (turns + watched.turns < TURNS) {
          waits.push(await live.untilAsked());
          await watched.take();
          if ((await live.seen()).status === 'playing') continue;
          await check();
          live = new LivePage(page, context, await game.table(context, 3), game);
          await live.open();
        }
        await check();
        expect(Math.max(...waits)).toBeLessThan(LIMIT + 1000);
        expect(wrong).toEqual([]);
        console.log(
          `  ${game.name}, ${name}: ${turns} turns, ${versions} versions, a question waited at ` +
            `most ${Math.round(Math.max(...waits))} ms, 95 of 100 at most ${Math.round(at(waits, 0.95))}; ` +
            `while pieces travelled ${rate(frames)} frames a second, 95 of 100 within ` +
            `${Math.round(at(frames, 0.95))} ms, longest task ${Math.round(Math.max(...tasks))} ms`,
        );
      });
    });
  }

  for (const [name, profile] of Object.entries(PROFILES)) {
    if (!ROUNDS.has(game)) continue;
    test.describe(`on the ${name}`, () => {
      test.use(profile);

      test(`${game.name}: a round ends with a recap @alive (${name})`, async ({
        page,
        context,
      }) => {
        await guest(context);
        const live = new LivePage(page, context, await game.table(context, 2), game);
        await live.open();
        const round = roundOf(await live.seen()) || 1;
        const recap = page.locator('[data-moment="round-end"]');
        const other = page.locator('[data-moment]:not([data-moment="round-end"])');
        let next = await live.answer();
        for (; roundOf(next) <= round; next = await live.answer()) {
          await page
            .locator('.pace .skip')
            .click({ timeout: 300 })
            .catch(() => undefined);
        }
        await page.addLocatorHandler(other, async () => {
          await other.getByRole('button').last().click();
        });
        await expect(recap).toBeVisible({ timeout: LIMIT + 12_000 });
        await expect(recap.getByRole('heading').first()).toContainText(`${round}`);
        await expect(recap.locator('.side, .sides > li')).toHaveCount(2);
        await expect(recap).not.toContainText(/[a-z]+-[a-z]+-[a-z]+|undefined|NaN/);
        await recap.getByRole('button', { name: 'Continue' }).click();
        await expect(recap).toBeHidden();
        await shows(page, next.explain[0]?.decision ?? '');
      });
    });
  }

  test(`${game.name}: the question is there as soon as the rest is skipped @alive`, async ({
    page,
    context,
  }) => {
    await guest(context);
    const live = new LivePage(page, context, await game.table(context, 3), game);
    await live.open();
    const skip = page.locator('.pace .skip');
    const took: { took: number; worked: number }[] = [];
    for (let turn = 0; turn < 60 && took.length < TURNS; turn += 1) {
      await live.answer();
      await page.waitForTimeout(400); // the question has arrived by then
      if (await skip.isVisible()) took.push(await live.skip());
      const { explain } = await live.seen();
      await expect(page.locator('[data-decision]')).toHaveAttribute(
        'data-decision',
        explain[0]?.decision ?? '',
        { timeout: LIMIT + 24_000 },
      );
    }
    expect(took.length).toBeGreaterThan(0);
    const inOrder = (times: number[]): number[] => times.sort((a, b) => a - b).map(Math.round);
    const waited = inOrder(took.map((one) => one.took));
    const worked = inOrder(took.map((one) => one.worked));
    console.log(
      `  ${game.name}: asked after skipping, in milliseconds: ${waited.join(', ')}; ` +
        `of which the page worked: ${worked.join(', ')}`,
    );
    expect(waited[Math.floor(waited.length / 2)]).toBeLessThan(100);
  });
}
