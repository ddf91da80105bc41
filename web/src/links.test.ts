/** Links and files work in the static build, too: no URL of the client is written by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
  .filter((entry) => !entry.name.endsWith('.test.ts'))
  .map((entry) => join(entry.parentPath, entry.name));
const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);

const HREF = /\shref=("[^"]*"|\{)/g;
/** Parts of the page, other sites, and what only a server has. */
const FIXED = /^"(#|https:\/\/|\/api\/|\/admin\/)/;
const MADE = /^\{\s*(?:[\w.]+ && )?link\(/;
/** The legal pages, which only a server has. */
const LEGAL = "{`${i18n.language === 'en' ? '' : `/${i18n.language}`}/legal/";

test('every href to a page of the client is made by link()', () => {
  const raw: string[] = [];
  for (const [file, text] of sources) {
    if (!file.endsWith('.svelte')) continue;
    for (const found of text.matchAll(HREF)) {
      const value = text.slice(found.index + ' href='.length, found.index + 80);
      if (FIXED.test(value) || MADE.test(value)) continue;
      if (!value.startsWith(LEGAL)) raw.push(`${file}: ${value}`);
    }
  }
  expect(raw).toEqual([]);
});

test('only the links and the router look at the URL of the page', () => {
  const known = new Set([
    'src/browser/links.ts',
    'src/browser/router.svelte.ts',
    'src/gallery/dev.ts',
  ]);
  const reading =
    /\blocation\.(href|origin|pathname|search|hash)\b|\bhistory\.(push|replace)State\b/;
  const others = sources.filter(([file, text]) => !known.has(file) && reading.test(text));
  expect(others.map(([file]) => file)).toEqual([]);
});

test('files of `public` are named by asset()', () => {
  const names = readdirSync('public').map((name) => name.replaceAll('.', '\\.'));
  const named = new RegExp(`(?<!asset\\()['"\`]/(${[...names, 'worker\\.js'].join('|')})\\b`);
  const raw = sources.filter(([, text]) => named.test(text));
  expect(raw.map(([file]) => file)).toEqual([]);
});
