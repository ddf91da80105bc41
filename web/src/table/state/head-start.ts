/**
 * A head start for table pages: fetches the details, the page and the board in parallel as soon as
 * the URL is known. Each result can be taken once; later callers fetch it again.
 */
import { api, got } from '../../api/client.js';
import { here } from '../../browser/links.js';
import { faceOf } from '../../games/registry.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Details, Seen } from './source.js';

const ADDRESS = /^\/tables\/([0-9a-f-]{36})(?:\/|$)/;

interface Start {
  id: string;
  details: Promise<Details> | null;
  seen: Promise<Seen> | null;
}

let start: Start | null = null;

/** Start fetching if the URL is that of a table. `texts` resolves when the language is known. */
export function headStart(texts: Promise<void>, url: URL = here()): void {
  const id = ADDRESS.exec(url.pathname)?.[1];
  if (!id) return;
  const path = { table_id: id };
  const query = { invite: url.searchParams.get('invite') ?? '' };
  const details = got(() => api.GET('/api/tables/{table_id}', { params: { path, query } }));
  const view = { path, query: { ...query, eyes: 'own' as const } };
  const seen = got(() => api.GET('/api/tables/{table_id}/view', { params: view }));
  start = { id, details, seen: seen as Promise<unknown> as Promise<Seen> };
  void import('../TablePage.svelte').catch(quiet);
  // The start page may already name the game; its files are then being loaded.
  const told = document.documentElement.dataset.game;
  const game = told ? Promise.resolve(told) : details.then((known) => known.game);
  Promise.all([game, texts])
    .then(([slug]) => Promise.all([faceOf(slug), i18n.voiceOf(slug)]))
    .catch(quiet);
  seen.catch(quiet);
  void texts.then(warm);
}

/** Formatting numbers and plurals is slow the first time, so do it while files are loading. */
function warm(): void {
  new Intl.NumberFormat(i18n.language).format(1);
  new Intl.PluralRules(i18n.language).select(1);
}

/**
 * Failures are reported to the caller that takes the result. Nobody may take it, so ignore them
 * here.
 */
function quiet(): void {}

/** The table's details, if they were requested. */
export function takeDetails(id: string): Promise<Details> | null {
  if (start?.id !== id) return null;
  const { details } = start;
  start.details = null;
  return details;
}

/** The user's view, if it was requested. */
export function takeSeen(id: string): Promise<Seen> | null {
  if (start?.id !== id) return null;
  const { seen } = start;
  start.seen = null;
  return seen;
}
