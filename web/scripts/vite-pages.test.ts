/** The start pages find their files, wherever they are served. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { below, localPage } from './vite-pages.js';

const BUILT = readFileSync('index.html', 'utf8')
  .replace('/src/main.ts', './assets/base-AbCd1234.js')
  .replace('/first.js', './first.js');
const urls = (page: string) => [...page.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, url]) => url);

test('pages of the server work at any depth', () => {
  const found = urls(below(BUILT, '/'));
  expect(found).toContain('/assets/base-AbCd1234.js');
  expect(found).toContain('/first.js');
  expect(found).toContain('/manifest.webmanifest');
  expect(found.filter((url) => !/^\/\w/.test(url ?? ''))).toEqual([]);
});

test('the page of the static build works in any folder', () => {
  const page = localPage(BUILT);
  expect(page).toContain('<html lang="en" data-mode="local">');
  const found = urls(page);
  expect(found).toHaveLength(urls(BUILT).length);
  expect(found).toContain('../assets/base-AbCd1234.js');
  expect(found.filter((url) => !/^\.\.\/\w/.test(url ?? ''))).toEqual([]);
});
