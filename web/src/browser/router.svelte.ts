/**
 * A small router on the history API, for the client's own pages only. It is told paths; where they
 * are in the URL is the matter of `links.ts`.
 */
import { here, link as linkTo, target } from './links.js';
import { local } from '../local/mode.js';

/** By page: the pattern of its URL. `:name` stands for one segment. */
export const pages = {
  lobby: '/lobby', // and `/`, where the server shows strangers its landing page
  new: '/new',
  'new-game': '/new/:game',
  table: '/tables/:id',
  replay: '/tables/:id/replay/:version',
  invitation: '/join/:invite',
  me: '/me',
  preferences: '/preferences',
  player: '/players/:name',
  leaderboards: '/leaderboards',
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  reset: '/account/reset',
  'reset-key': '/account/reset/:key',
  confirm: '/account/confirm/:key',
  'match-mail': '/account/match/:key',
  gallery: '/gallery',
  'how-to-play': '/how-to-play/:game',
  rules: '/rules/:game',
  learn: '/learn',
  'learn-game': '/learn/:game',
  'lesson-start': '/learn/:game/:lesson',
  lesson: '/learn/:game/:lesson/:step',
  credits: '/credits',
} as const;

export type Page = keyof typeof pages | 'missing';

/** Pages that are about other people, or about an account: without a server there are none. */
const NEED_A_SERVER: readonly string[] = [
  'me',
  'invitation',
  'player',
  'leaderboards',
  'sign-in',
  'sign-up',
  'reset',
  'reset-key',
  'confirm',
  'match-mail',
];

export interface Place {
  page: Page;
  params: Record<string, string>;
  query: URLSearchParams;
  hash: string;
}

/** Return the page for a URL. */
export function placeOf(url: URL): Place {
  const parts = split(url.pathname === '/' ? pages.lobby : url.pathname);
  for (const [page, pattern] of Object.entries(pages)) {
    const params = matched(split(pattern), parts);
    if (params && !(local && NEED_A_SERVER.includes(page))) {
      return { page: page as Page, params, query: url.searchParams, hash: url.hash.slice(1) };
    }
  }
  return { page: 'missing', params: {}, query: url.searchParams, hash: '' };
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function matched(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [i, wanted] of pattern.entries()) {
    const given = parts[i] ?? '';
    if (!wanted.startsWith(':')) {
      if (wanted !== given) return null;
      continue;
    }
    try {
      params[wanted.slice(1)] = decodeURIComponent(given);
    } catch {
      return null;
    }
  }
  return params;
}

/** Show a part of the page, as the browser does for a fragment that is an id. */
function reveal(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

class Router {
  place = $state.raw<Place>(placeOf(here()));
  /** Increases with every change of page; pages then scroll to the top and announce themselves. */
  moves = $state(0);
  private shown = location.href;

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => {
      if (location.href !== this.shown) this.read(); // some browsers send no popstate
    });
    addEventListener('click', (event) => this.follow(event));
  }

  private read(): void {
    this.shown = location.href;
    this.place = placeOf(here());
    this.moves += 1;
  }

  /** Follow an internal link without reloading the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = target(link.href);
    if (!url || placeOf(url).page === 'missing') return;
    const from = here();
    const within = url.pathname === from.pathname && url.search === from.search && !!url.hash;
    if (within && !local) return; // the browser goes to parts of the page itself
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
    if (within) reveal(url.hash.slice(1));
  }

  /** Go to a URL. With `replace`, the current one is dropped from the history. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', linkTo(path));
    this.read();
    scrollTo(0, 0);
  }

  /** Change the URL of the current page without navigating. */
  note(path: string): void {
    history.replaceState(null, '', linkTo(path));
    this.shown = location.href;
    this.place = placeOf(here());
  }
}

export const router = new Router();
