/** Hands on the keyboard alone. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Page } from '@playwright/test';

interface Answer {
  id: string;
  message: string;
}

/** The number key of an answer: they are counted by kind, and those that pass come last. */
export function numberOf(game: string, options: readonly Answer[], option: Answer): string {
  const source = readFileSync(resolve(`src/games/${game}/index.ts`), 'utf8');
  const passes = /passes: \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const last = ({ message }: Answer): number => Number(passes.includes(`'${message}'`));
  const order = options.toSorted((a, b) => last(a) - last(b));
  return String(order.findIndex(({ id }) => id === option.id) + 1);
}

/** Press Tab until something has the focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (name.test(focused)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Open the list of answers, go to one with the arrows, give it. */
export async function answerByList(page: Page, number: string): Promise<void> {
  const list = page.locator('#answers');
  // Opened for the last question of the turn before, it comes up again with the next one.
  if (!(await list.isVisible())) await page.keyboard.press('a');
  await list.waitFor();
  await tabTo(page, /.+/);
  for (let i = 0; i < 60; i += 1) {
    const at = await page.evaluate(
      () => document.activeElement?.querySelector('.kbd')?.textContent ?? '',
    );
    if (at === number) break;
    await page.keyboard.press('ArrowDown');
    if (!at) await page.locator('#answers .answer').first().focus();
  }
  await page.keyboard.press('Enter');
}

/** Close the list, if it still stands open; at the end Escape would close the score sheet. */
export async function closeList(page: Page): Promise<void> {
  if (await page.locator('#answers').isVisible()) await page.keyboard.press('Escape');
}
