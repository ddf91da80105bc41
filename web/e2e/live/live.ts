/** What the tests of live play share: every frame of a page, and what the server published. */
import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

import { crusadersTable, decide as decideCrusaders } from '../games/crusaders';
import { decide as decideGlory, gloryTable } from '../games/glory';
import { ask, myTurn, origin, shows } from '../support/house';
import { masteryTable } from '../games/mastery';
import { hurry, paladinsTable } from '../games/paladins';
import { decide, type Option, type Question, type Seen } from '../support/policy';

export interface Sample {
  at: number;
  version: number;
  question: string;
  moment: string;
  watching: boolean;
  /** Pieces are on their way to where they are in `version`. */
  travelling: boolean;
}

/** Note what the page shows in every animation frame from now on, and its long tasks. */
export async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const samples: unknown[] = [];
    const long: { at: number; lasts: number; watching: boolean }[] = [];
    const watching = (): boolean => document.querySelector('.pace') !== null;
    Object.assign(globalThis, { samples, long });
    new PerformanceObserver((list) => {
      for (const one of list.getEntries()) {
        long.push({ at: one.startTime, lasts: one.duration, watching: watching() });
      }
    }).observe({ type: 'longtask', buffered: true });
    const look = (at: number): void => {
      const app = document.querySelector('.app');
      if (app) {
        samples.push({
          at,
          version: Number(app.getAttribute('data-version')),
          question: document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? '',
          moment: document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? '',
          watching: watching(),
          travelling: app.getAttribute('data-settled') !== app.getAttribute('data-version'),
        });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export function samples(page: Page): Promise<Sample[]> {
  return page.evaluate(() => (globalThis as unknown as { samples: Sample[] }).samples);
}

/** Everything a page has shown in one match, taken from the page bit by bit. */
export class Watched {
  readonly all: Sample[] = [];
  /** The longest task while others' actions were shown, in milliseconds. */
  longestTask = 0;

  constructor(private readonly page: Page) {}

  /** How often the page began to show what others did. */
  get turns(): number {
    return this.all.filter((one, i) => one.watching && !this.all[i - 1]?.watching).length;
  }

  /** Take what was noted since the last time: a reload would lose it, and a long list is slow. */
  async take(): Promise<void> {
    const [fresh, longest] = await this.page.evaluate(() => {
      const { samples, long } = globalThis as unknown as {
        samples: Sample[];
        long: { lasts: number; watching: boolean }[];
      };
      const watching = long.splice(0).filter((one) => one.watching);
      return [samples.splice(0), Math.max(0, ...watching.map((one) => one.lasts))] as const;
    });
    this.all.push(...fresh);
    this.longestTask = Math.max(this.longestTask, longest);
  }
}

/** The times between frames while pieces travelled, in milliseconds. */
export function frameTimes(all: readonly Sample[]): number[] {
  return all.flatMap((one, i) => {
    const before = all[i - 1];
    return before?.travelling &&
      one.travelling &&
      before.version === one.version &&
      before.at < one.at
      ? [one.at - before.at]
      : [];
  });
}

/** A version of a match, who made it, and the names of the messages that tell about it. */
export interface Published {
  version: number;
  seat: number | null;
  events: { message: string }[];
}

/** Everything the server has published about a match, as its player is told. */
export async function published(context: BrowserContext, table: string): Promise<Published[]> {
  const found: Published[] = [];
  for (let after = -1; ;) {
    const page = await ask<{ news: Published[]; version: number; more: boolean }>(
      context.request,
      'GET',
      `/tables/${table}/since/${after}`,
    );
    found.push(...page.news);
    if (!page.more) return found;
    after = page.version;
  }
}

/** Everything that was shown was published, and in its order. */
export async function existed(
  context: BrowserContext,
  table: string,
  all: readonly Sample[],
): Promise<number[]> {
  const versions = new Set([0, ...(await published(context, table)).map((one) => one.version)]);
  const shown = all
    .map((one) => one.version)
    .filter((version, i, list) => !i || version !== list[i - 1]);
  for (const version of shown) expect(versions, `version ${version}`).toContain(version);
  expect(shown).toEqual([...shown].sort((a, b) => a - b));
  return shown;
}

/** A game as the tests of live play use it. */
export interface LiveGame {
  name: string;
  table(context: BrowserContext, seats: number): Promise<string>;
  decide(seen: Seen, question: Question, turn: number): Option;
}

export const LIVE: Record<'mastery' | 'paladins' | 'glory' | 'crusaders', LiveGame> = {
  mastery: {
    name: 'Mastery',
    table: masteryTable,
    decide: (seen, question) => decide(seen, question),
  },
  paladins: {
    name: 'Paladins',
    table: paladinsTable,
    decide: (seen, question) => hurry(question, seen),
  },
  glory: {
    name: 'Glory',
    table: gloryTable,
    decide: (_, question, turn) => decideGlory(question, turn),
  },
  crusaders: {
    name: 'Crusaders',
    table: crusadersTable,
    decide: (_, question, turn) => decideCrusaders(question, turn),
  },
};

/** A player's question never waits longer than this for what came before it, at speed 1. */
export const LIMIT = 12_000;

export const PROFILES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** A page that watches a match whose player answers by the API, as if from another device. */
export class LivePage {
  private turn = 0;
  private session: CDPSession | null = null;

  constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly table: string,
    private readonly game: LiveGame,
  ) {}

  seen(): Promise<Seen> {
    return myTurn(this.context, this.table);
  }

  /** Open the page, and wait until it asks what the server asks. */
  async open(): Promise<void> {
    const { explain } = await this.seen();
    await this.page.goto(`${origin()}/tables/${this.table}`);
    await shows(this.page, explain[0]?.decision ?? '');
  }

  /** Answer once more. Returns what is asked next. */
  async answer(): Promise<Seen> {
    const seen = await this.seen();
    const [question] = seen.explain;
    if (!question) return seen;
    await ask(this.context.request, 'POST', `/tables/${this.table}/choices`, {
      decision: question.decision,
      options: [this.game.decide(seen, question, this.turn).id],
      key: crypto.randomUUID(),
    });
    this.turn += 1;
    const next = await this.seen();
    // Nobody is told of an answer in a sealed round, other devices of the player neither.
    if (next.version === seen.version) await this.page.reload();
    return next;
  }

  /**
   * Answer once more, and wait until the page asks what the server asks. Returns for how long its
   * question waited there, without the time that moments stopped for.
   */
  async untilAsked(moments = 90_000): Promise<number> {
    const [question] = (await this.answer()).explain;
    if (!question) return 0;
    const since = await this.page.evaluate(() => performance.now());
    await expect(this.page.locator('[data-decision]')).toHaveAttribute(
      'data-decision',
      question.decision,
      { timeout: LIMIT + moments },
    );
    const { waited, stopped } = await this.page.evaluate(
      ([from, id]) => {
        const all = (globalThis as unknown as { samples?: Sample[] }).samples ?? [];
        const asked = all.findLastIndex((one) => one.question !== id) + 1;
        const until = all[asked]?.at ?? performance.now();
        let stopped = 0;
        for (let i = 1; i < all.length; i += 1) {
          const [before, now] = [all[i - 1], all[i]];
          if (before?.moment && now && before.at >= from && now.at <= until)
            stopped += now.at - before.at;
        }
        return { waited: Math.max(0, until - from), stopped };
      },
      [since, question.decision] as const,
    );
    return Math.max(0, waited - stopped);
  }

  /** The processor time of the page's main thread, in milliseconds. */
  private async worked(): Promise<number> {
    this.session ??= await this.context.newCDPSession(this.page);
    await this.session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const { metrics } = await this.session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  }

  /**
   * Skip what is being shown. Returns after how many milliseconds the question was there, and how
   * long the page worked for it: what another program takes of a busy machine is not in that.
   */
  async skip(): Promise<{ took: number; worked: number }> {
    const before = await this.worked();
    const took = await this.skipped();
    return { took, worked: (await this.worked()) - before };
  }

  private skipped(): Promise<number> {
    return this.page.evaluate(async () => {
      const since = performance.now();
      document.querySelector<HTMLElement>('.pace .skip')?.click();
      while (!document.querySelector('[data-decision]:not([data-decision=""])')) {
        if (performance.now() - since > 5000) break;
        await new Promise((done) => setTimeout(done));
      }
      return performance.now() - since;
    });
  }
}
