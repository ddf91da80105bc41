/**
 * Answers the API in a worker: Python with the rules, the texts stored on this device, and bots.
 *
 * Requests are answered one after the other. Whatever an answer changes is stored before the page
 * hears of it.
 */
import { Claims } from './claims.js';
import { Keeping } from './keeping.js';
import type { Asked, Begin, Told } from './messages.js';
import { Parts } from './parts.js';
import { startPython, type Bridge, type Pair } from './python.js';
import { LISTED, Store, type Texts } from './store.js';

const TABLE = /^\/api\/tables\/([0-9a-f-]{36})(?:[/?]|$)/;
const OF_TABLE = /^([0-9a-f-]{36})\//;
/** Requests that need no texts: those about tables, and about whoever holds the device. */
const PLAY = /^\/api\/(device|tables|hello|me|guest|site|bots|mutes)\b/;
const ELSEWHERE = JSON.stringify({
  code: 'open-elsewhere',
  message: 'This table is open in another window.',
  rule: '',
});

const tell = (told: Told): void => postMessage(told);
const fault = (error: unknown): void => tell({ type: 'fault', message: String(error).slice(-600) });

/** Python and what it stores, once both are there. */
class Site {
  private last: Promise<unknown> = Promise.resolve();
  private thinking = false;
  private readonly claims = new Claims((table) => {
    void this.inTurn(async () => this.giveUp(table));
  });
  private readonly keeping: Keeping;

  constructor(
    private readonly bridge: Bridge,
    private readonly store: Store,
    private readonly texts: Promise<void>,
  ) {
    this.keeping = new Keeping(bridge, store, this.claims);
  }

  /** Answer a request after those before it. */
  answer(asked: Asked): void {
    this.inTurn(async () => {
      try {
        const [status, text] = await this.answered(asked);
        tell({ type: 'answer', id: asked.id, status, text });
      } catch (error) {
        // Not stored, or a fault in the rules: the table is read again from what was stored.
        const table = TABLE.exec(asked.url)?.[1];
        if (table) this.bridge.forget(table);
        const message = String(error).slice(-600);
        tell({ type: 'fault', message });
        const text = JSON.stringify({ code: 'not-stored', message, rule: '' });
        tell({ type: 'answer', id: asked.id, status: 507, text });
      }
    }).then(() => this.letBotsAnswer(), fault);
  }

  /** Another window plays a table from now on. */
  private giveUp(table: string): void {
    this.bridge.forget(table);
    this.claims.release(table);
    tell({ type: 'elsewhere', table });
  }

  private inTurn<Value>(what: () => Promise<Value>): Promise<Value> {
    const next = this.last.then(what);
    this.last = next.catch(() => undefined);
    return next;
  }

  private async answered(asked: Asked): Promise<[number, string]> {
    if (!PLAY.test(asked.url)) await this.texts;
    const kept = await this.keeping.answer(asked.method, asked.url, asked.body);
    if (kept) return kept;
    const table = TABLE.exec(asked.url)?.[1];
    const take = asked.method === 'POST' && asked.url.endsWith('/claim');
    if (table && !(await this.has(table, take))) {
      tell({ type: 'elsewhere', table });
      return [409, ELSEWHERE];
    }
    if (take) return [204, ''];
    if (asked.url.startsWith('/api/tables/mine')) {
      this.bridge.show_list(JSON.stringify(await this.store.read(LISTED)));
    }
    if (asked.method === 'DELETE' && table) return this.deleted(table);
    const [status, text, keep] = values(
      this.bridge.answer(asked.method, asked.url, asked.body),
    ) as [number, string, string];
    if (keep) await this.keep(keep);
    return [status, text];
  }

  /**
   * Store what an answer has changed. What could not be stored has not happened. Tables that this
   * window has opened itself are claimed.
   */
  private async keep(keep: string): Promise<void> {
    const texts = JSON.parse(keep) as Texts;
    const tables = new Set(Object.keys(texts).flatMap((key) => OF_TABLE.exec(key)?.[1] ?? []));
    try {
      for (const table of tables) {
        if (`${table}/input/000000` in texts) await this.claims.claim(table);
        if (!this.claims.holds(table)) throw new Error('another window plays this table');
      }
      await this.store.put(texts);
    } catch (error) {
      for (const table of tables) this.bridge.forget(table);
      throw error;
    }
  }

  /** Have a table in memory. False: another window plays it. */
  private async has(table: string, take: boolean): Promise<boolean> {
    if (!(await this.claims.claim(table, take))) return false;
    if (this.bridge.is_loaded(table)) return true;
    const kept = await this.store.read(`${table}/`);
    if (Object.keys(kept).length) this.bridge.load(table, JSON.stringify(kept));
    else this.claims.release(table); // there is no such table: Python says so
    return true;
  }

  private async deleted(table: string): Promise<[number, string]> {
    await this.store.remove(table);
    this.bridge.forget(table);
    this.claims.release(table);
    return [204, ''];
  }

  /** Let bots answer, one answer at a time, so that the page's requests come in between. */
  private async letBotsAnswer(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (await this.inTurn(() => this.oneBotAnswer())) await nextTask();
    } catch (error) {
      fault(error);
    } finally {
      this.thinking = false;
    }
  }

  private async oneBotAnswer(): Promise<boolean> {
    const waiting = JSON.parse(this.bridge.waiting_bots()) as string[];
    for (const table of waiting) {
      const [version, keep] = values(this.bridge.let_bot_answer(table)) as [number, string];
      await this.keep(keep);
      tell({ type: 'version', table, version });
    }
    return waiting.length > 0;
  }
}

/** The values of a Python tuple. */
function values(pair: Pair): unknown[] {
  const found = Array.from({ length: pair.length }, (_, i) => pair.get(i));
  pair.destroy();
  return found;
}

function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

async function start({ rules, list }: Begin): Promise<Site> {
  const began = performance.now();
  const store = Store.open();
  const parts = new Parts(rules, list, (part, bytes, kept) =>
    tell({ type: 'arrived', part, bytes, kept }),
  );
  const { bridge, snapshot, texts } = await startPython(`${rules}loader/`, parts, fault);
  const person = await (await store).get('person');
  if (person) bridge.welcome(person);
  void texts.then(() => parts.tidy());
  tell({ type: 'ready', milliseconds: performance.now() - began, snapshot });
  return new Site(bridge, await store, texts);
}

let started: Promise<Site> | null = null;

addEventListener('message', ({ data }: MessageEvent<Begin | Asked>) => {
  if (data.type === 'begin') {
    started = start(data);
    started.catch((error: unknown) => {
      tell({ type: 'failed', reason: 'broken', message: String(error).slice(-600) });
    });
    return;
  }
  // If it failed, the page knows, and waits for nothing.
  started?.then((site) => site.answer(data)).catch(() => undefined);
});
