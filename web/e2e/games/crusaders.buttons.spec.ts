/** Buttons of Crusaders' board that a match need not press, on kept positions. */
import { expect, test, type Page } from '@playwright/test';

import { give } from './crusaders';
import { Drawn } from '../support/drawn';
import type { Option, Question } from '../support/policy';

let drawn: Drawn;
test.beforeAll(async () => {
  drawn = await Drawn.start();
});
test.afterAll(() => drawn.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = (page: Page, position: string, also = ''): Promise<void> =>
  drawn.open(page, { game: 'crusaders', position, also });

/** What the tests see of the table. */
interface Heard {
  sent: string[];
  table: {
    explain: Question[];
    choose: (question: unknown, ...answers: unknown[]) => unknown;
    plan: (question: unknown, numbers: unknown) => unknown;
    hold: (pending: null) => void;
    showRule: (rule: string) => void;
  };
}

/** Keep what is sent from now on, and rules that are looked up; the position does not change. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const here = globalThis as unknown as Heard;
    here.sent = [];
    const { table, sent } = here;
    table.choose = (_, ...answers) => {
      sent.push(JSON.stringify(answers));
      return Promise.resolve(true);
    };
    table.plan = (_, numbers) => {
      sent.push(JSON.stringify(numbers));
      return Promise.resolve([]);
    };
    table.showRule = (rule) => void sent.push(rule);
  });
  return () => page.evaluate(() => (globalThis as unknown as Heard).sent);
}

/** A position, and what is sent from it. */
async function hear(page: Page, position: string): Promise<() => Promise<string[]>> {
  await open(page, position);
  return listen(page);
}

/** The question that is asked. */
const asked = (page: Page): Promise<Question> =>
  page.evaluate(() => {
    const [question] = (globalThis as unknown as Heard).table.explain;
    if (!question) throw new Error('nothing is asked');
    return JSON.parse(JSON.stringify(question)) as Question;
  });

/** Look at something as the keyboard does: the focus opens its close-up, the mouse's does not. */
async function lookAt(page: Page, part: string): Promise<void> {
  await page.locator(part).filter({ visible: true }).first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('aside.pv'), part).toBeVisible();
}

/** A position for each kind of question. */
const ASKED = [
  'after-order',
  'battle-card',
  'bazaar',
  'bishop',
  'block-good',
  'blocked-rival',
  'bombard',
  'bribe',
  'building-slot',
  'cancel-half',
  'captured-governor',
  'check-holy-land',
  'choose-effect',
  'discard-building',
  'discard-rescript',
  'discard-spy',
  'discard-tactic',
  'end-part',
  'extra-units',
  'first-governor',
  'flee',
  'free-upgrade',
  'give-up-good',
  'keep-bull',
  'levy',
  'lose-bishop',
  'lose-governor',
  'lose-rescript',
  'lose-unit',
  'march-target',
  'move-units',
  'new-capital',
  'pay-for',
  'pick-building',
  'pick-governor',
  'pick-tactic',
  'plan-2',
  'plan-4',
  'play-spy',
  'prayer',
  'raid-falls',
  'raid-retreat',
  'raze',
  'raze-own',
  'remove-bishop',
  'replace-governor',
  'rescript-window',
  'retreat',
  'saracen-player',
  'shown-card',
  'spy-reaction',
  'take-back-tactic',
  'turn-2',
  'turn-3',
  'turn-4',
  'upgrade',
];

/** Those whose answers lie elsewhere on a small tablet: beside the question, or in a narrow row. */
const NARROW = ['discard-rescript', 'lose-rescript', 'pick-building', 'pick-governor', 'plan-4'];

const SCREENS: [width: number, height: number, positions: string[]][] = [
  [1440, 900, ASKED],
  [1024, 768, NARROW],
  [390, 844, ASKED],
];
for (const [width, height, positions] of SCREENS) {
  test(`every answer is given by pressing what stands for it, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const wrong: string[] = [];
    for (const position of positions) {
      const start = async (): Promise<() => Promise<string[]>> => {
        page.setDefaultTimeout(60_000);
        const sent = await hear(page, position);
        page.setDefaultTimeout(5_000); // what is not there, is not coming
        return sent;
      };
      const sent = await start();
      const question = await asked(page);
      const press = async (option: Option): Promise<string> => {
        const before = (await sent()).length;
        const listed = await give(page, 'click', question, option).catch(() => true);
        const [last] = (await sent()).slice(before);
        return listed ? 'only in the list of all answers' : (last ?? 'nothing sent');
      };
      for (const option of question.options) {
        const right = JSON.stringify([[option.id]]);
        await page.evaluate(() => (globalThis as unknown as Heard).table.hold(null));
        let found = await press(option);
        if (found !== right) {
          // What the last answer left open is gone on a page of its own.
          await start();
          found = await press(option);
        }
        if (found !== right) wrong.push(`${position}, ${option.id}: ${found}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('a refused city says why, and the slip can be put away @quick', async ({ page }) => {
  const sent = await hear(page, 'march-target');
  await page.locator('[data-spot="jerusalem_city"]').click({ force: true });
  const slip = page.locator('.slip');
  await expect(slip).toContainText('CRU-');
  await slip.locator('.rule-id').click();
  expect(await sent()).toEqual([expect.stringMatching(/^CRU-/)]);
  await slip.locator('.iconbtn').click();
  await expect(slip).toBeHidden();
});

test('a city with several answers lists them, and the list closes', async ({ page }) => {
  const sent = await hear(page, 'bishop');
  await page.locator('[data-spot="tripoli_city"]').click();
  const one = page.locator('[data-option="train-1-tripoli_city"]').filter({ visible: true });
  await expect(one.first()).toBeVisible();
  await one.first().click();
  expect(await sent()).toEqual(['[["train-1-tripoli_city"]]']);
});

test('the parts of the board are opened by their tabs', async ({ page }) => {
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 1180 });
    await open(page, 'plan-4');
    const tabs = page.locator('.tabs .tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
    }
  }
});

