import { expect, it } from 'vitest';

import { nameParts } from './name-parts.js';

it('keeps the number of a name apart, whatever kind of number it is', () => {
  expect(nameParts('Сенешаль III')).toEqual({ head: 'Сенешаль', number: 'III' });
  expect(nameParts('Grey Miller 7894')).toEqual({ head: 'Grey Miller', number: '7894' });
  expect(nameParts('Seneszal')).toEqual({ head: 'Seneszal', number: '' });
  expect(nameParts('XIV')).toEqual({ head: 'XIV', number: '' });
});
