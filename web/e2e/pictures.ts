/** Pictures of what a test has reached, at both sizes, for people who look: `PICTURES=folder`. */
import type { Page } from '@playwright/test';

const SIZES = [
  { name: 'desk', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844 },
];

/** Take one of each size; `at` is scrolled into view. */
export async function picture(page: Page, name: string, at = ''): Promise<void> {
  const folder = process.env.PICTURES;
  const before = page.viewportSize();
  if (!folder) return;
  for (const { name: size, ...viewport } of SIZES) {
    await page.setViewportSize(viewport);
    if (at) await page.locator(at).first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(250);
    await page.screenshot({ path: `${folder}/${name}-${size}.png` });
  }
  if (before) await page.setViewportSize(before);
}
