/**
 * The moving picture: an attack of Medieval Mastery from a recorded match, as a player at the table
 * watches it. The page's clock and its animations are moved by hand, so that every run makes the
 * same pictures.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import type { Drawn } from '../support/drawn';

const STEP = 100; // milliseconds from one picture to the next
const AFTER = 1000; // shown when all has come to rest
const LONGEST = 30_000;
const WIDTH = 960;
const QUALITY = 68;
const PYTHON = resolve(import.meta.dirname, '../../../.venv/bin/python');
const ANIMATE = resolve(import.meta.dirname, '../../../scripts/animate.py');

interface Playing {
  table: { playback: { active: boolean }; refresh(): Promise<void> };
}

export async function film(browser: Browser, drawn: Drawn, file: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 750 },
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.clock.install();
  await drawn.openRecording(page, 'mastery', 'attack');
  await page.waitForTimeout(500);
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
  const folder = await mkdtemp(join(tmpdir(), 'gonfalon-film-'));
  let frames = 0;
  const picture = async (): Promise<void> => {
    const name = join(folder, `${String(frames).padStart(4, '0')}.png`);
    await writeFile(name, await page.screenshot({ animations: 'allow' }));
    frames += 1;
  };
  await picture();
  await page.evaluate(() => void (globalThis as unknown as Playing).table.refresh());
  let rest = 0;
  for (let at = 0; at < LONGEST && rest <= AFTER; at += STEP) {
    await step(page);
    await picture();
    rest = (await playing(page)) ? 0 : rest + STEP;
  }
  if (rest <= AFTER) throw new Error('the attack does not come to its end');
  execFileSync(PYTHON, [ANIMATE, folder, file, `${STEP}`, `${WIDTH}`, `${QUALITY}`]);
  await rm(folder, { recursive: true });
  await context.close();
}

/** Let one step of time pass for scripts and for animations. */
async function step(page: Page): Promise<void> {
  await page.clock.runFor(STEP);
  await page.evaluate((by) => {
    for (const one of document.getAnimations()) {
      one.pause();
      const end = Number(one.effect?.getComputedTiming().endTime ?? 0);
      const next = Number(one.currentTime ?? 0) + by;
      if (next >= end && Number.isFinite(end)) one.finish();
      else one.currentTime = next;
    }
  }, STEP);
}

function playing(page: Page): Promise<boolean> {
  return page.evaluate(() => (globalThis as unknown as Playing).table.playback.active);
}
