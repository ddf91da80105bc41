/**
 * The folder that plays without a server, in Debian's Chromium:
 *
 *   gonfalon static build/static && npm --prefix web run e2e:static
 *
 * GONFALON_STATIC names another folder.
 */
import { defineConfig } from '@playwright/test';

const folder = process.env.GONFALON_STATIC ?? '../build/static';
const PORT = 8599;

export default defineConfig({
  testDir: './e2e/static',
  testMatch: '*.static.ts',
  outputDir: './test-results/static',
  workers: 1,
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  webServer: {
    command: `python3 -m http.server ${PORT} --bind 127.0.0.1 --directory "${folder}"`,
    url: `http://127.0.0.1:${PORT}/static.json`,
    reuseExistingServer: false,
    stderr: 'ignore',
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}/play/`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block', // requests that it makes cannot be held back
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
    },
    screenshot: 'only-on-failure',
  },
});
