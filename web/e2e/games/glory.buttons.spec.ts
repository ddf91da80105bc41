/** Buttons of Glory's board that a match need not press, on kept positions. */
import { expect, test, type Page } from '@playwright/test';

import { Drawn } from '../support/drawn';

let drawn: Drawn;
test.beforeAll(async () => {
  drawn = await Drawn.start();
});
test.afterAll(() => drawn.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const open = (page: Page, position: string, also = ''): Promise<void> =>
  drawn.open(page, { game: 'glory', position, also });

/** What the tests see of the table. */
interface Heard {
  sent: string[];
  table: {
    explain: { options: { id: string }[] }[];
    choose: (question: unknown, ...answers: unknown[]) => unknown;
    plan: (question: unknown, numbers: unknown) => unknown;
    showRule: (rule: string) => void;
  };
}

/** Keep what is sent from now on, and rules that are looked up; the position does not change. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const here = globalThis as unknown as Heard;
    here.sent = [];
    const { table, sent } = here;
    const choose = table.choose.bind(table);
    table.choose = (question, ...answers) => {
      sent.push(JSON.stringify(answers));
      return choose(question, ...answers);
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

/** Look at something as the keyboard does: the focus opens its close-up, the mouse's does not. */
async function lookAt(page: Page, part: string): Promise<void> {
  await page.locator(part).filter({ visible: true }).first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('aside.pv'), part).toBeVisible();
}

test('a refused place says why, and the slip can be put away @quick', async ({ page }) => {
  await open(page, 'action-4');
  await page.locator('.pl.refused').first().click({ force: true });
  const slip = page.locator('.slip');
  await expect(slip).toContainText('GLO-');
  await slip.locator('.iconbtn').click();
  await expect(slip).toBeHidden();
});

test('whatever lies on the table can be looked at', async ({ page }) => {
  await open(page, 'action-4');
  const city = ['.pl', '.event', '.event.next', '.glance button', '.title', '.al', '.cards button'];
  for (const part of [...city, '.held button', '.goals button']) await lookAt(page, part);
  await open(page, 'solo-rivalry');
  for (const part of ['.opponent .goals button', '.vocard']) await lookAt(page, part);
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, 'action-4');
  await lookAt(page, '.rows button');
  await page.setViewportSize({ width: 390, height: 844 });
  await lookAt(page, '.line button');
});

test('dice are picked and put back, and each roll leads to its proof', async ({ page }) => {
  await open(page, 'duel-scene-faith');
  const die = page.locator('.duel button.die[aria-pressed]').first();
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.duel')).toContainText('%');
  await die.click();
  await expect(die).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.checks .links button').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('all titles that are certain are claimed in one press', async ({ page }) => {
  await open(page, 'titles-title');
  const sent = await listen(page);
  await page.locator('.btn.all').click();
  await expect.poll(sent).toHaveLength(1);
});

test('a rule id leads to its rule', async ({ page }) => {
  const sent = await hear(page, 'action-4');
  await page.locator('.pl.refused').first().click({ force: true });
  await page.locator('.slip .rule-id').click();
  expect(await sent()).toEqual([expect.stringMatching(/^GLO-/)]);
});

test('what is drawn or offered is chosen with one press', async ({ page }) => {
  for (const kind of ['character', 'goal', 'keep-title', 'choose-relic', 'choose-effect']) {
    const sent = await hear(page, kind);
    const button = page.locator('.choice button').last();
    const option = await button.getAttribute('data-option');
    await button.click();
    expect(await sent(), kind).toEqual([JSON.stringify([[option]])]);
  }
});

test('a card of the hand is given by pressing its answer, or itself @quick', async ({ page }) => {
  const sizes = [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const kind of ['consolation', 'give-back']) {
      const sent = await hear(page, kind);
      const options = await page.evaluate(
        () => (globalThis as unknown as Heard).table.explain[0]?.options.map(({ id }) => id) ?? [],
      );
      const answers = options.map((option) => JSON.stringify([[option]]));
      for (const option of options) {
        const own = page.locator(`[data-option="${option}"]`);
        const card = page.locator(`.cards [data-touch="travel:${option}"]`);
        await own.or(card).filter({ visible: true }).first().click();
      }
      expect(await sent(), `${kind}, ${size.width} wide`).toEqual(answers);
      for (const card of await page.locator('.cards [data-touch]:enabled').all()) {
        if (!(await card.isVisible())) continue;
        await card.click(); // the hand answers as well, wherever it is in sight
        expect(answers).toContain((await sent()).at(-1));
      }
    }
  }
});

