/** The pictures of README and docs: what is shown, how it is reached, where its parts lie. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Drawn, Position } from '../drawn';
import { guest, origin } from '../house';

type Box = [left: number, top: number, width: number, height: number];

export interface Scene {
  name: string;
  /** A kept position, or a page of the site as a new guest sees it. */
  of: Position | string;
  window: [width: number, height: number];
  dark?: boolean;
  /** The part that is shown, 5:9 high: left, top, width. Without it, the whole window. */
  part?: [left: number, top: number, width: number];
  /** How wide the picture is, in pixels. */
  wide: number;
  /** What has to lie where it lies in the picture; of several, the largest. */
  shows: string[];
}

const TABLE = ['.decision', 'main svg'];
const PART = 1200;
const WINDOW = 1440;
const PHONE = 780;

export const SCENES: Scene[] = [
  {
    name: 'glory',
    of: { game: 'glory', position: 'duel-scene-players' },
    window: [1440, 940],
    part: [10, 130, 1420],
    wide: PART,
    shows: ['.decision', 'main ol'],
  },
  {
    name: 'crusaders',
    of: { game: 'crusaders', position: 'late-map' },
    window: [1440, 900],
    part: [246, 226, 786],
    wide: PART,
    shows: TABLE,
  },
  {
    name: 'mastery',
    of: { game: 'mastery', position: 'support' },
    window: [1440, 900],
    part: [110, 206, 1220],
    wide: PART,
    shows: ['.decision', 'main'],
  },
  {
    name: 'paladins',
    of: { game: 'paladins', position: 'tavern-4' },
    window: [1440, 900],
    part: [250, 122, 1140],
    wide: PART,
    shows: ['.decision', 'main'],
  },
  {
    name: 'table',
    of: { game: 'mastery', position: 'advance-4' },
    window: [1440, 900],
    dark: true,
    wide: WINDOW,
    shows: TABLE,
  },
  {
    name: 'ending',
    of: { game: 'crusaders', position: 'end-4', also: 'ending=result' },
    window: [1440, 900],
    wide: WINDOW,
    shows: ['#app h1', '#app table'],
  },
  {
    name: 'phone',
    of: { game: 'crusaders', position: 'turn-3' },
    window: [390, 844],
    dark: true,
    wide: PHONE,
    shows: TABLE,
  },
  {
    name: 'lobby',
    of: '/',
    window: [1440, 900],
    wide: WINDOW,
    shows: ['header', 'main h1'],
  },
  {
    name: 'lesson',
    of: '/learn/crusaders/basics',
    window: [1440, 900],
    wide: WINDOW,
    shows: ['.lesson', 'main svg'],
  },
];

/** What is cut out of the window. */
export function clip({ window: [width, height], part }: Scene): Box {
  if (!part) return [0, 0, width, height];
  return [part[0], part[1], part[2], Math.round((part[2] * 5) / 9)];
}

/** The size of the picture in pixels. */
export function size(scene: Scene): [width: number, height: number] {
  const [, , width, height] = clip(scene);
  return [scene.wide, Math.round((scene.wide * height) / width)];
}

/** Open what a scene shows; the caller closes the context. */
export async function open(browser: Browser, drawn: Drawn, scene: Scene): Promise<Page> {
  const { of, window, dark } = scene;
  const theme = dark ? 'dark' : 'light';
  const context = await browser.newContext({
    viewport: { width: window[0], height: window[1] },
    colorScheme: theme,
    reducedMotion: 'reduce',
    hasTouch: window[0] < 500,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  if (typeof of === 'string') await openOnSite(context, page, of);
  else {
    const also = [of.also, `theme=${theme}`].filter(Boolean).join('&');
    await drawn.open(page, { ...of, also }, scene.shows[0]);
  }
  await page.waitForTimeout(700);
  return page;
}

async function openOnSite(context: BrowserContext, page: Page, path: string): Promise<void> {
  await guest(context);
  await page.goto(origin() + path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Where the parts of a page lie. */
export async function places(page: Page, shows: string[]): Promise<Record<string, Box>> {
  const found: Record<string, Box> = {};
  for (const selector of shows) {
    const boxes = await page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round) as Box;
      }),
    );
    const [largest] = boxes.sort((a, b) => b[2] * b[3] - a[2] * a[3]);
    if (!largest) throw new Error(`${page.url()} shows no ${selector}`);
    found[selector] = largest;
  }
  return found;
}
