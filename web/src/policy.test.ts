/** Nothing in the source may violate the content security policy. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name))
  .filter((entry) => !entry.name.endsWith('.test.ts'))
  .map((entry) => join(entry.parentPath, entry.name));

/** `style="…"` in markup or in SVG text is an inline style; `style:name={…}` is not. */
const STYLE = /\sstyle=["'{]/;
const HANDLER = /\son[a-z]+="/;

test.each(files)('%s has no inline style and no inline handler', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(STYLE.exec(text)?.[0]).toBeUndefined();
  expect(HANDLER.exec(text)?.[0]).toBeUndefined();
  expect(text).not.toMatch(/javascript:|\beval\(|new Function\(/);
});

test('the start page has nothing inline', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).not.toMatch(/<style|<script>|\sstyle=|\son[a-z]+=/);
});
