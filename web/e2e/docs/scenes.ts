/** The pictures of README and docs: what is shown, how it is reached, where its parts lie. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Drawn, Position } from '../support/drawn';
import { guest, origin } from '../support/house';
import type { Part } from '../support/pictures';

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

const DESK: Scene['window'] = [1440, 900];
const TABLE = ['.decision', 'main svg'];
const WHOLE = { window: DESK, wide: 1440 };

/** A striking part of a game's board. */
function partOf(
  name: Position['game'],
  position: string,
  part: NonNullable<Scene['part']>,
  shows: string[],
  window = DESK,
): Scene {
  return { name, of: { game: name, position }, window, part, wide: 1200, shows };
}

export const SCENES: Scene[] = [
  partOf('glory', 'duel-scene-players', [10, 130, 1420], ['.decision', 'main ol'], [1440, 940]),
  partOf('crusaders', 'late-map', [246, 226, 786], TABLE),
  partOf('mastery', 'support', [110, 206, 1220], ['.decision', 'main']),
  partOf('paladins', 'tavern-4', [250, 122, 1140], ['.decision', 'main']),
  {
    ...WHOLE,
    name: 'table',
    of: { game: 'mastery', position: 'advance-4' },
    dark: true,
    shows: TABLE,
  },
  {
    ...WHOLE,
    name: 'ending',
    of: { game: 'crusaders', position: 'end-4', also: 'ending=result' },
    shows: ['#app h1', '#app table'],
  },
  {
    name: 'phone',
    of: { game: 'crusaders', position: 'turn-3' },
    window: [390, 844],
    dark: true,
    wide: 780,
    shows: TABLE,
  },
  { ...WHOLE, name: 'lobby', of: '/', shows: ['header', 'main h1'] },
  { ...WHOLE, name: 'lesson', of: '/learn/crusaders/basics', shows: ['.lesson', 'main svg'] },
];

/** What is cut out of the window. */
export function clip({ window: [width, height], part }: Scene): Part {
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
export async function places(page: Page, shows: string[]): Promise<Record<string, Part>> {
  const found: Record<string, Part> = {};
  for (const selector of shows) {
    const boxes = await page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round) as Part;
      }),
    );
    const [largest] = boxes.sort((a, b) => b[2] * b[3] - a[2] * a[3]);
    if (!largest) throw new Error(`${page.url()} shows no ${selector}`);
    found[selector] = largest;
  }
  return found;
}
