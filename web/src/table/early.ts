/**
 * A head start: whoever opens the address of a table needs its facts, its page and its board, and
 * should not wait for one to ask for the next. What is fetched here is taken once; whatever comes
 * later asks anew.
 */
import { api, got } from '../api/client.js';
import { faceOf } from '../games/registry.js';
import { i18n } from '../i18n/i18n.svelte.js';
import type { Details, Seen } from './source.js';

const ADDRESS = /^\/tables\/([0-9a-f-]{36})(?:\/|$)/;

interface Start {
  id: string;
  details: Promise<Details> | null;
  seen: Promise<Seen> | null;
}

let start: Start | null = null;

/** Begin, if the address is that of a table; `texts` is done when the language is known. */
export function headStart(texts: Promise<void>, url: URL = new URL(location.href)): void {
  const id = ADDRESS.exec(url.pathname)?.[1];
  if (!id) return;
  const path = { table_id: id };
  const query = { invite: url.searchParams.get('invite') ?? '' };
  const details = got(() => api.GET('/api/tables/{table_id}', { params: { path, query } }));
  const view = { path, query: { ...query, eyes: 'own' as const } };
  const seen = got(() => api.GET('/api/tables/{table_id}/view', { params: view }));
  start = { id, details, seen: seen as Promise<unknown> as Promise<Seen> };
  void import('./TablePage.svelte').catch(quiet);
  // The start page may know the game already; its files are on their way then.
  const told = document.documentElement.dataset.game;
  const game = told ? Promise.resolve(told) : details.then((known) => known.game);
  Promise.all([game, texts])
    .then(([slug]) => Promise.all([faceOf(slug), i18n.voiceOf(slug)]))
    .catch(quiet);
  seen.catch(quiet);
  void texts.then(warm);
}

/** Numbers and plurals are slow the first time: let that be while files are on their way. */
function warm(): void {
  new Intl.NumberFormat(i18n.language).format(1);
  new Intl.PluralRules(i18n.language).select(1);
}

/** Whoever takes it hears of its failure; a head start that nobody takes fails unheard. */
function quiet(): void {}

/** The table's facts, if they have been asked for. */
export function takeDetails(id: string): Promise<Details> | null {
  if (start?.id !== id) return null;
  const { details } = start;
  start.details = null;
  return details;
}

/** What the viewer sees, if it has been asked for. */
export function takeSeen(id: string): Promise<Seen> | null {
  if (start?.id !== id) return null;
  const { seen } = start;
  start.seen = null;
  return seen;
}