test('a cell of the cross is picked, then the order is placed', async ({ page }) => {
  const sent = await hear(page, 'plan-4');
  const cell = page.locator('[data-cell="march-outer"]').filter({ visible: true });
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  expect(await sent()).toEqual([]);
  await cell.click();
  expect(await sent()).toEqual(['[["march-outer"]]']);
});

test('bulls and governors are chosen with one press', async ({ page }) => {
  for (const position of ['keep-bull', 'first-governor']) {
    const sent = await hear(page, position);
    const button = page.locator('.choice button').last();
    const option = await button.getAttribute('data-option');
    await button.click();
    expect(await sent(), position).toEqual([JSON.stringify([[option]])]);
  }
});

test('the primer is put away for good', async ({ page }) => {
  await open(page, 'keep-bull');
  const primer = page.getByRole('region', { name: 'How to play' });
  await expect(primer).toContainText('influence');
  await primer.locator('.iconbtn').click();
  await expect(primer).toBeHidden();
  await page.reload();
  await page.locator('.choice').waitFor();
  await expect(primer).toBeHidden();
});

test('both halves of a card can be cancelled', async ({ page }) => {
  const sent = await hear(page, 'cancel-half');
  for (const half of ['top', 'bottom']) {
    await page.locator(`[data-touch="half:${half}"]`).filter({ visible: true }).first().click();
  }
  expect(await sent()).toEqual(['[["top"]]', '[["bottom"]]']);
});

test('a payment is made in any of its ways, or put together from the warehouse', async ({
  page,
}) => {
  const sent = await hear(page, 'pay');
  const ways = page.locator('.ways [data-option]');
  const few = await ways.count();
  await page.locator('.ways .btn--quiet').first().click();
  expect(await ways.count()).toBeGreaterThan(few);
  await ways.first().click();
  expect(await sent()).toHaveLength(1);
  const steel = page.locator('[data-touch="good:steel"]').filter({ visible: true }).first();
  await steel.click();
  for (const way of await ways.all()) {
    const option = (await way.getAttribute('data-option')) ?? '';
    if (option.includes(':')) expect(option).toContain('steel');
  }
  await page.locator('.ways .btn--quiet').last().click();
  expect(await ways.count()).toBeGreaterThanOrEqual(few);
});

test('the bulls of the final scoring can be looked at, and rules looked up', async ({ page }) => {
  const sent = await hear(page, 'end-4');
  const names = page.locator('.bull .name').filter({ visible: true });
  await expect(names).toHaveCount(4);
  await names.first().click();
  await expect(page.locator('aside.pv')).toBeVisible();
  for (const rule of await page.locator('th .rule-id').filter({ visible: true }).all()) {
    await rule.click();
  }
  expect(await sent()).toEqual(['CRU-BULL-02', 'CRU-END-02', 'CRU-END-04']);
});

test('whatever lies on the table can be looked at', async ({ page }) => {
  await open(page, 'turn-4');
  for (const part of ['[data-spot="homs"]', '.own .tile', '.own li.bull .tile'])
    await lookAt(page, part);
  await open(page, 'pick-tactic');
  await lookAt(page, '[data-touch^="tactic:"]');
});

for (const width of [1440, 820, 390]) {
  test(`the board of every other player is opened, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 1180 });
    await open(page, 'plan-4');
    if (width < 500) await page.locator('.ptabs button').nth(2).click();
    else if (width < 1000) {
      await page.getByRole('button', { name: 'Show or hide the players' }).click();
    }
    const rows = page.locator('.seatrow .open');
    await expect(rows).toHaveCount(3);
    for (const row of await rows.all()) {
      const name = ((await row.textContent()) ?? '').replace('›', '').trim();
      await row.click();
      const sheet = page.locator('dialog[open]');
      await expect(sheet.locator('h2').first()).toHaveText(name);
      await sheet.locator('.iconbtn').first().click();
      await expect(sheet).toBeHidden();
    }
  });
}

test('a phone has the board, your own area, the others and the log on its tabs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'plan-4');
  const tabs = page.locator('.ptabs button');
  for (const [at, part] of ['.whole', '.own', '.seatrow', '#tab-log'].entries()) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
  }
});
