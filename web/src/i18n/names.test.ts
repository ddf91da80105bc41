/** The one without a name is whoever holds the device. */
import { expect, test, vi } from 'vitest';

import { called } from './names.js';
import { ownName } from './own-name.svelte.js';

vi.mock('./i18n.svelte.js', () => ({ t: () => 'You', i18n: { has: () => true } }));

test('a person without a name is called by their own, or else “You”', () => {
  expect(called({ name: 'Ann' })).toBe('Ann');
  expect(called({ name: '' })).toBe('You');
  ownName.now = 'Соломія';
  expect(called({ name: '' })).toBe('Соломія');
  expect(called({ name: 'Ann' })).toBe('Ann');
  ownName.now = '';
});
