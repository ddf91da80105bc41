/**
 * End to end: the real server, PostgreSQL, Redis and a bot worker, and Debian's Chromium.
 *
 *   npm run e2e -- --grep @quick    one whole match by clicking, axe on all pages (for CI)
 *   npm run e2e                     everything
 *
 * `GONFALON_E2E_ORIGIN` uses a site that runs already (with `GONFALON_E2E_MAIL`, its mails).
 */
import { defineConfig } from '@playwright/test';

/**
 * Features of Chromium that are switched off. It heeds the last such switch alone, so Playwright's
 * own stand here again; with the popups of an address bar that nobody sees, which load two pages
 * of their own for every page that a test opens.
 */
const OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** What is looked for: pictures are taken, or the demo that runs is tried, or the site is tested. */
const { GONFALON_ENTER, SCREENSHOTS } = process.env;
const testMatch = SCREENSHOTS
  ? '**/*screenshots.ts'
  : GONFALON_ENTER
    ? 'demo/*.ts'
    : '**/*.spec.ts';

export default defineConfig({
  testDir: './e2e',
  testMatch,
  outputDir: './test-results',
  globalSetup: './e2e/support/setup.ts',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    // Nothing moves and nothing is played back, except in the tests that are about it (@alive).
    contextOptions: { reducedMotion: 'reduce' },
    // Requests that a service worker makes cannot be faked. Tests about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--no-first-run',
        `--disable-features=${OFF.join(',')}`,
      ],
    },
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
