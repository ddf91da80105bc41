import { credits } from 'virtual:credits';
import { expect, test } from 'vitest';

test('every icon has its author', () => {
  const nameless = credits.icons.filter((icon) => !icon.author).map((icon) => icon.name);
  expect(nameless, 'add them to web/credits.json').toEqual([]);
  expect(credits.icons.length).toBeGreaterThan(20);
});

test('every package that is shipped has its licence', () => {
  expect(credits.packages.map((one) => one.name)).toContain('svelte');
  for (const one of credits.packages)
    expect(one.licence, one.name).toMatch(/MIT|Apache-2.0|OFL-1.1|ISC/);
});
