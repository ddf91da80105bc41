import { expect, test } from 'vitest';

import { withNumber } from './names.js';

test('a numeral stays beside the word before it', () => {
  expect(withNumber('Sojusz II')).toBe('Sojusz\u00a0II');
  expect(withNumber('Maksymilian I Habsburg')).toBe('Maksymilian I Habsburg');
});
