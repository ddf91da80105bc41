/**
 * The user's tables, those waiting for them first. Shared by the lobby, the list and the badges,
 * and polled while the page is visible.
 */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import { lasting } from '../browser/storage.js';
import { SharedPoll } from '../browser/polling.js';
import { session } from './session.svelte.js';

type TableShown = components['schemas']['TableShown'];

const EVERY = 6000;
const AT_LEAST_EVERY = 20_000; // ms, while nothing changes
const KEY = 'gonfalon.had-tables';

class MyTables {
  tables = $state.raw<TableShown[]>([]);
  /** False until the first response. */
  known = $state(false);
  readonly count = $derived(this.tables.filter((table) => table.you.awaited).length);
  /** True if there were any on the last visit. */
  readonly had = lasting.flag(KEY);
  private readonly asked = new SharedPoll(() => this.ask(), EVERY, AT_LEAST_EVERY);

  /** Keep up to date until the returned function is called. */
  follow(): () => void {
    return this.asked.follow();
  }

  /** The table where the user's turn is due first, other than this one if there is one. */
  next(than = ''): TableShown | null {
    return nextOf(this.tables, than);
  }

  /** Fetch now, because the user signed in or out. The banner at the top reports a failure. */
  look(): Promise<void> {
    return this.asked.now();
  }

  private async ask(): Promise<string> {
    const me = await session.settled();
    this.tables = me ? await got(() => api.GET('/api/tables/mine'), false) : [];
    this.known = true;
    lasting.setFlag(KEY, this.tables.length > 0);
    return JSON.stringify(this.tables);
  }
}

/** The first running table, by deadline, that waits for the user. Null: none but `than`. */
export function nextOf(tables: readonly TableShown[], than: string): TableShown | null {
  const due = ({ deadline }: TableShown): number => (deadline ? Date.parse(deadline) : Infinity);
  const waiting = tables.filter(
    ({ id, status, you }) => id !== than && status === 'playing' && you.awaited,
  );
  return waiting.sort((a, b) => (due(a) === due(b) ? 0 : due(a) - due(b)))[0] ?? null;
}

export const myTables = new MyTables();
