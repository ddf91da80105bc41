/**
 * In the worker: what is kept on this device, saved to files and brought back from them. Only the
 * worker writes, so no file is opened in the middle of an answer.
 */
import { backupOf, compare, NotABackup, tablesIn } from './backup.js';
import type { Claims } from './claims.js';
import type { Bridge } from './python.js';
import type { Brought, Kept, ToBring } from './kept.js';
import { LISTED, type Store, type Texts } from './store.js';

const PATH = /^\/api\/device\/(tables|backup)(?:\?table=([0-9a-f-]{36}))?$/;
const REFUSED = JSON.stringify({
  code: 'not-a-backup',
  message: 'This isn’t a file saved by Gonfalon.',
});

/** Answers the requests about what is kept. */
export class Keeping {
  constructor(
    private readonly bridge: Bridge,
    private readonly store: Store,
    private readonly claims: Claims,
  ) {}

  /** Answer a request: status and text. Null: it is about something else. */
  async answer(method: string, url: string, body: string): Promise<[number, string] | null> {
    const [, what, table = ''] = PATH.exec(url) ?? [];
    if (what === 'tables') return [200, JSON.stringify(await this.kept())];
    if (what !== 'backup') return null;
    if (method === 'GET') return [200, backupOf(await this.texts(table))];
    try {
      return [200, JSON.stringify(await this.bring(JSON.parse(body) as ToBring))];
    } catch (error) {
      if (error instanceof NotABackup) return [422, REFUSED];
      throw error;
    }
  }

  private async kept(): Promise<Kept[]> {
    const texts = Object.values(await this.store.read(LISTED));
    const tables = texts.map((text) => JSON.parse(text) as Kept);
    return tables.sort((a, b) => (a.at < b.at ? 1 : -1));
  }

  /** The texts of a table, or everything. */
  private async texts(table: string): Promise<Texts> {
    return this.store.read(table ? `${table}/` : '');
  }

  private async bring({ file, replace }: ToBring): Promise<Brought> {
    const brought: Brought = { added: 0, same: 0, broken: 0, elsewhere: 0, asks: [] };
    for (const [table, theirs] of tablesIn(file)) {
      const here = await this.texts(table);
      const found = compare(table, theirs, here);
      if (found === 'same') brought.same += 1;
      else if (found !== 'further' && !replace.includes(table)) brought.asks.push(table);
      else if (!(await this.claims.claim(table))) brought.elsewhere += 1;
      else if (await this.take(table, theirs, Object.keys(here).length > 0)) brought.added += 1;
      else brought.broken += 1;
    }
    return brought;
  }

  /** Store a table if the rules can play it. */
  private async take(table: string, texts: Texts, known: boolean): Promise<boolean> {
    let listed: string;
    try {
      this.bridge.load(table, JSON.stringify(texts));
      listed = this.bridge.list_text(table);
    } catch {
      return false;
    } finally {
      this.bridge.forget(table); // it is loaded when it is played
      if (!known) this.claims.release(table);
    }
    await this.store.replace(table, { ...texts, [`${LISTED}${table}`]: listed });
    return true;
  }
}
