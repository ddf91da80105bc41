/** Battles and duels with motion: what is decided is not told before it has been seen. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import {
  existed,
  LIVE,
  LivePage,
  PROFILES,
  published,
  record,
  samples,
  type LiveGame,
} from './live';
import { playUntil as playCrusaders } from '../games/crusaders';
import { city, playUntil as playGlory } from '../games/glory';
import { complaints, guest } from '../support/house';
import { tableWhere } from '../games/mastery';
import type { Seen } from '../support/policy';

/** How a game gets to a fight, and how one sees that it goes on. */
interface Fight {
  game: LiveGame;
  what: string;
  table(context: BrowserContext): Promise<string>;
  fighting(seen: Seen): boolean;
  /** Messages about what is held back while cards are turned over, or dice roll. */
  sealed: RegExp;
  /** Nothing like it is said meanwhile. */
  result: RegExp;
  /** Where the fight is shown: there it is told step by step. */
  scene: string;
}

const FIGURES = '.seatrow .score, .seatrow .stat, .seatrow ul';

/** What the page tells about a fight. */
interface Told {
  version: number;
  /** An earlier version: the outcome of `version` is held back. */
  settled: number;
  /** How many times a result can be read outside the scene: log, headings, captions, toasts. */
  results: number;
  /** The lines with results, wherever they are: what a failure shows. */
  lines: string[];
  /** Points and holdings of all seats, as they can be read. */
  figures: string;
}

/** Note from now on what the page tells, twenty times a second. */
async function listen(page: Page, { result, scene }: Fight): Promise<void> {
  await page.addInitScript(
    ([pattern, where, figures]) => {
      const told: Told[] = [];
      Object.assign(globalThis, { told });
      const count = (text: string): number => text.match(new RegExp(pattern, 'gi'))?.length ?? 0;
      const read = (parts: NodeListOf<HTMLElement>): string =>
        [...parts].map((part) => part.innerText + (part.ariaLabel ?? '')).join('|');
      setInterval(() => {
        const app = document.querySelector<HTMLElement>('.app');
        if (!app) return;
        const text = document.body.innerText;
        told.push({
          version: Number(app.dataset.version),
          settled: Number(app.dataset.settled),
          results: count(text) - count(read(document.querySelectorAll(where))),
          lines: text.split('\n').filter((line) => count(line)),
          figures: read(document.querySelectorAll(figures)),
        });
      }, 50);
    },
    [result.source, scene, FIGURES] as const,
  );
}

/**
 * While an outcome was held back, nothing outside the scene told it. Returns how many there were
 * since the last check.
 */
async function checkTold(page: Page, live: LivePage, { sealed }: Fight): Promise<number> {
  const told = await page.evaluate(() => {
    const { told: all } = globalThis as unknown as { told: Told[] };
    return all.splice(0, all.length - 1);
  });
  const news = await published(live.context, live.table);
  const outcomes = news.filter(({ events }) => events.some((said) => sealed.test(said.message)));
  const versions = new Set(outcomes.map(({ version }) => version));
  const held = new Set<number>();
  told.forEach((now, i) => {
    const before = told[i - 1];
    if (!before || now.settled === now.version) return;
    expect(now.figures, `version ${now.version}`).toBe(before.figures);
    if (!versions.has(now.version)) return; // pieces travel, and earlier results may be told again
    held.add(now.version);
    expect(now.results, JSON.stringify([before, now])).toBeLessThanOrEqual(before.results);
  });
  return held.size;
}

type Play = (
  context: BrowserContext,
  table: string,
  fits: (seen: Seen) => boolean,
) => Promise<boolean>;

/** Play match after match until one comes to a fight. */
function searching(game: LiveGame, play: Play, fights: (seen: Seen) => boolean): Fight['table'] {
  return async (context) => {
    for (let tries = 6; tries; tries -= 1) {
      const table = await game.table(context, 3);
      if (await play(context, table, fights)) return table;
    }
    throw new Error(`no match of ${game.name} came to a fight`);
  };
}

const battling = (seen: Seen): boolean => !!seen.view.state.battle;
const dueling = (seen: Seen): boolean => city(seen).duel !== null;

const FIGHTS: Fight[] = [
  {
    game: LIVE.mastery,
    what: 'battle',
    table: (context) => tableWhere(context, 2, (_, { kind }) => kind === 'conflict'),
    fighting: battling,
    sealed: /^event-(conflicts-revealed|battle-won|battle-tied)$/,
    result: /beats? .* to \d|tie at \d|holds? .* at|loses? \d+ knight/,
    scene: '.battle',
  },
  {
    game: LIVE.glory,
    what: 'duel',
    table: searching(LIVE.glory, playGlory, dueling),
    fighting: dueling,
    sealed: /^event-(rolled|knight-rolled|rerolled|die-turned|pass-won|pass-lost)$/,
    result: /(wins?|won|lost?|loses?) (the duel|pass \d|the pass)/,
    scene: '.duel',
  },
  {
    game: LIVE.crusaders,
    what: 'battle',
    table: searching(LIVE.crusaders, playCrusaders as Play, battling),
    fighting: battling,
    sealed: /^event-(battle|saracens)-won$/,
    result: /(wins?|won) the battle|captures? |holds? /,
    scene: '.battle',
  },
];

for (const [name, profile] of Object.entries(PROFILES)) {
  test.describe(`on the ${name}`, () => {
    test.use({ ...profile, contextOptions: { reducedMotion: 'no-preference' } });
    test.describe.configure({ timeout: 300_000 });

    for (const fight of FIGHTS) {
      const { game, what, table, fighting } = fight;
      test(`${game.name}: a ${what} is revealed @alive (${name})`, async ({ page, context }) => {
        await guest(context);
        const wrong = complaints(page);
        const live = new LivePage(page, context, await table(context), game);
        expect(fighting(await live.seen())).toBe(true);
        await record(page);
        await listen(page, fight);
        await live.open();
        let outcomes = 0;
        for (let turn = 0; turn < 12; turn += 1) {
          const next = await live.answer();
          if (!next.explain[0]) break;
          await expect(page.locator('[data-decision]')).toHaveAttribute(
            'data-decision',
            next.explain[0].decision,
            { timeout: 36_000 },
          );
          outcomes += await checkTold(page, live, fight);
          if (!fighting(next)) break;
        }
        expect(outcomes).toBeGreaterThan(0);
        await existed(context, live.table, await samples(page));
        expect(wrong).toEqual([]);
      });
    }
  });
}
