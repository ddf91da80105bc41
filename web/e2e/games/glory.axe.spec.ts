/** Accessibility of Glory's scenes, measured: nothing serious or critical in either theme. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { city, gloryTable, goOn, playUntil } from './glory';
import { guest, origin } from '../support/house';
import { look } from '../support/looks';
import type { Question, Seen } from '../support/policy';

/** The scenes of a match in their order, each by the question that shows it. */
const SCENES: Record<string, (question: Question, seen: Seen) => boolean> = {
  character: ({ kind }) => kind === 'character',
  city: ({ kind }) => kind === 'action',
  cards: ({ kind }) => kind === 'take-card' || kind === 'travel',
  tournament: ({ kind }) => kind === 'shield',
  duel: ({ kind }) => kind === 'duel-faith',
  titles: ({ kind }, seen) => kind === 'title' || city(seen).phase === 'titles',
};

/** Look at a table on a desk and on a phone, there at each of its tabs. */
async function lookAt(context: BrowserContext, scene: string, table: string): Promise<string[]> {
  const page = await context.newPage();
  const problems: string[] = [];
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width > 500 ? 900 : 844 });
    await page.goto(`${origin()}/tables/${table}`);
    await page.locator('.decision').first().waitFor();
    await goOn(page);
    problems.push(...(await look(page, `${scene}, ${width}`)));
    if (scene === 'city' && width < 500) problems.push(...(await lookAtTabs(page, scene)));
  }
  await page.close();
  return problems;
}

async function lookAtTabs(page: Page, scene: string): Promise<string[]> {
  const problems: string[] = [];
  for (const tab of await page.locator('.ptabs button').all()) {
    await tab.click();
    problems.push(...(await look(page, `${scene}, a tab`)));
  }
  return problems;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const tournament of ['plaisance', 'pas_darmes']) {
  test(`Glory: axe finds nothing serious in any scene, ${tournament}`, async ({ context }) => {
    await guest(context);
    const table = await gloryTable(context, 2, { tournament });
    const problems: string[] = [];
    const seen: string[] = [];
    for (const [scene, fits] of Object.entries(SCENES)) {
      if (!(await playUntil(context, table, (at, question) => fits(question, at)))) break;
      seen.push(scene);
      problems.push(...(await lookAt(context, scene, table)));
    }
    await playUntil(context, table, () => false);
    problems.push(...(await lookAt(context, 'end', table)));
    expect(problems).toEqual([]);
    // Whether there is a title to claim, the match decides.
    expect(seen).toEqual(expect.arrayContaining(Object.keys(SCENES).slice(0, -1)));
  });
}

test('Glory: axe finds nothing serious in the solo game', async ({ context }) => {
  await guest(context);
  const table = await gloryTable(context, 1, { scenario: 'rivalry' });
  await playUntil(context, table, (at, { kind }) => kind === 'action' && city(at).round >= 2);
  expect(await lookAt(context, 'solo', table)).toEqual([]);
});
