import { expect, test } from 'vitest';

import { longestWord } from './longest-word.js';

test('the longest word of a name counts, wherever it may break', () => {
  expect(longestWord('Рыцарь-разбойник')).toBe(9);
  expect(longestWord('Сын кондотьера')).toBe(10);
});
