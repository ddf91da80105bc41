/** Long words of other languages: none is broken in the middle, cut, or run together with the next. */
import { expect, test, type Page } from '@playwright/test';

import { Drawn, type Position } from '../support/drawn';

let drawn: Drawn;
test.beforeAll(async () => {
  drawn = await Drawn.start();
});
test.afterAll(() => drawn.stop());

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Words that take two lines, and words that touch one of another element beside them. */
function untidy(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found: string[] = [];
    const words: { word: string; box: DOMRect; by: Element }[] = [];
    const range = document.createRange();
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const by = node.parentElement;
        if (!by?.checkVisibility() || by.closest('.sr')) continue;
        for (const { 0: word, index } of (node as Text).data.matchAll(/[\p{L}\d/]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
            found.push(`${word} is broken`);
          else if (boxes[0]) words.push({ word, box: boxes[0], by });
        }
      }
    }
    const NEAR = 1.5;
    for (const one of words)
      for (const other of words) {
        if (one.by === other.by || one.box.left >= other.box.left) continue;
        const level = Math.min(one.box.bottom, other.box.bottom);
        if (level - Math.max(one.box.top, other.box.top) < 4) continue;
        if (one.box.right + NEAR > other.box.left) found.push(`${one.word} touches ${other.word}`);
      }
    return found;
  }, within);
}

const PLACES: [within: string, at: Position][] = [
  ['.track li, .card .tt, .city .name, .panel .item b', { game: 'glory', position: 'action-3' }],
  ['.places .name b', { game: 'glory', position: 'tour-shield-plaisance' }],
  ['.tactic:not(.s-tiny) .name', { game: 'crusaders', position: 'pick-tactic' }],
  ['thead .player b', { game: 'crusaders', position: 'end-4' }],
  ['.seat .points, .strip:not(.column) li b', { game: 'crusaders', position: 'plan-4' }],
];

for (const [within, at] of PLACES)
  for (const lang of ['ru', 'uk', 'pl'])
    test(`${at.game}, ${at.position}: words in ${lang}`, async ({ page }) => {
      await drawn.open(page, { ...at, also: `lang=${lang}` });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.waitForTimeout(200);
        expect(await untidy(page, within), `${size.width} wide`).toEqual([]);
      }
    });

for (const lang of ['en', 'ru', 'uk', 'pl'])
  test(`Crusaders, 1024 by 768: no part of map and cross is cut in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    for (const position of ['plan-4', 'turn-4', 'prayer']) {
      await drawn.open(page, { game: 'crusaders', position, also: `lang=${lang}` });
      const board = page.locator('.mapwrap .whole');
      const hidden = await board.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(hidden, position).toBeLessThanOrEqual(1);
    }
  });

test('the key of an answer stands beside its words, not on them', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await drawn.open(page, { game: 'crusaders', position: 'turn-4', also: 'lang=ru' });
  const buttons = page.locator('.decision button[data-key]').filter({ visible: true });
  expect(await buttons.count()).toBeGreaterThan(3);
  const under = await buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const KEY = { width: 12, height: 14 }; // with the distance from its corner
      const corner = button.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(button);
      const lines = [...range.getClientRects()].filter(
        ({ top, right, width }) =>
          width > 1 && top < corner.top + KEY.height && right > corner.right - KEY.width,
      );
      return lines.length ? [button.textContent] : [];
    }),
  );
  expect(under).toEqual([]);
});
