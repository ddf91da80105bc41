/** Accessibility, measured: no serious or critical finding on any page, in both themes. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { ask, botTable, guest, myTurn, origin } from './house';
import { look } from './looks';
import { decide } from './policy';

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

for (const theme of ['light', 'dark'] as const) {
  for (const device of ['desk', 'phone'] as const) {
    test(`axe finds nothing serious: ${theme}, ${device} ${device === 'desk' ? '@quick' : ''}`, async ({
      browser,
    }) => {
      const viewport =
        device === 'desk' ? { width: 1440, height: 900 } : { width: 390, height: 844 };
      const context = await browser.newContext({
        viewport,
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const me = await guest(context);
      const playing = await botTable(context);
      const bots = Object.fromEntries([1, 2, 3, 4, 5].map((seat) => [seat, 'heuristic']));
      const full = await botTable(context, { seats: 6, bots });
      const over = await botTable(context, { options: { round_limit: 2 } });
      await finish(context, over);
      const page = await context.newPage();
      const problems: string[] = [];
      const pages: Record<string, string> = {
        lobby: '/',
        new: '/new',
        'new table': '/new/mastery',
        'my tables': '/me',
        preferences: '/preferences',
        player: `/players/${encodeURIComponent(me.name)}`,
        leaderboards: '/leaderboards',
        'sign in': '/sign-in',
        'sign up': '/sign-up',
        reset: '/account/reset',
        rules: '/rules/mastery',
        credits: '/credits',
        gallery: '/gallery',
        missing: '/no/such/page',
        replay: `/tables/${over}/replay/3`,
        'table over': `/tables/${over}`,
        'table of six': `/tables/${full}`,
        table: `/tables/${playing}`,
      };
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(origin() + path);
        problems.push(...(await look(page, name)));
      }
      await page.locator('[data-decision]:not([data-decision=""])').waitFor();
      await page.keyboard.press('a');
      await page.locator('#answers').waitFor();
      problems.push(...(await look(page, 'answers')));
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Rules' }).waitFor();
      problems.push(...(await look(page, 'rules drawer')));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Table menu' }).click();
      problems.push(...(await look(page, 'menu')));
      await page.getByRole('button', { name: 'Proof of the dice' }).last().click();
      problems.push(...(await look(page, 'proof')));
      await page.keyboard.press('Escape');
      await page.goto(`${origin()}/tables/${over}`);
      await page.getByRole('button', { name: 'Score sheet' }).first().click();
      problems.push(...(await look(page, 'score sheet')));
      expect(problems).toEqual([]);
      await context.close();
    });
  }
}
