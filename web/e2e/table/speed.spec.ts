/** The table page on a phone: usable soon, and nothing jumps. */
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test';

import { botTable, guest, myTurn, origin } from '../support/house';

const COLD = 2500;
const WARM = 1500;
const SHIFT = 0.02;
/** Machines are noisy: the visit in the middle counts. */
const VISITS = Number(process.env.E2E_VISITS ?? 5);

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
  /** How often the view was asked for before that. */
  asked: number;
  /** What jumped, and from where to where. */
  moved: string[];
}

/** Open the table and measure until the question can be answered. */
async function measure(page: Page, path: string): Promise<Measured> {
  await page.goto(origin() + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('table-usable').length > 0);
  await page.waitForTimeout(2500); // what comes late must not push anything either
  return page.evaluate(() => {
    const usable = performance.getEntriesByName('table-usable')[0]?.startTime ?? Infinity;
    const { shifts: shift, moved } = window as unknown as { shifts: number; moved: string[] };
    const views = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes('/view?') && entry.startTime < usable);
    return { usable, shift, moved, asked: views.length };
  });
}

async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = window as unknown as { shifts: number; moved: string[] };
    kept.shifts = 0;
    kept.moved = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        startTime: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        kept.shifts += entry.value;
        for (const { node, previousRect: was, currentRect: is } of entry.sources) {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : 'text';
          const [from, to] = [was, is].map((r) => `${r.x},${r.y} ${r.width}x${r.height}`);
          kept.moved.push(`${Math.round(entry.startTime)} ms: ${name} ${from} -> ${to}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** One phone that has never been here: a first visit and a second. */
async function visit(browser: Browser): Promise<[Measured, Measured]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await watch(context);
  await guest(context);
  const table = await botTable(context);
  await myTurn(context, table); // a question that comes meanwhile is news, not a jump
  const page = await context.newPage();
  await phone(page);
  const cold = await measure(page, `/tables/${table}`);
  const warm = await measure(page, `/tables/${table}`);
  console.log(
    `  cold ${Math.round(cold.usable)} ms, warm ${Math.round(warm.usable)} ms, shift ${cold.shift.toFixed(4)} / ${warm.shift.toFixed(4)}`,
  );
  for (const line of [...cold.moved, ...warm.moved]) console.log(`  ${line}`);
  await context.close();
  return [cold, warm];
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Infinity;
}

test('the table page is usable soon on a phone, and nothing jumps', async ({ browser }) => {
  const visits = [];
  for (let i = 0; i < VISITS; i += 1) visits.push(await visit(browser));
  for (const one of visits.flat()) expect(one.shift).toBeLessThan(SHIFT);
  // By the start page, and the client takes that answer.
  for (const [cold] of visits) expect(cold.asked).toBe(1);
  expect(median(visits.map(([cold]) => cold.usable))).toBeLessThan(COLD);
  expect(median(visits.map(([, warm]) => warm.usable))).toBeLessThan(WARM);
});
