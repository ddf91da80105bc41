/** What was published at a table, as far as it has been read: the recent part first. */
import type { News } from './model.js';
import type { Eyes, Source } from './source.js';

const RECENT = 150; // versions that are read at first

export class Logbook {
  entries = $state.raw<News[]>([]);
  /** The version that it begins after; -1: it is whole. */
  from = $state(-1);
  ready = $state(false);

  constructor(private readonly source: Source) {}

  get last(): number {
    return this.entries.at(-1)?.version ?? this.from;
  }

  /** Read the recent part, as it is at a version. */
  async open(version: number): Promise<void> {
    this.from = Math.max(-1, version - RECENT);
    this.entries = await this.pages(this.from);
    this.ready = true;
  }

  /** Read what is new, at least up to a version that will be known by then. */
  async readOn(reached: Promise<number>): Promise<News[]> {
    const from = this.last;
    const [since, version] = await Promise.all([this.source.since(from), reached]);
    let { news } = since;
    if (since.more || since.version < version) {
      news = news.concat(await this.pages(news.at(-1)?.version ?? from));
    }
    this.entries = this.entries.concat(news);
    return news;
  }

  /** Read what came before the recent part. */
  async readEarlier(): Promise<void> {
    if (this.from < 0) return;
    const first = this.entries[0]?.version ?? Number.MAX_SAFE_INTEGER;
    const early = (await this.pages(-1)).filter((one) => one.version < first);
    this.entries = early.concat(this.entries);
    this.from = -1;
  }

  /** Read it as another viewer has it. */
  async through(eyes: Eyes): Promise<void> {
    this.entries = await this.pages(-1, eyes);
    this.from = -1;
    this.ready = true;
  }

  private async pages(from: number, eyes: Eyes = 'own'): Promise<News[]> {
    const found: News[] = [];
    let after = from;
    for (;;) {
      const page = await this.source.since(after, eyes);
      found.push(...page.news);
      if (!page.more || page.version <= after) return found;
      after = page.version;
    }
  }
}
