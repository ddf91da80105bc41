/**
 * My tables, with those that wait for me first: shared by the lobby, the list and the badges.
 * They are asked for again while somebody looks.
 */
import { api, got } from '../api/client.js';
import type { components } from '../api/schema.js';
import { session } from './session.svelte.js';

type TableShown = components['schemas']['TableShown'];

const EVERY = 6000;
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
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && this.followers) void this.look();
    });
  }

  /** Keep up to date until the returned function is called. */
  follow(): () => void {
    this.followers += 1;
    if (this.followers === 1) void this.look();
    return () => {
      this.followers -= 1;
      if (!this.followers) clearTimeout(this.timer);
    };
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      const me = await session.settled();
      this.tables = me ? await got(() => api.GET('/api/tables/mine'), false) : [];
      this.known = true;
      keep(this.tables.length > 0);
    } catch {
      // the notice at the top says it; the last list stays
    }
    clearTimeout(this.timer);
    if (this.followers) this.timer = setTimeout(() => void this.lookIfSeen(), EVERY);
  }

  private async lookIfSeen(): Promise<void> {
    if (!document.hidden) await this.look();
  }
}

export const turns = new Turns();
