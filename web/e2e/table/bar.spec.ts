/** The question bar keeps its height, the board its place, and every answer is in sight. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { LIVE } from '../live/live';
import { Drawn, type Position } from '../support/drawn';
import type { Question } from '../support/policy';
import { outOfSight } from '../support/sight';
import { walk, type Name } from '../support/walking';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 1024, height: 768 };
const BAR: Record<number, number> = { 1440: 76, 1024: 96 };
/** `GONFALON_WHOLE=1` plays whole matches and looks at every kept position. */
const WHOLE = Boolean(process.env.GONFALON_WHOLE);
const ANSWERS = WHOLE ? 500 : 24;

interface Laid {
  bar: number;
  /** The upper left corner of the board and its width. A battle takes the place of the board. */
  board: string;
}

function laid(page: Page): Promise<Laid> {
  return page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const [bar, board] = [box('.decision'), box('.mapwrap')];
    const scene = document.querySelector('.app')?.classList.contains('wide') ? 'scene' : 'board';
    return {
      bar: Math.round(bar?.height ?? 0),
      board: `${scene} at ${[board?.x, board?.y, board?.width].map((n) => Math.round(n ?? 0)).join()}`,
    };
  });
}

const GAMES = Object.entries(LIVE) as [Name, (typeof LIVE)[Name]][];
for (const [game, { name }] of GAMES) {
  test(`${name}: bar and board stay between questions, every answer is in sight`, async ({
    browser,
  }) => {
    test.setTimeout(WHOLE ? 3_600_000 : 600_000);
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    const places = new Map<string, string>();
    const found = new Set<string>();
    await walk(context, game, [DESK, TABLET], ANSWERS, async (question, { page, width }) => {
      // How one's own pass ended is told until one goes on.
      const goOn = page.locator('.result > .btn');
      if (await goOn.isVisible()) await goOn.click();
      const { bar, board } = await laid(page);
      if (bar !== BAR[width]) found.add(`${question.kind} at ${width}: the bar has ${bar} px`);
      const scene = `${width} ${board.split(' ')[0]}`;
      const before = places.get(scene) ?? board;
      places.set(scene, before);
      if (before !== board) found.add(`${question.kind} at ${width}: ${before}, now ${board}`);
      if (width === TABLET.width)
        for (const one of await outOfSight(page, question)) found.add(one);
    });
    expect([...found]).toEqual([]);
    await context.close();
  });
}

/** Kept positions in which answers were out of sight, or their bar was high; the short form. */
const HARD: Partial<Record<Name, string[]>> = {
  mastery: ['fracture', 'conflict', 'window', 'tile-discard'],
  paladins: ['action-4', 'workers-attack', 'tavern-4'],
  glory: ['action-4', 'travel-4', 'tour-run-plaisance', 'duel-faith', 'give-back'],
  crusaders: [
    'turn-4',
    'plan-4',
    'pick-building',
    'discard-rescript',
    'pick-governor',
    'pick-tactic',
    'march-units',
  ],
};

/** The question of every kept position that asks one, or of the hard ones. */
function kept(game: Name): [Position, Question][] {
  const folder = resolve(import.meta.dirname, `../../src/games/${game}/fixtures`);
  return readdirSync(folder).flatMap((file) => {
    const position = file.replace('.json', '');
    const { explain = [] } = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as {
      explain?: Question[];
    };
    const [question] = explain;
    const wanted = WHOLE || HARD[game]?.includes(position);
    return question && wanted ? [[{ game, position }, question] as [Position, Question]] : [];
  });
}

test.describe('kept positions', () => {
  let drawn: Drawn;
  test.beforeAll(async () => {
    drawn = await Drawn.start();
  });
  test.afterAll(() => drawn.stop());

  for (const [game, { name }] of GAMES) {
    test(`${name}: at 1024 × 768 every answer of kept questions is in sight`, async ({ page }) => {
      test.setTimeout(3_600_000);
      const found: string[] = [];
      await page.setViewportSize(TABLET);
      for (const [position, question] of kept(game)) {
        await drawn.open(page, position);
        await page.waitForTimeout(150);
        found.push(
          ...(await outOfSight(page, question)).map((one) => `${position.position}: ${one}`),
        );
        const { bar } = await laid(page);
        if (bar !== BAR[TABLET.width]) found.push(`${position.position}: the bar has ${bar} px`);
      }
      expect(found).toEqual([]);
    });
  }
});

test('Mastery: at 1024 × 768 answers stand in the bar in every language', async ({ page }) => {
  const drawn = await Drawn.start();
  await page.setViewportSize(TABLET);
  for (const lang of ['en', 'ru', 'uk', 'pl']) {
    await drawn.open(page, { game: 'mastery', position: 'support', also: `lang=${lang}` });
    await page.waitForTimeout(150);
    const bar = await page.locator('.decision').boundingBox();
    const question = await page.locator('.decision .q').boundingBox();
    const answers = await page.locator('.decision :is(.own, .opts) .btn').all();
    expect(answers.length).toBe(3);
    for (const answer of answers) {
      const box = await answer.boundingBox();
      if (!bar || !question || !box) throw new Error('the bar is not there');
      expect(box.y, lang).toBeGreaterThanOrEqual(question.y + question.height);
      expect(box.y + box.height, lang).toBeLessThanOrEqual(bar.y + bar.height);
    }
  }
  await drawn.stop();
});
