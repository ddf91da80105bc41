import { credits } from 'virtual:credits';
import { expect, test } from 'vitest';

test('every icon has its author', () => {
  const nameless = credits.icons.filter((icon) => !icon.author).map((icon) => icon.name);
  expect(nameless, 'add them to web/credits.json').toEqual([]);
  expect(credits.icons.length).toBeGreaterThan(20);
});

test('every package that is shipped has its licence', () => {
  const names = credits.packages.map((one) => one.name);
  expect(names).toContain('svelte');
  expect(names, 'what makes the client is no part of it').not.toContain('vite');
  expect(new Set(names).size).toBe(names.length);
  for (const one of credits.packages)
    expect(one.licence, one.name).toMatch(/MIT|Apache-2.0|OFL-1.1|ISC/);
});
