import { expect, test } from 'vitest';

import { asset, link, wholeLink } from './links.js';
import { pages, placeOf, router } from './router.svelte.js';

/** Click on a link; true if the page does not leave it to the browser. */
function click(href: string): boolean {
  document.body.innerHTML = `<a href="${href}">there</a>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  return event.defaultPrevented;
}

const at = (path: string) => placeOf(new URL(path, 'http://localhost'));

test('every page has its address, and only those are pages', () => {
  expect(at('/').page).toBe('lobby');
  expect(at('/lobby?lang=pl').page).toBe('lobby');
  expect(at('/new/mastery')).toMatchObject({ page: 'new-game', params: { game: 'mastery' } });
  expect(at('/tables/abc').page).toBe('table');
  expect(at('/tables/abc/replay/17')).toMatchObject({ page: 'replay', params: { version: '17' } });
  expect(at('/players/%D0%90%D0%BD%D0%BD%D0%B0').params).toEqual({ name: 'Анна' });
  expect(at('/rules/mastery#MM-ADV-03').hash).toBe('MM-ADV-03');
  for (const path of ['/tables', '/nothing', '/tables/a/b', '/players/%E0%A4%A']) {
    expect(at(path).page, path).toBe('missing');
  }
});

test('the server knows the same addresses', async () => {
  const { readFileSync } = await import('node:fs');
  const source = readFileSync('../src/gonfalon/server/pages/start_pages.py', 'utf8');
  const list = /PATHS: Final = \(([^)]*)\)/.exec(source)?.[1] ?? '';
  const served = [...list.matchAll(/"([^"]+)"/g)].map(([, path]) => `/${path}`);
  const shape = (path: string) => path.replace(/:\w+|<\w+:\w+>/g, ':').replace(/\/$/, '');
  const known = new Set(served.map(shape));
  for (const [page, path] of Object.entries(pages)) {
    expect(known, `${page}: ${path}`).toContain(shape(path));
  }
});

test('our own links are followed without loading', () => {
  expect(click('/credits')).toBe(true);
  expect(router.place.page).toBe('credits');
  expect(click('/api/docs')).toBe(false);
  expect(router.place.page).toBe('credits');
});

test('parts of a page are left to the browser', () => {
  router.go('/rules/mastery');
  expect(click('#chapter-1')).toBe(false);
});

test('links and files are paths of the server', () => {
  expect(link('/learn')).toBe('/learn');
  expect(asset('/icon.svg')).toBe('/icon.svg');
  expect(wholeLink('/join/abc')).toBe(`${location.origin}/join/abc`);
});
