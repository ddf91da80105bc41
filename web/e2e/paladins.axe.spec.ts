/** Accessibility of Paladins' scenes, measured: nothing serious or critical, in both themes. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { guest, origin } from './house';
import { look } from './looks';
import { paladinsTable, playUntil } from './paladins';
import type { Question, Seen } from './policy';

/** The scenes of a match in their order, each by the question that shows it. */
const SCENES: Record<string, (question: Question, round: number) => boolean> = {
  paladin: ({ kind }) => kind === 'paladin',
  tavern: ({ kind }) => kind === 'tavern',
  action: ({ kind }, round) => kind === 'action' && round >= 2,
  region: ({ kind }) => kind === 'commission' || kind === 'garrison',
  payment: ({ kind, options }) => kind === 'workers' && options.length > 2,
  outsiders: ({ kind }) => kind === 'attack' || kind === 'convert',
};
const round = (seen: Seen): number => (seen.view.table as unknown as { round: number }).round;

/** Look at a table in each theme, on a desk and on a phone. */
async function lookAt(
  context: BrowserContext,
  scene: string,
  table: string,
  also: (page: Page) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const problems: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const shown = await browser.newContext({
        storageState: await context.storageState(),
        viewport: { width, height: width > 500 ? 900 : 844 },
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const page = await shown.newPage();
      await page.goto(`${origin()}/tables/${table}`);
      await page.locator('.decision').first().waitFor();
      await also(page);
      problems.push(...(await look(page, `${scene}, ${theme}, ${width}`)));
      if (width < 500) {
        for (const tab of await page.locator('.ptabs button').all()) {
          await tab.click();
          problems.push(...(await look(page, `${scene}, ${theme}, phone, a tab`)));
          if (scene !== 'payment') break; // every tab once is enough
        }
      }
      await shown.close();
    }
  }
  return problems;
}

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
  expect(seen).toEqual(Object.keys(SCENES));
  expect(problems).toEqual([]);
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
