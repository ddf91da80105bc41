/**
 * My tables, with those that wait for me first: shared by the lobby, the list and the badges.
 * They are asked for again while somebody looks.
 */
import { api, got } from '../api/client.js';
import type { components } from '../api/schema.js';
import { poll, type Poll } from './polling.js';
import { session } from './session.svelte.js';

type TableShown = components['schemas']['TableShown'];

const EVERY = 6000;
const AT_LEAST_EVERY = 20_000; // while nothing changes
const KEY = 'gonfalon.had-tables';

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

function keep(any: boolean): void {
  try {
    localStorage.setItem(KEY, any ? 'yes' : 'no');
  } catch {
    // a browser without storage
  }
}

class Turns {
  tables = $state.raw<TableShown[]>([]);
  /** False until the first answer. */
  known = $state(false);
  readonly count = $derived(this.tables.filter((table) => table.you.awaited).length);
  /** Whether there were any the last time. */
  readonly had = kept();
  private followers = 0;
  private asked: Poll | null = null;

  /** Keep up to date until the returned function is called. */
  follow(): () => void {
    this.followers += 1;
    this.asked ??= poll(() => this.ask(), EVERY, AT_LEAST_EVERY);
    return () => {
      this.followers -= 1;
      if (this.followers) return;
      this.asked?.stop();
      this.asked = null;
    };
  }

  /** Ask now: somebody has come or gone. */
  async look(): Promise<void> {
    if (this.asked) await this.asked.now();
    else await this.ask().catch(() => ''); // the notice at the top says it; the last list stays
  }

  private async ask(): Promise<string> {
    const me = await session.settled();
    this.tables = me ? await got(() => api.GET('/api/tables/mine'), false) : [];
    this.known = true;
    keep(this.tables.length > 0);
    return JSON.stringify(this.tables);
  }
}

export const turns = new Turns();
