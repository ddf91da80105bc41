/**
 * A page for working on boards: any stored position, without a server (`npm run dev`, /dev.html).
 */
import 'virtual:fonts.css';
import '../styles/index.css';
import '../shell/shell.css';

import { mount } from 'svelte';

import { faceOf } from '../games/registry.js';
import { i18n } from '../i18n/i18n.svelte.js';
import { preferences, type Language } from '../preferences/preferences.svelte.js';
import { loadEnding } from '../table/ending/ceremony.js';
import TableView from '../table/TableView.svelte';
import { showCover } from './cover.js';
import { fixtureTable, type Fixture } from './fixture.js';

const query = new URLSearchParams(location.search);
preferences.set({ theme: query.get('theme') === 'dark' ? 'dark' : 'light' });
await i18n.change((query.get('lang') ?? 'en') as Language);
const game = query.get('game') ?? 'mastery';
const files = import.meta.glob<{ default: unknown }>([
  '../games/*/fixtures/*.json',
  '../games/*/recordings/*.json',
]);
const recording = query.get('recording');
const name = recording
  ? `recordings/${recording}`
  : `fixtures/${query.get('position') ?? 'advance-4'}`;
const load = files[`../games/${game}/${name}.json`];
const target = document.getElementById('app');
if (!load || !target)
  throw new Error(`no such position; there are ${Object.keys(files).join(' ')}`);
const fixture = (await load()).default as Fixture;
const face = await faceOf(game);
const { table, source } = await fixtureTable(game, fixture, face as never);
const pick = query.get('pick');
const asked = fixture.explain[0];
if (pick && asked) table.hold({ decision: asked.decision, picked: pick.split('|') });
if (query.has('news')) table.news = [...table.log.entries];
if (query.get('inspect')) table.inspect(query.get('inspect'));
(globalThis as Record<string, unknown>)['table'] = table;
const ending = query.get('ending'); // "count" or "result" of a match that is over
const cover = query.get('cover'); // the seat to which a shared device goes
if (cover !== null) {
  await showCover(target, game, fixture, face as never, Number(cover));
} else if (ending) {
  const { Ending, parts } = await loadEnding(table);
  if (ending === 'count') Object.defineProperty(table, 'motion', { get: () => true });
  const nothing = (): void => undefined;
  mount(Ending, {
    target,
    props: {
      table,
      source,
      parts,
      counting: ending === 'count',
      onclose: nothing,
      onsheet: nothing,
      onrematch: table.mySeat === null ? null : nothing,
    },
  });
} else {
  mount(TableView, {
    target,
    props: {
      table,
      source,
      version: query.has('replay') ? fixture.view.version : null,
      rule: null,
      signedIn: true,
      onrematch: () => undefined,
    },
  });
}
