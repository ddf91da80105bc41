import { expect, test } from 'vitest';

import { otherName } from './letter.js';

test('a name that is taken gets a number', () => {
  expect(otherName(' Wren ', 27)).toBe('Wren 27');
  expect(otherName('Wren 27', 31)).toBe('Wren 31');
  expect(otherName('Соломія', 27)).toBe('Соломія 27');
});

test('it stays as short as names are', () => {
  expect(otherName('Adventurous Bartholomew', 27)).toBe('Adventurous Bartholom 27');
  for (let turn = 0; turn < 50; turn += 1) expect(otherName('x'.repeat(24)).length).toBe(24);
});
