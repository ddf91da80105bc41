/**
 * Pictures of the boards for the public pages (`public/boards`): a kept position of each game, in
 * every language and both themes. Run it after a board has changed:
 *
 *   SCREENSHOTS=1 npm run e2e -- boards     (GAMES=glory,paladins: only some)
 *
 * Chromium writes no AVIF, so Pillow of the Python environment does.
 */
import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';

import { test } from '@playwright/test';

import { Drawn, type Position } from './support/drawn';
import { pictureOf, type Part } from './support/pictures';

const FOLDER = resolve(import.meta.dirname, '../public/boards');
/** As in `src/gonfalon/server/pages/public_games.py`. */
const [WIDTH, HEIGHT] = [960, 600];
const PYTHON = resolve(import.meta.dirname, '../../.venv/bin/python');
const ENCODE = `
import sys
from PIL import Image
picture = Image.open(sys.stdin.buffer).convert("RGB")
picture.save(sys.argv[1], "AVIF", quality=45, speed=4)
`;

interface Scene extends Position {
  /** The size of the window. */
  window: [number, number];
  /** The part that is shown: left, top and width. */
  part: [number, number, number];
}

const SCENES: Scene[] = [
  { game: 'mastery', position: 'advance-4', window: [1440, 900], part: [252, 206, 580] },
  { game: 'paladins', position: 'action-4', window: [1440, 900], part: [256, 118, 1128] },
  { game: 'glory', position: 'duel-scene-players', window: [1440, 900], part: [378, 168, 684] },
  { game: 'crusaders', position: 'late-map', window: [1500, 900], part: [249, 166, 858] },
];

test('pictures of the boards', async ({ browser }) => {
  const wanted = (process.env.GAMES ?? '').split(',').filter(Boolean);
  const drawn = await Drawn.start();
  await mkdir(FOLDER, { recursive: true });
  for (const { game, position, window, part } of SCENES) {
    if (wanted.length && !wanted.includes(game)) continue;
    for (const theme of ['light', 'dark'] as const) {
      for (const language of ['en', 'ru', 'uk', 'pl']) {
        const context = await browser.newContext({
          viewport: { width: window[0], height: window[1] },
          colorScheme: theme,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        await drawn.open(page, { game, position, also: `lang=${language}&theme=${theme}` });
        await page.addStyleTag({
          content: '.zoom { display: none !important } .duel .wide { visibility: hidden }',
        });
        await page.waitForTimeout(600);
        const [x, y, width] = part;
        const clip: Part = [x, y, width, (width * HEIGHT) / WIDTH];
        const input = await pictureOf(page, clip, WIDTH, { format: 'png' });
        const file = resolve(FOLDER, `${game}.${language}.${theme}.avif`);
        execFileSync(PYTHON, ['-c', ENCODE, file], { input });
        await context.close();
      }
    }
  }
  await drawn.stop();
});
