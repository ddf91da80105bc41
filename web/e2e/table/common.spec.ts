/** What was mended at the table that all games share. */
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';

import { crusadersTable, playUntil as playCrusaders } from '../games/crusaders';
import { gloryTable, playUntil as playGlory } from '../games/glory';
import { ask, guest, myTurn, origin, shows, view } from '../support/house';
import { masteryTable } from '../games/mastery';
import { paladinsTable } from '../games/paladins';
import { pair, visitor } from '../support/people';
import { decide, type Seen } from '../support/policy';

interface WithSingle extends Seen {
  single?: { decision: string; leads: string } | null;
}
interface Told {
  advice: { best: { option: string } } | null;
}
const DESK = { width: 1440, height: 900 };

/** True if the boxes of two elements share no pixel. */
async function apart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) return true;
  const across = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return across || a.y + a.height <= b.y || b.y + b.height <= a.y;
}

/** True if the middle of an element is on the screen and nothing lies over it. */
function uncovered(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return !!there && (element.contains(there) || there.contains(element));
  });
}

async function openTable(page: Page, table: string, decision: string): Promise<void> {
  await page.setViewportSize(DESK);
  await page.goto(`${origin()}/tables/${table}`);
  await shows(page, decision);
}

test('an answer that leaves no choice goes by itself, and says so', async ({ browser }) => {
  const { context, page } = await visitor(browser, {});
  await context.addInitScript(() => {
    localStorage['gonfalon.preferences'] ??= JSON.stringify({ onward: true });
  });
  await guest(context);
  let [table, found] = ['', false]; // a match may have no such question
  for (let tries = 0; tries < 4 && !found; tries += 1) {
    table = await crusadersTable(context, 3);
    found = await playCrusaders(
      context,
      table,
      (seen) => (seen as WithSingle).single?.leads === 'goes-on',
    );
  }
  expect(found).toBe(true);
  const before = (await view(context, table)) as WithSingle;
  await page.goto(`${origin()}/tables/${table}`);
  await expect(page.locator('.decision .q')).toContainText('Done automatically:');
  const after = (await view(context, table)) as WithSingle;
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.view.undo).not.toContain(before.single?.decision);
});

const COACHED: Record<string, (context: BrowserContext) => Promise<string>> = {
  Mastery: (context) => masteryTable(context, 2),
  Paladins: (context) => paladinsTable(context, 2),
  Glory: async (context) => {
    const table = await gloryTable(context, 2);
    await playGlory(context, table, (_, { kind }) => kind === 'action');
    return table;
  },
  Crusaders: async (context) => {
    const table = await crusadersTable(context, 3);
    await playCrusaders(context, table, (_, { kind }) => kind === 'plan');
    return table;
  },
};
/** The card lies over the board; on a phone it is a sheet above or below what it advises. */
const COACH_SIZES = [DESK, { width: 1024, height: 768 }, { width: 390, height: 844 }];
for (const [game, make] of Object.entries(COACHED)) {
  test(`${game}: the coach covers no advice, and Escape closes it wherever the focus is`, async ({
    context,
    page,
  }) => {
    await guest(context);
    const table = await make(context);
    const [question] = (await myTurn(context, table)).explain;
    const path = `/tables/${table}/coach?advice=true`;
    const told = await ask<Told>(context.request, 'GET', path);
    const option = question?.options.find(({ id }) => id === told.advice?.best.option);
    const parts = (option?.touches ?? []).flatMap((touch) => {
      const name = touch.slice(touch.indexOf(':') + 1);
      const spots = [touch, name].map((spot) => `[data-spot="${spot}"]`);
      return [`[data-touch="${touch}"]`, ...spots, `[data-cell="${name}"]`];
    });
    const advised = [`[data-option="${option?.id}"]`, ...parts].join();
    for (const size of COACH_SIZES) {
      await openTable(page, table, question?.decision ?? '');
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Coach', exact: true }).click();
      const card = page.locator('#coach');
      await card.getByRole('button', { name: 'Suggest a move' }).click();
      await expect(card).toContainText('A good move');
      await page.waitForTimeout(300);
      const places = await page.locator(advised).filter({ visible: true }).all();
      const free = await Promise.all(places.map((one) => apart(card, one)));
      if (free.length) expect(free, `${size.width}`).toContain(true);
      const seen = await Promise.all(places.map(uncovered));
      if (seen.length) expect(seen, `in sight at ${size.width}`).toContain(true);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
    }
  });
}

