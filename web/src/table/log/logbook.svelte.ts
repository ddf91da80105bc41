/** The published history of a table, as far as it has been fetched: the recent part first. */
import type { News } from '../../kit/table-model.js';
import type { Viewpoint, Source } from '../state/source.js';

const RECENT = 150; // versions fetched initially

export class Logbook {
  private all = $state.raw<News[]>([]);
  /** Entries begin after this version. -1: the history is complete. */
  from = $state(-1);
  ready = $state(false);

  constructor(
    private readonly source: Source,
    /** The last version to tell about: the page may not show the newest yet. */
    private readonly limit: () => number = () => Infinity,
  ) {}

  readonly entries: readonly News[] = $derived.by(() => {
    const limit = this.limit();
    return limit === Infinity ? this.all : this.all.filter((one) => one.version <= limit);
  });

  /** The last version fetched. */
  get last(): number {
    return this.all.at(-1)?.version ?? this.from;
  }

  /** Fetch the recent part, up to a version. */
  async open(version: number): Promise<void> {
    this.from = Math.max(-1, version - RECENT);
    this.all = await this.pages(this.from);
    this.ready = true;
  }

  /** Fetch new entries, at least up to a version that is still being determined. */
  async readOn(reached: Promise<number>): Promise<News[]> {
    const from = this.last;
    const [since, version] = await Promise.all([this.source.since(from), reached]);
    let { news } = since;
    if (since.more || since.version < version) {
      news = news.concat(await this.pages(news.at(-1)?.version ?? from));
    }
    return this.add(news);
  }

  /** Append entries. Returns those that are new: others may have been fetched meanwhile. */
  add(news: News[]): News[] {
    const { last } = this;
    const fresh = news.filter((one) => one.version > last);
    this.all = this.all.concat(fresh);
    return fresh;
  }

  /** Fetch what came before the recent part. */
  async readEarlier(): Promise<void> {
    if (this.from < 0) return;
    const first = this.all[0]?.version ?? Number.MAX_SAFE_INTEGER;
    const early = (await this.pages(-1)).filter((one) => one.version < first);
    this.all = early.concat(this.all);
    this.from = -1;
  }

  /** Fetch it again as another viewer sees it. */
  async through(viewpoint: Viewpoint): Promise<void> {
    this.all = await this.pages(-1, viewpoint);
    this.from = -1;
    this.ready = true;
  }

  private async pages(from: number, viewpoint: Viewpoint = 'own'): Promise<News[]> {
    const found: News[] = [];
    let after = from;
    for (;;) {
      const page = await this.source.since(after, viewpoint);
      found.push(...page.news);
      if (!page.more || page.version <= after) return found;
      after = page.version;
    }
  }
}
