/** The table page on a phone: usable soon, and nothing jumps. */
import { expect, test, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

import { botTable, guest, origin } from './house';

const COLD = 2500;
const WARM = 1500;
const SHIFT = 0.02;

async function phone(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', {
    rate: Number(process.env.E2E_SLOWDOWN ?? 4),
  });
  return session;
}

interface Measured {
  usable: number;
  shift: number;
}

/** Open the table and measure until the question can be answered. */
async function measure(page: Page, path: string): Promise<Measured> {
  await page.goto(origin() + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('table-usable').length > 0);
  await page.waitForTimeout(2500); // what comes late must not push anything either
  return page.evaluate(() => {
    const usable = performance.getEntriesByName('table-usable')[0]?.startTime ?? Infinity;
    const shift = (window as unknown as { shifts: number }).shifts;
    return { usable, shift };
  });
}

async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = window as unknown as { shifts: number };
    kept.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
      }[]) {
        if (!entry.hadRecentInput) kept.shifts += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('the table page is usable soon on a phone, and nothing jumps', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await watch(context);
  await guest(context);
  const table = await botTable(context);
  const page = await context.newPage();
  await phone(page);
  const cold = await measure(page, `/tables/${table}`);
  const warm = await measure(page, `/tables/${table}`);
  console.log(
    `  cold ${Math.round(cold.usable)} ms, warm ${Math.round(warm.usable)} ms, shift ${cold.shift.toFixed(4)} / ${warm.shift.toFixed(4)}`,
  );
  expect(cold.shift).toBeLessThan(SHIFT);
  expect(warm.shift).toBeLessThan(SHIFT);
  expect(cold.usable).toBeLessThan(COLD);
  expect(warm.usable).toBeLessThan(WARM);
  await context.close();
});
