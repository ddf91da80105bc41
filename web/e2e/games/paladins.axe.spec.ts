/** Accessibility of Paladins' scenes, measured: nothing serious or critical in either theme. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { guest, origin } from '../support/house';
import { look } from '../support/looks';
import { paladinsTable, playUntil } from './paladins';
import type { Question, Seen } from '../support/policy';

/** The scenes of a match in their order, each by the question that shows it. */
const SCENES: Record<string, (question: Question, round: number) => boolean> = {
  paladin: ({ kind }) => kind === 'paladin',
  tavern: ({ kind }) => kind === 'tavern',
  action: ({ kind }, round) => kind === 'action' && round >= 2,
  payment: ({ kind, options }) => kind === 'workers' && options.length > 2,
  outsiders: ({ kind }) => kind === 'attack' || kind === 'convert',
};
const round = (seen: Seen): number => (seen.view.state as unknown as { round: number }).round;

/** Look at a table on a desk and on a phone. */
async function lookAt(
  context: BrowserContext,
  scene: string,
  table: string,
  also: (page: Page) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width > 500 ? 900 : 844 });
    await page.goto(`${origin()}/tables/${table}`);
    await page.locator('.decision').first().waitFor();
    await also(page);
    problems.push(...(await look(page, `${scene}, ${width}`)));
    const tabs = scene === 'payment' && width < 500 ? page.locator('.ptabs button') : null;
    for (const tab of (await tabs?.all()) ?? []) {
      await tab.click();
      problems.push(...(await look(page, `${scene}, a tab`)));
    }
  }
  await page.close();
  return problems;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Paladins: axe finds nothing serious in any scene', async ({ context }) => {
  await guest(context);
  const table = await paladinsTable(context, 4);
  const problems: string[] = [];
  const seen: string[] = [];
  for (const [scene, fits] of Object.entries(SCENES)) {
    const found = await playUntil(context, table, (at, question) => fits(question, round(at)));
    if (!found) break;
    seen.push(scene);
    problems.push(...(await lookAt(context, scene, table)));
  }
  await playUntil(context, table, () => false);
  problems.push(...(await lookAt(context, 'end', table)));
  expect(problems).toEqual([]);
  expect(seen).toEqual(Object.keys(SCENES));
});

test('Paladins: axe finds nothing serious in the solo game', async ({ context }) => {
  await guest(context);
  const table = await paladinsTable(context, 1, { difficulty: 'normal' });
  await playUntil(context, table, (at, { kind }) => kind === 'action' && round(at) >= 2);
  const others = async (page: Page) => {
    const tab = page.locator('.ptabs button').nth(2);
    if (await tab.isVisible()) await tab.click();
  };
  expect(await lookAt(context, 'solo', table, others)).toEqual([]);
});
