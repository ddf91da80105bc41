/**
 * Pictures of Paladins of the West Kingdom for docs/screenshots, each in four settings: desktop
 * and phone, light and dark, every language once.
 *
 *   SCREENSHOTS=1 npm run e2e -- paladins     (SCENES=tavern,end: only some)
 */
import { test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { guest, myTurn } from './house';
import { paladinsTable, playUntil } from './paladins';
import type { Question, Seen } from './policy';
import { open, SETTINGS, snap, take } from './settings';

interface Kingdom {
  round: number;
  tax: number;
  acting: { action?: string } | null;
}
const kingdom = (seen: Seen): Kingdom => seen.view.state as unknown as Kingdom;

const tab = (page: Page, at: number) => page.locator('.ptabs button').nth(at).tap();

test('pictures of Paladins', async ({ browser }) => {
  test.setTimeout(1_800_000);
  const wanted = (process.env.SCENES ?? '').split(',').filter(Boolean);
  const want = (scene: string) => !wanted.length || wanted.includes(scene);
  const context = await browser.newContext();
  await guest(context);
  let table = await paladinsTable(context, 4);
  /** Go on with the match, or with another, until a question fits; show it. */
  const scene = async (
    name: string,
    fits: (seen: Seen, question: Question) => boolean,
    prepare?: (page: Page, phone: boolean) => Promise<void>,
  ): Promise<void> => {
    if (!want(name)) return;
    for (let i = 0; i < 5; i += 1) {
      if (await playUntil(context, table, fits)) {
        return take(browser, context, `paladins-${name}`, `/tables/${table}`, prepare);
      }
      table = await paladinsTable(context, 4);
    }
    throw new Error(`no match came to the scene ${name}`);
  };
  await scene('paladin', (_, question) => question.kind === 'paladin');
  await scene('tavern', (_, question) => question.kind === 'tavern');
  await scene(
    'action',
    (seen, question) => question.kind === 'action' && kingdom(seen).round >= 2,
    async (page, phone) => {
      const [seen] = (await myTurn(context, table)).explain;
      const liked = seen?.options.findLast((option) => option.touches[0]?.startsWith('action:'));
      const row = page.locator(`[data-touch="${liked?.touches[0] ?? ''}"]`).first();
      if (!phone) await row.hover();
    },
  );
  await scene(
    'outsiders',
    (seen, question) => ['attack', 'convert'].includes(question.kind) && kingdom(seen).round >= 3,
  );
  await scene(
    'payment',
    (seen, question) =>
      question.kind === 'workers' &&
      question.options.length > 3 &&
      kingdom(seen).round >= 4 &&
      kingdom(seen).acting?.action !== undefined,
  );
  if (want('inquisition')) await inquisition(browser, context);
  if (want('end')) {
    await playUntil(context, table, () => false);
    await take(browser, context, 'paladins-end', `/tables/${table}`, async (page) => {
      const sheet = page.locator('dialog[open] .total').first();
      if (!(await sheet.isVisible())) await page.locator('.decision .btn--ink').click();
    });
  }
  if (want('solo')) {
    const alone = await paladinsTable(context, 1, { difficulty: 'normal' });
    await playUntil(
      context,
      alone,
      (seen, question) => question.kind === 'action' && kingdom(seen).round >= 3,
    );
    await take(browser, context, 'paladins-solo', `/tables/${alone}`, async (page, phone) => {
      if (phone) await tab(page, 2);
    });
  }
  await context.close();
});

/** An inquisition is told when it happens: all four look on until one does. */
async function inquisition(browser: Browser, context: BrowserContext): Promise<void> {
  const table = await paladinsTable(context, 4);
  const pages: Page[] = [];
  let tax = 0;
  const judged = await playUntil(context, table, async (seen, question) => {
    const before = tax;
    tax = kingdom(seen).tax;
    if (!pages.length && tax <= 3 && kingdom(seen).round >= 2) {
      for (const setting of SETTINGS) {
        pages.push(await open(browser, context, setting, `/tables/${table}`));
      }
      return false;
    }
    return pages.length > 0 && (tax > before || question.kind === 'inquisition');
  });
  for (const [i, setting] of SETTINGS.entries()) {
    const page = pages[i];
    if (!page) continue;
    if (setting.width < 500) await tab(page, 0);
    if (judged) await snap(page, 'paladins-inquisition', setting);
    await page.context().close();
  }
}
