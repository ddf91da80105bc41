import { expect, test } from 'vitest';

import { longestWord, withNumber } from './name-layout.js';

test('the longest word of a name counts, wherever it may break', () => {
  expect(longestWord('Рыцарь-разбойник')).toBe(9);
  expect(longestWord('Сын кондотьера')).toBe(10);
});

test('a numeral stays beside the word before it', () => {
  expect(withNumber('Sojusz II')).toBe('Sojusz\u00a0II');
  expect(withNumber('Maksymilian I Habsburg')).toBe('Maksymilian I Habsburg');
});
