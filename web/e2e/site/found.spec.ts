/**
 * Being found: the public pages as search engines, link previews and slow phones see them, the
 * installable app, and the ways to bring people to a table.
 */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';

import { ask, complaints, guest, origin } from '../support/house';
import { member, visitor } from '../support/people';
import { picture } from '../support/pictures';

const LANGUAGES = ['en', 'ru', 'uk', 'pl'];
const GAMES = ['crusaders', 'glory', 'mastery', 'paladins'];
const PLACES = ['/', ...GAMES.map((game) => `/games/${game}`)];
const FIRST_PAINT = 1500;

const pathIn = (language: string, place: string): string =>
  language === 'en' ? place : `/${language}${place}`;

/** The attribute of the only element that a selector finds in the head. */
async function only(page: Page, selector: string, attribute = 'content'): Promise<string> {
  const found = page.locator(selector);
  await expect(found).toHaveCount(1);
  return (await found.getAttribute(attribute)) ?? '';
}

interface Facts {
  language: string;
  headings: number;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  /** Images without a size or an alternative text. */
  bare: string[];
  links: string[];
}

/** What stands in a page. The page's own scripts do not have to run for this. */
function factsOf(page: Page): Promise<Facts> {
  return page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const said = (selector: string, name: string): string =>
      all(selector)
        .map((one) => one.getAttribute(name) ?? '')
        .join();
    const path = (link: Element): string => new URL(link.getAttribute('href') ?? '').pathname;
    return {
      language: document.documentElement.lang,
      headings: all('h1').filter((one) => one.checkVisibility()).length,
      description: said('meta[name="description"]', 'content'),
      canonical: all('link[rel="canonical"]').map(path).join(),
      alternates: Object.fromEntries(
        all('link[rel="alternate"]').map((one) => [one.getAttribute('hreflang') ?? '', path(one)]),
      ),
      bare: all('img')
        .filter((one) => !['width', 'height', 'alt'].every((name) => one.hasAttribute(name)))
        .map((one) => one.outerHTML),
      links: all('main a').map((one) => one.getAttribute('href') ?? ''),
    };
  });
}

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

test('public pages are whole without JavaScript, in four languages @learn', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const place of PLACES) {
    const expected = Object.fromEntries(LANGUAGES.map((code) => [code, pathIn(code, place)]));
    for (const language of LANGUAGES) {
      const path = pathIn(language, place);
      await page.goto(origin() + (path === '/' ? '/?lang=en' : path));
      const facts = await factsOf(page);
      expect(facts).toMatchObject({ language, headings: 1, canonical: path, bare: [] });
      expect(facts.description.length, facts.description).toBeGreaterThan(60);
      // All four and the default, on each of the four: so they name each other.
      expect(facts.alternates).toEqual({ ...expected, 'x-default': place });
      const game = place.slice('/games'.length);
      const ways = place === '/' ? ['/lobby', '/learn'] : [`/learn${game}`, `/how-to-play${game}`];
      for (const way of ways) expect(facts.links).toContain(`${way}?lang=${language}`);
    }
  }
  await context.close();
});

test('every way to start leads into the client, in its language @learn', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: origin() });
  const page = await context.newPage();
  await page.goto('/uk/games/glory');
  const links = await page
    .locator('main a')
    .evaluateAll((found) => found.map((a) => a.getAttribute('href') ?? ''));
  for (const link of new Set(links.filter((one) => !one.startsWith('#')))) {
    expect((await context.request.get(link)).status(), link).toBe(200);
  }
  await page.getByRole('link', { name: /З друзями/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(page.getByRole('radio', { name: 'З друзями' })).toBeChecked();
  await page.goto('/games/glory');
  await page.getByRole('link', { name: /^Play a bot/ }).click();
  await expect(page.getByRole('button', { name: 'Start the match' })).toBeVisible();
  await page.goto('/games/glory');
  await page.getByRole('link', { name: /^Solo/ }).click();
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await page.goto('/?lang=en');
  await page.getByRole('link', { name: 'Medieval Mastery' }).click();
  await page.getByRole('link', { name: 'Play Medieval Mastery' }).click();
  await expect(page.getByRole('radio', { name: 'Open to all' })).toBeChecked();
  await page.goto('/?lang=en');
  await page.getByRole('link', { name: 'Play now in this browser' }).click();
  await expect(page).toHaveURL(/\/lobby/);
  await context.close();
});

test('a question on a game page opens by keyboard @learn', async ({ browser }) => {
  const { context, page } = await visitor(browser, { javaScriptEnabled: false });
  await page.goto('/games/mastery');
  const asked = page.locator('summary', { hasText: 'What if somebody disappears?' });
  await asked.press('Enter');
  await expect(page.getByText('a bot answers for them')).toBeVisible();
  await context.close();
});

test('axe finds nothing serious on public pages, in both themes @learn', async ({ browser }) => {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      const viewport = { width, height: 844 };
      const { context, page } = await visitor(browser, { colorScheme, viewport });
      for (const path of ['/?lang=en', '/pl/games/glory', '/ru/games/crusaders', '/offline/uk']) {
        await page.goto(path);
        problems.push(...(await serious(page)));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      await context.close();
    }
  }
  expect(problems).toEqual([]);
});

