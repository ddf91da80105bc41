/** In local mode the path is in the fragment, whatever folder the page is served from. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type * as Links from './links.js';
import type * as Routing from './router.svelte.js';

const START = '/some/folder/play/';
let links: typeof Links;
let router: typeof Routing.router;

beforeAll(async () => {
  document.documentElement.dataset.mode = 'local';
  history.replaceState(null, '', START);
  vi.resetModules();
  links = await import('./links.js');
  ({ router } = await import('./router.svelte.js'));
});
beforeEach(() => router.go('/'));

function click(href: string): boolean {
  document.body.innerHTML = `<a href="${href}">there</a><h2 id="MM-ADV-03" tabindex="-1"></h2>`;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('a')?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('links are fragments of the start page, files lie one folder above it', () => {
  expect(links.link('/learn')).toBe('#/learn');
  expect(links.asset('/icon.svg')).toBe(`${location.origin}/some/folder/icon.svg`);
  expect(links.wholeLink('/tables/a#result')).toBe(`${location.origin}${START}#/tables/a#result`);
});

test('the router takes paths and keeps the page', () => {
  router.go('/learn/mastery?gone#end');
  expect(location.pathname + location.hash).toBe(`${START}#/learn/mastery?gone#end`);
  expect(router.place).toMatchObject({ page: 'learn-game', params: { game: 'mastery' } });
  expect(router.place.query.has('gone')).toBe(true);
  expect(router.place.hash).toBe('end');
  router.note('/tables/abc/replay/17');
  expect(location.hash).toBe('#/tables/abc/replay/17');
  expect(router.place.page).toBe('replay');
});

test('our own links are followed, others are left to the browser', () => {
  expect(click(links.link('/credits'))).toBe(true);
  expect(router.place.page).toBe('credits');
  expect(click('#/nothing')).toBe(false);
  for (const href of [
    '/credits',
    '/some/folder/',
    'https://example.org/some/folder/play/#/learn',
  ]) {
    expect(links.target(new URL(href, location.href).href), href).toBeNull();
  }
});

test('a part of the page is shown without leaving it', () => {
  router.go('/rules/mastery?x=y');
  expect(click('#MM-ADV-03')).toBe(true);
  expect(location.hash).toBe('#/rules/mastery?x=y#MM-ADV-03');
  expect(router.place).toMatchObject({ page: 'rules', hash: 'MM-ADV-03' });
  expect(document.activeElement?.id).toBe('MM-ADV-03');
});

test('a fragment that was typed is read once', () => {
  const before = router.moves;
  location.hash = '#/learn';
  dispatchEvent(new Event('hashchange'));
  dispatchEvent(new Event('hashchange'));
  expect(router.place.page).toBe('learn');
  expect(router.moves).toBe(before + 1);
});

test('without a path, the lobby is shown', () => {
  location.hash = '#main';
  dispatchEvent(new Event('hashchange'));
  expect(router.place).toMatchObject({ page: 'lobby', hash: 'main' });
});

test('pages about other people or an account do not exist', () => {
  for (const path of ['/leaderboards', '/players/ann', '/sign-in', '/join/abc', '/me']) {
    router.go(path);
    expect(router.place.page, path).toBe('missing');
  }
  router.go('/preferences');
  expect(router.place.page).toBe('preferences');
});
