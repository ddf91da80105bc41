/** What the tests of live play share: every frame of a page, and what the server published. */
import { expect, type BrowserContext, type Page } from '@playwright/test';

import { ask } from './house';

export interface Sample {
  at: number;
  version: number;
  question: string;
  moment: string;
  watching: boolean;
}

/** Note what the page shows in every animation frame from now on, and its long tasks. */
export async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const samples: unknown[] = [];
    const long: { at: number; lasts: number; watching: boolean }[] = [];
    const watching = (): boolean => document.querySelector('.pace') !== null;
    Object.assign(globalThis, { samples, long });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) {
        long.push({ at: one.startTime, lasts: one.duration, watching: watching() });
      }
    }).observe({ type: 'longtask', buffered: true });
    const look = (at: number): void => {
      const app = document.querySelector('.app');
      if (app) {
        samples.push({
          at,
          version: Number(app.getAttribute('data-version')),
          question: document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '',
          moment: document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? '',
          watching: watching(),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export function samples(page: Page): Promise<Sample[]> {
  return page.evaluate(() => (globalThis as unknown as { samples: Sample[] }).samples);
}

/** The longest task while others' actions were shown, in milliseconds. */
export function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { long } = globalThis as unknown as { long: { lasts: number; watching: boolean }[] };
    return Math.max(0, ...long.filter((one) => one.watching).map((one) => one.lasts));
  });
}

/** Frames per second while others' actions were shown. */
export function frameRate(all: readonly Sample[]): number {
  const shown = all.filter((one) => one.watching);
  const first = shown[0];
  const last = shown.at(-1);
  if (!first || !last || shown.length < 30) return 0;
  const gaps = shown.slice(1).map((one, i) => one.at - (shown[i]?.at ?? one.at));
  const within = gaps.filter((gap) => gap < 1000); // not between two turns
  return Math.round((1000 * within.length) / within.reduce((sum, gap) => sum + gap, 0));
}

/** Everything that was shown was published, and in its order. */
export async function existed(
  context: BrowserContext,
  table: string,
  all: readonly Sample[],
): Promise<number[]> {
  const published = new Set<number>([0]);
  for (let after = -1; ;) {
    const page = await ask<{ news: { version: number }[]; version: number; more: boolean }>(
      context.request,
      'GET',
      `/tables/${table}/since/${after}`,
    );
    for (const one of page.news) published.add(one.version);
    if (!page.more) break;
    after = page.version;
  }
  const shown = all
    .map((one) => one.version)
    .filter((version, i, list) => !i || version !== list[i - 1]);
  for (const version of shown) expect(published, `version ${version}`).toContain(version);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  return shown;
}
