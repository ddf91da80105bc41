/** Accessibility of Crusaders' scenes, measured: nothing serious or critical in either theme. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { crusadersTable, goOn, levant, playUntil } from './crusaders';
import { guest, origin } from '../support/house';
import { look } from '../support/looks';
import type { Question, Seen } from '../support/policy';

/** The scenes of a match in their order, each by the question that shows it. */
const SCENES: Record<string, (question: Question, seen: Seen) => boolean> = {
  setup: ({ kind }) => kind === 'keep-bull',
  governor: ({ kind }) => kind === 'first-governor',
  planning: ({ kind }) => kind === 'plan',
  orders: ({ kind }) => kind === 'turn',
  market: ({ kind }) => kind === 'pick-tactic' || kind === 'pick-building',
  payment: ({ kind }) => kind === 'pay',
  march: ({ kind }) => kind === 'march-target' || kind === 'march-units',
  battle: ({ kind }) => kind === 'battle-card' || kind === 'cancel-half',
  late: ({ kind }, seen) => kind === 'plan' && levant(seen).round >= 3,
};
/** Whether there is one of these, the match decides. */
const RARE = ['governor', 'payment', 'march', 'battle', 'late'];

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
    if (scene === 'planning') problems.push(...(await lookAtTabs(page, `${scene}, ${width}`)));
  }
  await page.close();
  return problems;
}

/** The tabs of the board, and those of a phone. */
async function lookAtTabs(page: Page, scene: string): Promise<string[]> {
  const problems: string[] = [];
  for (const tab of await page.locator('[role="tab"], .tabs button, .ptabs button').all()) {
    if (!(await tab.isVisible())) continue;
    await tab.click();
    problems.push(...(await look(page, `${scene}, ${(await tab.textContent())?.trim()}`)));
  }
  return problems;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('Crusaders: axe finds nothing serious in any scene', async ({ context }) => {
  await guest(context);
  const table = await crusadersTable(context, 3);
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
  expect(seen).toEqual(
    expect.arrayContaining(Object.keys(SCENES).filter((scene) => !RARE.includes(scene))),
  );
});