/** Count shifts of the layout from the start. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const kept = window as unknown as { shifts: number };
    kept.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        kept.shifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('public pages paint soon on a phone, and nothing jumps @learn', async ({ browser }) => {
  for (const path of ['/?lang=en', '/pl/games/glory']) {
    const paints: number[] = [];
    for (let visit = 0; visit < Number(process.env.E2E_VISITS ?? 3); visit += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      await watchShifts(context);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 40,
        downloadThroughput: (1.6 * 1024 * 1024) / 8,
        uploadThroughput: (0.75 * 1024 * 1024) / 8,
      });
      const rate = Number(process.env.E2E_SLOWDOWN ?? 4);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await page.goto(origin() + path, { waitUntil: 'load' });
      await page.waitForTimeout(1000); // what comes late must not push anything either
      const [paint, shift] = await page.evaluate(() => [
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
        (window as unknown as { shifts: number }).shifts,
      ]);
      console.log(`  ${path}: first paint ${Math.round(paint ?? 0)} ms, shift ${shift}`);
      paints.push(paint ?? Infinity);
      expect(shift).toBe(0);
      await context.close();
    }
    const middle = [...paints].sort((a, b) => a - b)[paints.length >> 1];
    expect(middle).toBeLessThanOrEqual(FIRST_PAINT);
  }
});

test('the site can be installed, and its shell opens without a network @learn', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser, { serviceWorkers: 'allow' });
  await page.goto('/lobby');
  const session = await context.newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe('Gonfalon');
  for (const { src } of manifest.icons) expect((await context.request.get(src)).status()).toBe(200);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of a test is like a private window, from which nothing is installed.
  const left = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(left).toEqual([]);

  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
    }
  });
  await context.setOffline(true);
  await page.goto('/me');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText('Your matches are safe')).toBeVisible();
  await expect(page.getByText('You need a connection to play')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toHaveCount(0);
  await context.close();
});

/** The size of a PNG, from its header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test('a shared link has a title, a text and a picture @learn', async ({ browser }) => {
  const host = await visitor(browser);
  await guest(host.context);
  const { id } = await ask<{ id: string }>(host.context.request, 'POST', '/tables', {
    game: 'crusaders',
    seats: 3,
    bots: { 1: 'heuristic' },
  });
  const reader = await browser.newContext({ javaScriptEnabled: false, baseURL: origin() });
  const page = await reader.newPage();
  for (const path of ['/?lang=en', '/pl/games/glory', '/new/mastery', `/tables/${id}`]) {
    await page.goto(path);
    expect((await only(page, 'meta[property="og:title"]')).length).toBeGreaterThan(5);
    expect((await only(page, 'meta[property="og:description"]')).length).toBeGreaterThan(20);
    const image = new URL(await only(page, 'meta[property="og:image"]'));
    const answer = await reader.request.get(image.pathname + image.search);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    expect(sizeOf(await answer.body())).toEqual([1200, 630]);
  }
  expect(await only(page, 'meta[property="og:title"]')).toContain('invites you to play Crusaders');
  expect(await only(page, 'meta[property="og:description"]')).toContain('Steward (bot)');
  await Promise.all([host.context.close(), reader.close()]);
});

test('friends come by link, QR code, share sheet or name, and talk before the match @learn', async ({
  browser,
}) => {
  const anna = await member(browser);
  await anna.context.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => Promise.resolve(void shared.push(what)),
    });
  });
  const bohdan = await member(browser);
  const { page } = anna;
  const wrong = complaints(page);
  await page.goto('/new/mastery?with=friends');
  await expect(page.getByRole('radio', { name: 'With friends' })).toBeChecked();
  await page.getByText('Open to all').click();
  await expect(page.getByText('Listed in the lobby')).toBeVisible();
  await page.getByText('With friends').click();
  await picture(page, 'new-table');
  await page.getByText('More options').click();
  await page.getByRole('checkbox', { name: /Only by invitation/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByLabel('Link to this table');
  await expect(link).toHaveValue(/\/join\//);

  const code = page.getByRole('button', { name: 'QR code' });
  await code.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await picture(page, 'waiting-room');
  expect(await serious(page)).toEqual([]);
  await code.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ title: 'Medieval Mastery', url: await link.inputValue() }]);
  await page.getByLabel('Invite a player by name').fill(bohdan.name);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(bohdan.name).first()).toBeVisible();

  await page.getByLabel('Say something').fill('Sit down, we begin soon.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByText('Sit down, we begin soon.')).toBeVisible();
  await bohdan.page.goto(new URL(await link.inputValue()).pathname);
  await expect(bohdan.page.getByText('Sit down, we begin soon.')).toHaveCount(0); // not a seat yet
  await bohdan.page.getByRole('button', { name: 'Sit down' }).click();
  await expect(bohdan.page.getByRole('log').getByText('Sit down, we begin soon.')).toBeVisible();
  await bohdan.page.getByLabel('Say something').fill('I am here.');
  await bohdan.page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
  await expect(page.getByRole('log').getByText('I am here.')).toBeVisible();
  await picture(page, 'waiting-talk', 'text=I am here.');
  expect(wrong).toEqual([]);
  await Promise.all([anna.context.close(), bohdan.context.close()]);
});
