/** What things are worth: hovered, focused and tapped on kept positions, and on the score sheet. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

import { Drawn, type Position } from '../support/drawn';

let drawn: Drawn;
test.beforeAll(async () => {
  drawn = await Drawn.start();
});
test.afterAll(() => drawn.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Game = Position['game'];

/** By game: the kinds of things to look at, with what is said of the first one. */
const KINDS: Record<Game, Record<string, RegExp>> = {
  mastery: { hex: /(Worth|Would bring you) \d points? now\..*(controls?|control) it\./s },
  paladins: {
    attribute: /points? now\..*Your place on the track: \d+\..*Next: \d+ points?/s,
    action: /points? now\..*(built|placed): \d+\..*Next: \d+ points?/s,
    order: /points? now\..*: \d+\..*Next: \d+ points with \d more/s,
    outsider: /Would bring you \d+ points? now\..*If you convert it\./s,
    goods: /points now\..*together: 7\..*Next: 3 points with 2 more/s,
  },
  glory: {
    title: /glory now\..*You have \d of the \d it requires/s,
    knight: /Would bring you \d+ glory now\..*If you beat this knight/s,
    ally: /Would bring you \d glory now\..*When you gain this ally/s,
    travel: /Would bring you \d glory now\..*When you play this card/s,
  },
  crusaders: {
    city: /1 influence now\..*In each income phase, as your holy land/s,
    end: /influence now\./,
    bull: /influence now\..*At the end of the game, for/s,
  },
};
const GAMES = Object.keys(KINDS) as Game[];

/** The first thing of a kind on the page that has a worth. Null if there is none on this tab. */
async function first(page: Page, kind: string): Promise<Locator | null> {
  const component = await page.evaluate((kind) => {
    interface Here {
      table: { view: { worth: { component: string }[] } };
    }
    const { worth } = (globalThis as unknown as Here).table.view;
    const known = new Set(worth.map((one) => one.component));
    const things = [...document.querySelectorAll(`[data-component^="${kind}:"]`)].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      const still = one.getAttribute('aria-disabled') === 'true';
      return width && height && still && known.has(one.getAttribute('data-component') ?? '');
    });
    return things[0]?.getAttribute('data-component') ?? null;
  }, kind);
  if (!component) return null;
  return page.locator(`[data-component="${component}"][aria-disabled="true"]:visible`).first();
}

/** What axe finds serious about the thresholds. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include('.thresholds')
    .setLegacyMode()
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const closeUp = (page: Page): Locator => page.locator('aside.preview .worth').first();

for (const game of GAMES) {
  test(`${game}: everything says what it is worth, by mouse and keyboard @learn`, async ({
    page,
  }) => {
    await drawn.open(page, { game, position: 'worth' });
    for (const [kind, said] of Object.entries(KINDS[game])) {
      const thing = await first(page, kind);
      expect(thing, kind).not.toBeNull();
      await thing?.scrollIntoViewIfNeeded();
      await page.mouse.move(2, 2);
      const box = await thing?.boundingBox();
      if (!box) throw new Error(`${kind} has no place`);
      await page.mouse.move(box.x + box.width / 2, box.y + Math.min(12, box.height / 2), {
        steps: 3,
      });
      await expect(closeUp(page)).toContainText(said);
      await expect(closeUp(page).locator('.rule-id')).toBeVisible();
      await page.mouse.move(2, 2);
      await expect(closeUp(page)).toHaveCount(0);
      await page.keyboard.press('Shift'); // the keyboard is in use now
      await thing?.focus();
      await expect(closeUp(page)).toContainText(said);
      await thing?.blur();
      await expect(closeUp(page)).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Score sheet' }).first().click();
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    await expect(sheet.getByRole('heading', { name: 'What you score for' })).toBeVisible();
    expect(await sheet.locator('.thresholds li > .what').count()).toBeGreaterThan(5);
    expect(await findings(page)).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const game of GAMES) {
    test(`${game}: a tap says what a thing is worth @learn`, async ({ page }) => {
      await drawn.open(page, { game, position: 'worth' });
      const left = new Map(Object.entries(KINDS[game]));
      const tabs = page.locator('.ptabs button');
      for (let tab = 0; tab < (await tabs.count()); tab += 1) {
        await tabs.nth(tab).click();
        await page.evaluate(() => {
          for (const folded of document.querySelectorAll('details')) folded.open = true;
        });
        for (const [kind, said] of left) {
          const thing = await first(page, kind);
          if (!thing) continue;
          await thing.scrollIntoViewIfNeeded();
          await thing.tap({ force: true }); // it says that it answers nothing
          await expect(closeUp(page)).toContainText(said);
          await page.locator('.veil').tap({ position: { x: 8, y: 830 } });
          await expect(closeUp(page)).toHaveCount(0);
          left.delete(kind);
        }
      }
      expect([...left.keys()]).toEqual([]);
    });
  }
});