test('the primer is put away for good', async ({ page }) => {
  await open(page, 'character');
  const primer = page.locator('.primer');
  await expect(primer).toContainText('titles');
  await primer.locator('.iconbtn').click();
  await expect(primer).toBeHidden();
  await page.reload();
  await page.locator('.choice').waitFor();
  await expect(primer).toBeHidden();
});

test('levels are bought at the market and on the mat', async ({ page }) => {
  const sent = await hear(page, 'market');
  await page.locator('.panel .item[data-touch="item:steed"]').click();
  await page.locator('.items .item[data-touch="item:armour"]').click();
  expect(await sent()).toEqual(['[["steed"]]', '[["armour"]]']);
});

test('allies are taken from the track, and a refused slot says why', async ({ page }) => {
  const sent = await hear(page, 'support-2');
  const slot = page.locator('.al.lit').first();
  const option = await slot.getAttribute('data-option');
  await slot.click();
  expect(await sent()).toEqual([JSON.stringify([[option]])]);
  await page.locator('.track [data-refused]').first().click({ force: true });
  await expect(page.locator('.slip')).toContainText('GLO-');
});

test('cards and the tops of decks are taken', async ({ page }) => {
  const sent = await hear(page, 'take-card-4');
  await page.locator('.deck.lit').first().click();
  await page.locator('.cards [data-touch="travel:serenade"]').click();
  expect(await sent()).toEqual(['[["deck:romance"]]', '[["serenade"]]']);
});

test('cards of the hand are played, by the card or by its text', async ({ page }) => {
  const sent = await hear(page, 'travel-4');
  const row = page.locator('.journey .row.lit').first();
  await row.locator('button').first().click();
  await row.locator('.words').click();
  await page.locator('.decision .rest .btn').click();
  const [card, text, pass] = await sent();
  expect(text).toBe(card);
  expect(pass).toBe('[["pass"]]');
});

for (const [position, part] of [
  ['tour-shield-plaisance', '.places button'],
  ['tour-shield-pas_darmes', '.bout'],
] as const) {
  test(`a shield is placed, and what is taken says why: ${position}`, async ({ page }) => {
    const sent = await hear(page, position);
    await page.locator(`${part}.lit`).first().click();
    expect(await sent()).toHaveLength(1);
    const slip = page.locator('.slip');
    await page.locator(`${part}[title]`).first().click();
    await expect(slip).toContainText('GLO-');
    await slip.locator('.iconbtn').click();
    await expect(slip).toBeHidden();
    expect(await sent()).toHaveLength(1);
  });
}

test('a knight of the tournament is looked at', async ({ page }) => {
  await open(page, 'tour-run-plaisance');
  await page
    .locator('.places button:has(.name b):not(.lit):not([aria-disabled="true"])')
    .first()
    .click();
  await expect(page.locator('aside.pv')).toBeVisible();
});

test('strength is picked by its number before it is committed', async ({ page }) => {
  const sent = await hear(page, 'duel-strength');
  const number = page.locator('.decision [data-n="3"]');
  await number.click();
  await expect(number).toHaveAttribute('aria-checked', 'true');
  expect(await sent()).toEqual([]);
  await page.locator('.decision .strength .btn').click();
  expect(await sent()).toEqual(['[["3"]]']);
});

test('picked dice are rolled again, or all of them kept', async ({ page }) => {
  const sent = await hear(page, 'duel-scene-faith');
  const again = page.locator('.decision .reroll .btn').first();
  await again.click({ force: true });
  expect(await sent(), 'nothing is picked').toEqual([]);
  await page.locator('.duel button.die[aria-pressed]').nth(1).click();
  await again.click();
  await expect.poll(sent).toHaveLength(2);
  expect((await sent())[0]).toContain(':1');
  await page.locator('.decision .reroll .btn').last().click();
  expect((await sent()).at(-1)).toBe('[["stop"]]');
});