test('the primer is one line above the board, and opens on request', async ({ context, page }) => {
  await guest(context);
  const table = await gloryTable(context, 2);
  const seen = await myTurn(context, table);
  await openTable(page, table, seen.explain[0]?.decision ?? '');
  const primer = page.locator('.primer').filter({ visible: true }).first();
  const box = await primer.boundingBox();
  expect(box?.height).toBeLessThan(50);
  await primer.getByRole('button', { name: 'How to play' }).click();
  await expect(primer.locator('li').first()).toBeVisible();
  expect((await primer.boundingBox())?.height).toBe(box?.height); // it lies above the board
});

test('the primer leaves a phone its first decision, and opens on request', async ({
  context,
  page,
}) => {
  await guest(context);
  const table = await gloryTable(context, 2);
  const seen = await myTurn(context, table);
  await openTable(page, table, seen.explain[0]?.decision ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  const primer = page.locator('.primer').filter({ visible: true }).first();
  expect((await primer.boundingBox())?.height).toBeLessThan(60);
  await primer.getByRole('button', { name: 'How to play' }).click();
  await expect(primer.locator('li').first()).toBeVisible();
});

for (const place of ['event', 'training', 'guard'])
  test(`Glory: a pawn placed for good can be taken back: ${place}`, async ({ browser }) => {
    const { context, page } = await visitor(browser, { reducedMotion: 'no-preference' });
    await guest(context);
    const table = await gloryTable(context, 2);
    expect(
      await playGlory(
        context,
        table,
        (_, { kind, options }) => kind === 'action' && options.some(({ id }) => id === place),
      ),
    ).toBe(true);
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    const option = question?.options.find(({ id }) => id === place);
    await openTable(page, table, question?.decision ?? '');
    await page.locator('.decision .btn--all').click();
    await page.locator(`#answers [data-answer="${option?.id}"]`).click();
    const held = page.locator('.decision .held');
    await expect(held).toBeVisible();
    await held.getByRole('button', { name: 'Take back' }).click();
    await expect(held).toBeHidden();
    expect((await view(context, table)).version).toBe(seen.version);
  });

test('a window without the card says so, and what to do about it', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser, { policy: 'everyone' });
  const isWindow = ({ kind, options }: { kind: string; options: unknown[] }): boolean =>
    kind.endsWith('-response') && options.length === 1;
  let found = false;
  for (let i = 0; i < 600 && !found; i += 1) {
    for (const { context } of [anna, bohdan]) {
      const seen = await view(context, table);
      const question = seen.explain[0];
      if (!question) continue;
      if (context === anna.context && isWindow(question)) {
        found = true;
        await anna.page.goto(`${origin()}/tables/${table}`);
        await shows(anna.page, question.decision);
        break;
      }
      const { options } = question;
      const crown = options.find(({ id }) => id.startsWith('crown'));
      const option = crown ?? (i % 4 ? decide(seen, question) : options[i % options.length]);
      await ask(context.request, 'POST', `/tables/${table}/choices`, {
        decision: question.decision,
        options: [option?.id],
        key: crypto.randomUUID(),
      }).catch(() => undefined);
    }
  }
  expect(found).toBe(true);
  const bar = anna.page.locator('.decision');
  await expect(bar).toContainText('You hold no Fracture');
  await expect(bar.getByRole('button', { name: 'Always pass' })).toBeVisible();
});

test('on a phone, a friend’s message is shown as it comes', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser, {});
  await bohdan.page.setViewportSize({ width: 390, height: 844 });
  await bohdan.page.goto(`${origin()}/tables/${table}`);
  await bohdan.page.locator('.decision').first().waitFor();
  await bohdan.page.waitForTimeout(1500); // the chat has been read
  await ask(anna.context.request, 'POST', `/tables/${table}/chat`, {
    text: 'Shall we stop at ten?',
  });
  const line = bohdan.page.locator('.newline');
  await expect(line).toContainText('Shall we stop at ten?');
  await line.getByRole('button').first().click();
  await expect(line).toBeHidden();
  await expect(bohdan.page.getByText('Shall we stop at ten?')).toBeVisible();
});
