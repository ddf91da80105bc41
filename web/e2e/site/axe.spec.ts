/** Accessibility, measured: no serious or critical finding on any page, in either theme. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { ask, botTable, guest, myTurn, origin } from '../support/house';
import { look } from '../support/looks';
import { decide } from '../support/policy';

/** Play a table to its end by the API alone. */
async function finish(context: BrowserContext, table: string): Promise<void> {
  for (let i = 0; i < 1500; i += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return;
    const body = {
      decision: question.decision,
      options: [decide(seen, question).id],
      key: crypto.randomUUID(),
    };
    await ask(context.request, 'POST', `/tables/${table}/choices`, body);
  }
}

/** What is opened on a page after it has been looked at, one after the other. */
const OPENED: Record<string, Record<string, (page: Page) => Promise<void>>> = {
  table: {
    answers: async (page) => {
      await page.locator('[data-decision]:not([data-decision=""])').waitFor();
      await page.keyboard.press('a');
      await page.locator('#answers').waitFor();
    },
    'rules drawer': async (page) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Rules' }).locator('.hit').first().waitFor();
    },
    menu: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Table menu' }).click();
      await page.locator('#table-menu').waitFor();
    },
    proof: async (page) => {
      await page.getByRole('button', { name: 'Fairness check' }).last().click();
      await page.getByRole('dialog').locator('dd').first().waitFor();
    },
  },
  'table over': {
    'score sheet': async (page) => {
      await page.getByRole('button', { name: 'Score sheet' }).first().click();
      await page
        .getByRole('dialog', { name: 'Score sheet' })
        .locator('[data-seat]')
        .first()
        .waitFor();
    },
  },
};

/** What covers others: only its own targets have to be large enough. */
const COVERS: Record<string, string> = { menu: '#table-menu' };

/** CI looks at the pages that matter most; everything else is left to the long form. */
const MAIN = new Set(['table', 'lobby', 'new table']);

for (const [device, quick] of [
  ['desk', true],
  ['desk', false],
  ['phone', false],
] as const) {
  const title = quick ? 'the main pages @quick' : 'every page';
  test(`axe finds nothing serious: ${device}, ${title}`, async ({ browser }) => {
    const viewport = device === 'desk' ? { width: 1440, height: 900 } : { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const me = await guest(context);
    const playing = await botTable(context);
    const bots = Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [seat, 'heuristic']));
    const full = await botTable(context, { seats: 6, bots });
    const over = await botTable(context, { settings: { round_limit: 2 } });
    if (!quick) await finish(context, over);
    const all = Object.entries({
      table: `/tables/${playing}`,
      'table over': `/tables/${over}`,
      'table of six': `/tables/${full}`,
      replay: `/tables/${over}/replay/3`,
      rules: '/rules/mastery',
      gallery: '/gallery',
      lobby: '/lobby',
      new: '/new',
      'new table': '/new/mastery',
      'my tables': '/me',
      preferences: '/preferences',
      player: `/players/${encodeURIComponent(me.name)}`,
      nobody: '/players/nobody',
      leaderboards: '/leaderboards',
      'sign in': '/sign-in',
      'sign up': '/sign-up',
      reset: '/account/reset',
      credits: '/credits',
      missing: '/no/such/page',
    });
    const pages = quick ? all.filter(([name]) => MAIN.has(name)) : all;
    const problems: string[] = [];
    /** Look at one page after the other, as long as there are any. */
    const through = async (page: Page): Promise<void> => {
      for (let next = pages.shift(); next; next = pages.shift()) {
        const [name, path] = next;
        await page.goto(origin() + path);
        problems.push(...(await look(page, name)));
        for (const [what, open] of Object.entries(OPENED[name] ?? {})) {
          await open(page);
          problems.push(...(await look(page, what, COVERS[what])));
        }
      }
    };
    await Promise.all([through(await context.newPage()), through(await context.newPage())]);
    expect(problems).toEqual([]);
    await context.close();
  });
}