test('an ally is used where it lies or in the bar; the others are looked at', async ({ page }) => {
  const sent = await hear(page, 'duel-scene-lance');
  await page.locator('.support .row.lit').first().click();
  await page.locator('.decision .answers .btn').first().click();
  await page.locator('.decision .answers .btn').last().click();
  const [there, bar, none] = await sent();
  expect(bar).toBe(there);
  expect(none).toBe('[["none"]]');
  await open(page, 'duel-scene-faith');
  await page.locator('.support button.row:not(.lit)').first().click();
  await expect(page.locator('aside.pv')).toBeVisible();
});

test('a die of the opponent leads to its proof', async ({ page }) => {
  await open(page, 'duel-scene-players');
  await page.locator('.duel button.die.plain').first().click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('a charge is skipped, and its result put away', async ({ page }) => {
  await open(page, 'duel-scene-after-pass');
  const seen = await page.evaluate(async () => {
    const { table } = globalThis as unknown as {
      table: { news: unknown; log: { entries: unknown } };
    };
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const text = (part: string) => document.querySelector(part)?.textContent?.trim();
    const look = () => [text('.result h2'), text('.result .btn'), text('[data-testid="events"]')];
    Object.defineProperty(table, 'motion', { get: () => true });
    table.news = table.log.entries;
    await frame();
    const found = [look()];
    for (let press = 0; press < 2; press += 1) {
      document.querySelector<HTMLElement>('.result .btn')?.click();
      await frame();
      found.push(look());
    }
    return found;
  });
  expect(seen).toEqual([
    ['Pass 1', 'Skip', ''],
    ['You win the pass', 'Continue', ''],
    [undefined, undefined, ''],
  ]);
  await expect(page.getByTestId('events')).toContainText('wins pass 1');
});

test('a title is claimed or looked at', async ({ page }) => {
  const sent = await hear(page, 'titles-title');
  await page.locator('.title-card.lit').first().click();
  expect(await sent()).toHaveLength(1);
  await page.locator('.title-card:not(.lit)').first().click();
  await expect(page.locator('aside.pv')).toBeVisible();
  expect(await sent()).toHaveLength(1);
});

test('relics for a title are counted out, and counted back', async ({ page }) => {
  const sent = await hear(page, 'titles-bind-relics');
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).click({ force: true });
  const counts = page.locator('.amounts output');
  const done = page.locator('.binding .acts .btn').last();
  await expect(counts).toHaveText(['0', '0', '2']);
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  await press('One more: Ring');
  await press('One more: Medallion');
  await expect(counts).toHaveText(['1', '0', '3']);
  await expect(done).toHaveAttribute('aria-disabled', 'false');
  await press('One more: Amulet');
  await expect(page.locator('.binding .whynot')).toBeVisible();
  await press('One less: Ring');
  await press('One more: Amulet');
  await expect(counts).toHaveText(['1', '1', '2']);
  await press('Reset');
  await expect(counts).toHaveText(['0', '0', '2']);
  await press('One more: Medallion');
  await press('One more: Amulet');
  await done.click();
  await expect.poll(sent).toHaveLength(2);
  expect((await sent())[0]).toBe('{"medallion":1,"amulet":1,"ring":2}');
});

test('allies for a title are counted out', async ({ page }) => {
  const sent = await hear(page, 'titles-bind-allies');
  const more = page.locator('.amounts .pm button:last-child:not([aria-disabled="true"])');
  for (let i = 0; i < 12 && (await more.count()); i += 1) await more.first().click();
  await page.locator('.binding .acts .btn').last().click();
  await expect.poll(sent).toHaveLength(2);
});

for (const width of [1440, 820, 390]) {
  test(`the mat of every other player is opened, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 1180 });
    await open(page, 'action-4');
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
      await expect(sheet.locator('.mat')).toBeVisible();
      await sheet.locator('.iconbtn').first().click();
      await expect(sheet).toBeHidden();
    }
  });
}

test('a phone has the board, the mat, the others and the log on its tabs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'action-4');
  const tabs = page.locator('.ptabs button');
  for (const [at, part] of ['.city', '.mat', '.seatrow', '#tab-log'].entries()) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator(part).filter({ visible: true }).first()).toBeVisible();
  }
});
