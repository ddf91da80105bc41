// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { pictures } from './posters.mjs';

test('the pictures of the public pages are up to date', async () => {
  const made = await pictures();
  expect(readdirSync('public/posters').sort()).toEqual(Object.keys(made).sort());
  for (const [name, text] of Object.entries(made)) {
    expect(readFileSync(`public/posters/${name}`, 'utf8'), 'run scripts/posters.mjs').toBe(text);
  }
});
