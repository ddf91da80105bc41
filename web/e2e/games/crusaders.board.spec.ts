/** What players of Crusaders could not see: the race to the end, governors, the whole cross, a purse. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { crusadersTable, goOn, playUntil } from './crusaders';
import { guest, origin } from '../support/house';
import { picture } from '../support/pictures';
import type { Question, Seen } from '../support/policy';

/** A table at a question that fits; another one if a match does not come to it. */
async function tableAt(
  page: Page,
  context: BrowserContext,
  fits: (seen: Seen, question: Question) => boolean,
): Promise<void> {
  await guest(context);
  for (let i = 0; i < 6; i += 1) {
    const table = await crusadersTable(context, 3);
    if (!(await playUntil(context, table, fits))) continue;
    await page.goto(`${origin()}/tables/${table}`);
    await expect(page.locator('[data-decision]:not([data-decision=""])')).toBeVisible();
    await goOn(page);
    return;
  }
  throw new Error('no match came to such a question');
}

interface Realm {
  round: number;
  boards: { cities: string[]; holy_lands: number }[];
}
const realm = (seen: Seen): Realm => seen.view.state as unknown as Realm;

/** True if an element is inside the window as a whole and nothing else covers its middle. */
function whollySeen(page: Page, selector: string): Promise<boolean[]> {
  return page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const box = one.getBoundingClientRect();
      let [top, left, bottom, right] = [0, 0, innerHeight, innerWidth];
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === 'visible' || up instanceof SVGElement) continue;
        const frame = up.getBoundingClientRect();
        if (!frame.width) continue; // it has no box of its own
        top = Math.max(top, frame.top);
        left = Math.max(left, frame.left);
        bottom = Math.min(bottom, frame.bottom);
        right = Math.min(right, frame.right);
      }
      const near = 1; // rounding
      return (
        box.width > 0 &&
        box.top >= top - near &&
        box.left >= left - near &&
        box.bottom <= bottom + near &&
        box.right <= right + near
      );
    }),
  );
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

test('the race to what ends the match is in sight, with what it brings', async ({
  page,
  context,
}) => {
  await tableAt(page, context, (seen, { kind }) => kind === 'turn' && realm(seen).round >= 2);
  const race = page.getByRole('group', { name: 'Race to the end of the game' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(race).toContainText('Hegemony');
    await expect(race).toContainText('4 cities: +8');
    await expect(race).toContainText('5 holy lands: +8');
    await expect
      .poll(() => whollySeen(page, '.race section'), { message: `${size.width} wide` })
      .toEqual([true, true]);
  }
  await expect(race.getByRole('listitem').filter({ hasText: / of 4$/ })).toHaveCount(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.seatrow .score').first()).toHaveText(/\d\/4 cities/);
  await picture(page, 'crusaders-race');
});

test('one step before the end the race says who needs it', async ({ page, context }) => {
  const near = (seen: Seen): boolean =>
    realm(seen).boards.some(({ cities, holy_lands: lands }) => cities.length === 3 || lands === 4);
  await tableAt(page, context, near);
  await expect(page.locator('.race [role="status"]').first()).toContainText('One short: ');
  await picture(page, 'crusaders-race-near');
});

test('governors are compared in words with what each brings now', async ({ page, context }) => {
  await tableAt(page, context, (_, { kind }) => kind === 'pick-governor');
  const cards = page.locator('.governors .candidate');
  await expect(cards.first()).toBeVisible();
  expect(await cards.count()).toBeGreaterThan(1);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box?.width).toBeGreaterThan(200);
    await expect(card).toContainText(/\d\s*in each income|Worth unknown/);
  }
  await expect(page.getByRole('button', { name: 'Top of the deck, unseen' })).toBeVisible();
  await picture(page, 'crusaders-governors');
  await cards.first().click();
  await expect(cards).toHaveCount(0);
});

test('the whole cross is in sight at 1024 by 768 while orders are placed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await tableAt(page, context, (_, { kind }) => kind === 'plan');
  await expect(page.locator('.cross [data-cell] .spot').first()).toBeVisible();
  const spots = await whollySeen(page, '.main .cross [data-cell] .spot');
  expect(spots.length).toBeGreaterThanOrEqual(8);
  expect(spots).not.toContain(false);
  expect(await whollySeen(page, '.levant button[aria-label]')).not.toContain(false);
  // It is no smaller than the height allows.
  expect((await page.locator('.main svg.cross').boundingBox())?.width).toBeGreaterThan(235);
  await picture(page, 'crusaders-planning');
});

test('a phone shows the whole cross above the question', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tableAt(page, context, (_, { kind }) => kind === 'plan');
  await expect(page.locator('.cross [data-cell] .spot').first()).toBeVisible();
  const spots = await whollySeen(page, '.main .cross [data-cell] .spot');
  expect(spots.length).toBeGreaterThanOrEqual(8);
  expect(spots).not.toContain(false);
  await picture(page, 'crusaders-planning-phone');
});

test('a phone says round and phase, and what there is to pay with', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tableAt(page, context, (_, { kind }) => kind === 'plan');
  await expect(page.locator('.appbar .turn')).toHaveText(/^\d\/6 planning phase$/);
  expect(await whollySeen(page, '.appbar .turn')).toEqual([true]);
  const treasury = page.locator('.treasury');
  await expect(treasury).toContainText('Round 1 of 6 planning phase');
  await expect(treasury.getByRole('img', { name: 'Coins' })).toBeVisible();
  expect(await whollySeen(page, '.treasury')).toEqual([true]);
});

test('own tactics and governors can be read', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await tableAt(page, context, (_, { kind }) => kind === 'plan');
  const tactics = page.locator('.own-board .tactics .row');
  expect(await tactics.count()).toBeGreaterThan(2);
  for (const tactic of await tactics.all()) {
    expect((await tactic.boundingBox())?.width).toBeGreaterThan(100);
    await expect(tactic.locator('> b')).toBeVisible();
  }
  const names = page.locator('.own-board .gov i');
  const cut = await names.evaluateAll(
    (all) =>
      all.filter(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible',
      ).length,
  );
  expect(cut).toBe(0);
  await picture(page, 'crusaders-own');
});
