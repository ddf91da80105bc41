/** Plays a recording on a whole table page, for tests. */
import { flushSync, mount, unmount } from 'svelte';
import { vi } from 'vitest';

import type { GameFace } from '../games/face.js';
import { later } from '../table/laterParts.js';
import type { Table } from '../table/state/table.svelte.js';
import TableView from '../table/TableView.svelte';
import { fixtureTable, type Fixture } from './fixture.js';

export interface Playing {
  table: Table;
  page: HTMLElement;
  /** Let time pass, a few milliseconds at a time, and look at the page after each. */
  pass(look: () => void, until: () => boolean): Promise<void>;
  close(): Promise<void>;
}

const STEP = 40;
const LONGEST = 120_000;

/** Open the page of a recording and begin to play it. Time stands still until it is told to pass. */
export async function playing(slug: string, recording: Fixture, face: GameFace): Promise<Playing> {
  const { table, source } = await fixtureTable(slug, structuredClone(recording), face);
  // Time passes faster than parts are loaded.
  for (const part of Object.values(later)) await part.fetch();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const page = document.createElement('div');
  document.body.append(page);
  const props = { source, version: null, rule: null, signedIn: false, onrematch: () => undefined };
  const shown = mount(TableView, { target: page, props: { table, ...props } });
  flushSync();
  await table.refresh();
  return {
    table,
    page,
    async pass(look, until) {
      for (let time = 0; time < LONGEST; time += STEP) {
        flushSync();
        look();
        if (until()) return;
        await vi.advanceTimersByTimeAsync(STEP);
      }
      throw new Error('it never ends');
    },
    async close() {
      await unmount(shown);
      page.remove();
      vi.useRealTimers();
    },
  };
}
