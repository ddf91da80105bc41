/** All boards fit every screen, with and without a panel at their side. */
import { expect, test, type Page } from '@playwright/test';

import { Drawn, type Position } from '../support/drawn';
import { troubles } from '../support/geometry';

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const TABLETS = SIZES.slice(1, 3);
/** Of a phone, a tablet and a desktop: what CI looks at. */
const MAIN = SIZES.filter(({ width }) => [390, 820, 1440].includes(width));

const PALADINS = [
  'attack',
  'action-4',
  'commission-4',
  'workers-fortify',
  'workshop',
  'paladin-4',
  'tavern-4',
  'free-recruit',
  'inquisition',
].map((position): Position => ({ game: 'paladins', position }));
const MASTERY = [
  { position: 'advance-4', also: 'pick=0,0' },
  { position: 'advance-6' },
  { position: 'redeploy-from-5' },
  { position: 'tile-discard' },
  { position: 'support' },
  { position: 'conflict' },
  { position: 'fracture' },
  { position: 'castle' },
].map((scene): Position => ({ game: 'mastery', ...scene }));
const GLORY = [
  'action-4',
  'support-4',
  'travel-4',
  'take-card-4',
  'duel-scene-faith',
  'duel-scene-players',
  'tour-shield-plaisance',
  'tour-shield-pas_darmes',
  'titles-title',
  'solo-rivalry',
].map((position): Position => ({ game: 'glory', position }));
const CRUSADERS = [
  'plan-4',
  'turn-4',
  'keep-bull',
  'pick-tactic',
  'pay',
  'bishop',
  'march-units',
  'raid-falls',
  'battle-card',
  'cancel-half',
].map((position): Position => ({ game: 'crusaders', position }));

let drawn: Drawn;
test.beforeAll(async () => {
  drawn = await Drawn.start();
});
test.afterAll(() => drawn.stop());
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 760;

/** Open log or notes, in whichever way the width offers. */
async function openSide(page: Page, tab: 'Log' | 'Notes'): Promise<void> {
  if (isPhone(page)) {
    await page.locator('.ptabs button').last().click();
  } else if (!(await page.locator('#side-panel').isVisible())) {
    await page.getByRole('button', { name: new RegExp(`^${tab}`) }).click();
  }
  const head = page.getByRole('tab', { name: tab });
  await head.click();
  await expect(head).toHaveAttribute('aria-selected', 'true');
}

/** Look at a position at all sizes; whatever is to be open is opened at each. */
async function measure(
  page: Page,
  scene: Position,
  sizes = SIZES,
  prepare: (page: Page) => Promise<boolean> = async () => false,
): Promise<string[]> {
  const found: string[] = [];
  const [first] = sizes;
  if (first) await page.setViewportSize(first);
  await drawn.open(page, scene);
  for (const size of sizes) {
    await page.setViewportSize(size);
    const covered = await prepare(page);
    const where = `${scene.position} at ${size.width}: `;
    found.push(...(await troubles(page, { covered })).map((trouble) => where + trouble));
  }
  return found;
}

for (const [name, scenes] of Object.entries({
  Paladins: PALADINS,
  Mastery: MASTERY,
  Glory: GLORY,
  Crusaders: CRUSADERS,
})) {
  for (const [where, sizes] of [
    ['at the main widths @fixed @quick', MAIN],
    ['at every other width @fixed', SIZES.filter((size) => !MAIN.includes(size))],
  ] as const) {
    test(`${name}: question, answers and Undo are in sight ${where}`, async ({ page }) => {
      const found: string[] = [];
      for (const scene of scenes) found.push(...(await measure(page, scene, sizes)));
      expect(found).toEqual([]);
    });
  }

  test(`${name}: an open log, notes or replay cut nothing off @fixed`, async ({ page }) => {
    const [scene] = scenes;
    if (!scene) throw new Error('no scenes');
    const log = await measure(page, scene, SIZES, async () => {
      await openSide(page, 'Log');
      return true;
    });
    expect(log).toEqual([]);
    const notes = await measure(page, scene, SIZES.slice(1), async () => {
      await openSide(page, 'Notes');
      return true;
    });
    expect(notes).toEqual([]);
    const replay = await measure(page, { ...scene, also: 'replay' }, SIZES, async () => {
      await page.locator('.replay').waitFor();
      return false;
    });
    expect(replay).toEqual([]);
  });

  test(`${name}: longer languages fit on a tablet and a phone @fixed`, async ({ page }) => {
    const found: string[] = [];
    for (const lang of ['ru', 'pl']) {
      for (const scene of scenes.slice(0, 2)) {
        const also = `${scene.also ?? ''}&lang=${lang}`;
        found.push(...(await measure(page, { ...scene, also }, SIZES.slice(0, 3))));
      }
    }
    expect(found).toEqual([]);
  });
}

test('Paladins: the kingdom is seen whole on a tablet @fixed', async ({ page }) => {
  for (const size of [...TABLETS].reverse()) {
    await page.setViewportSize(size);
    await drawn.open(page, { game: 'paladins', position: 'attack' });
    const cards = page.locator('.region .card, .town .card');
    for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 0.99 });
    for (const row of await page.locator('.own .act').all()) {
      await expect(row).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('a panel over the board leaves the bar alone, and Escape closes it @fixed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await drawn.open(page, { game: 'mastery', position: 'advance-4' });
  const before = await page.locator('.mapwrap').boundingBox();
  await openSide(page, 'Log');
  expect(await page.locator('.mapwrap').boundingBox()).toEqual(before);
  const bar = await page.locator('.decision').boundingBox();
  const panel = await page.locator('#side-panel').boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-panel')).toBeHidden();
});

test('where the seats have no rail, their strip opens it @fixed', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await drawn.open(page, { game: 'paladins', position: 'action-4' });
  const strip = page.getByRole('button', { name: 'Show or hide the players' });
  await expect(strip).toContainText('Magda K.');
  await strip.click();
  await expect(page.locator('.seatrow')).toHaveCount(4);
  await expect(page.locator('.seatrow').first()).toBeInViewport();
  await strip.click();
  await expect(page.locator('.seatrow').first()).toBeHidden();
});

test('a phone: the document never scrolls, however far one swipes @fixed @quick', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await drawn.open(page, { game: 'paladins', position: 'action-4' });
  for (const [at, name] of ['board', 'me', 'others', 'log'].entries()) {
    await page.locator('.ptabs button').nth(at).click();
    await page.mouse.move(195, 400);
    for (let swipe = 0; swipe < 5; swipe += 1) await page.mouse.wheel(0, 700);
    await page.waitForTimeout(200);
    const frame = await page.evaluate(() => {
      document.documentElement.scrollTop = 4000;
      const app = document.querySelector('.app');
      return {
        moved: document.documentElement.scrollTop,
        inside: app?.scrollTop,
        tabs: document.querySelector('.ptabs')?.getBoundingClientRect().bottom,
      };
    });
    expect(frame, name).toEqual({ moved: 0, inside: 0, tabs: 844 });
  }
});
