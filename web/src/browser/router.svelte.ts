/** A small router on the history API, for the client's own pages only. */

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
    if (params) {
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

class Router {
  place = $state.raw<Place>(placeOf(new URL(location.href)));
  /** Increases with every change of page; pages then scroll to the top and announce themselves. */
  moves = $state(0);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  private read(): void {
    this.place = placeOf(new URL(location.href));
    this.moves += 1;
  }

  /** Follow an internal link without reloading the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link?.href || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || placeOf(url).page === 'missing') return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }

  /** Go to a URL. With `replace`, the current one is dropped from the history. */
  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Change the URL of the current page without navigating. */
  note(path: string): void {
    history.replaceState(null, '', path);
    this.place = placeOf(new URL(location.href));
  }
}

export const router = new Router();
