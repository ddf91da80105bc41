/**
 * Settings in which pictures are taken: desktop and phone, light and dark, every language once.
 * With TABLET=1 they are of a tablet instead.
 */
import { resolve } from 'node:path';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { origin } from './house';

export const FOLDER =
  process.env.PICTURES ?? resolve(import.meta.dirname, '../../docs/screenshots');
const TABLETS = [
  { name: 'tablet-light', width: 820, height: 1180, theme: 'light', language: 'en' },
  { name: 'tablet-dark', width: 820, height: 1180, theme: 'dark', language: 'pl' },
] as const;
const DESKS_AND_PHONES = [
  { name: 'desktop-light', width: 1440, height: 900, theme: 'light', language: 'en' },
  { name: 'desktop-dark', width: 1440, height: 900, theme: 'dark', language: 'ru' },
  { name: 'phone-light', width: 390, height: 844, theme: 'light', language: 'uk' },
  { name: 'phone-dark', width: 390, height: 844, theme: 'dark', language: 'pl' },
] as const;
export type Setting = (typeof TABLETS | typeof DESKS_AND_PHONES)[number];
export const SETTINGS: readonly Setting[] = process.env.TABLET ? TABLETS : DESKS_AND_PHONES;

/** Open a page as it looks in a setting, whatever the account itself prefers. */
export async function open(
  browser: Browser,
  context: BrowserContext,
  setting: Setting,
  path: string,
): Promise<Page> {
  const shown = await browser.newContext({
    storageState: await context.storageState(),
    viewport: { width: setting.width, height: setting.height },
    colorScheme: setting.theme,
    reducedMotion: 'reduce',
    hasTouch: setting.width < 500,
    locale: setting.language,
  });
  await shown.addInitScript(
    (kept) => localStorage.setItem('gonfalon.preferences', JSON.stringify(kept)),
    { theme: setting.theme, language: setting.language, unsent: '*' },
  );
  const page = await shown.newPage();
  await page.goto(origin() + path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page;
}

export async function snap(page: Page, scene: string, setting: Setting): Promise<void> {
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${FOLDER}/${scene}-${setting.name}.png` });
}

/** Show a page in each setting. */
export async function take(
  browser: Browser,
  context: BrowserContext,
  scene: string,
  path: string,
  prepare: (page: Page, phone: boolean) => Promise<void> = async () => undefined,
  phoneOnly = false,
): Promise<void> {
  for (const setting of SETTINGS) {
    const phone = setting.width < 500;
    if (phoneOnly && !phone) continue;
    const page = await open(browser, context, setting, path);
    await prepare(page, phone);
    await snap(page, scene, setting);
    await page.context().close();
  }
}
