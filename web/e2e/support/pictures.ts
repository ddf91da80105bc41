/** Pictures of pages; of what a test has reached, in all sizes and both themes: `PICTURES=folder`. */
import type { Page } from '@playwright/test';

export type Part = [left: number, top: number, width: number, height: number];

/** A picture of a part of a page, so many pixels wide. */
export async function pictureOf(
  page: Page,
  [x, y, width, height]: Part,
  wide: number,
  encoding: { format: 'png' } | { format: 'webp'; quality: number },
): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    ...encoding,
    clip: { x, y, width, height, scale: wide / width },
  });
  return Buffer.from(data, 'base64');
}

const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'laptop', width: 1024, height: 768 },
  { name: 'tablet', width: 820, height: 1180 },
  { name: 'phone', width: 390, height: 844 },
];
const THEMES = ['dark', 'light'] as const; // in the end the page looks as it did

/** Take one of each size and theme; `at` is scrolled into view. */
export async function picture(page: Page, name: string, at = ''): Promise<void> {
  const folder = process.env.PICTURES;
  const before = page.viewportSize();
  if (!folder) return;
  for (const { name: size, ...viewport } of SIZES) {
    await page.setViewportSize(viewport);
    if (at) await page.locator(at).first().scrollIntoViewIfNeeded();
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` });
    }
  }
  if (before) await page.setViewportSize(before);
}
