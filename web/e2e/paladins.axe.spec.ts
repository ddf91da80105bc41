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
  payment: ({ kind, options }) => kind === 'workers' && options.length > 2,
  outsiders: ({ kind }) => kind === 'attack' || kind === 'convert',
};
const round = (seen: Seen): number => (seen.view.table as unknown as { round: number }).round;

const THEMES = ['light', 'dark'] as const;

/** Look at a table on a desk and on a phone. */
async function lookAt(
  context: BrowserContext,
  theme: (typeof THEMES)[number],
  scene: string,
  table: string,
  also: (page: Page) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const problems: string[] = [];
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
    const tabs = scene === 'payment' && width < 500 ? page.locator('.ptabs button') : null;
    for (const tab of (await tabs?.all()) ?? []) {
      await tab.click();
      problems.push(...(await look(page, `${scene}, ${theme}, a tab`)));
    }
    await shown.close();
  }
  return problems;
}

for (const theme of THEMES) {
  test(`Paladins: axe finds nothing serious in any scene: ${theme}`, async ({ context }) => {
    await guest(context);
    const table = await paladinsTable(context, 4);
    const problems: string[] = [];
    const seen: string[] = [];
    for (const [scene, fits] of Object.entries(SCENES)) {
      const found = await playUntil(context, table, (at, question) => fits(question, round(at)));
      if (!found) break;
      seen.push(scene);
      problems.push(...(await lookAt(context, theme, scene, table)));
    }
    await playUntil(context, table, () => false);
    problems.push(...(await lookAt(context, theme, 'end', table)));
    expect(problems).toEqual([]);
    expect(seen).toEqual(Object.keys(SCENES));
  });

  test(`Paladins: axe finds nothing serious in the solo game: ${theme}`, async ({ context }) => {
    await guest(context);
    const table = await paladinsTable(context, 1, { difficulty: 'normal' });
    await playUntil(context, table, (at, { kind }) => kind === 'action' && round(at) >= 2);
    const others = async (page: Page) => {
      const tab = page.locator('.ptabs button').nth(2);
      if (await tab.isVisible()) await tab.click();
    };
    expect(await lookAt(context, theme, 'solo', table, others)).toEqual([]);
  });
}
