/**
 * URLs of the client's own pages and files. With a server, a page is at its path. In local mode the
 * start page stays open and the path is in the fragment (`play/#/learn/mastery?x=y#part`), so that
 * any web host can serve it, in any folder, without rewriting URLs.
 */
import { local } from '../local/mode.js';

/** Return the link to a page of the client, given its path. */
export function link(path: string): string {
  return local ? `#${path}` : path;
}

/** Return the URL of a file of `web/public`. The local start page is one folder below them. */
export function asset(path: string): string {
  return local ? new URL(`..${path}`, location.href).href : path;
}

/** Return the whole URL of a page of the client, to be copied or sent. */
export function wholeLink(path: string): string {
  return new URL(link(path), location.href).href;
}

/** Return the path that is shown, with its query and hash, as a URL in either mode. */
export function here(): URL {
  return local ? fromFragment(location.hash, '/') : new URL(location.href);
}

/** Return the path that a link leads to, as a URL in either mode. Null if it leaves the client. */
export function target(href: string): URL | null {
  const url = new URL(href);
  if (url.origin !== location.origin) return null;
  if (!local) return url;
  if (url.pathname !== location.pathname) return null;
  const { pathname, search } = here();
  return fromFragment(url.hash, pathname + search);
}

/** Read a fragment. One that is no path names a part of the page at `current`. */
function fromFragment(fragment: string, current: string): URL {
  const path = fragment.startsWith('#/') ? fragment.slice(1) : current + fragment;
  return new URL(location.origin + path);
}
