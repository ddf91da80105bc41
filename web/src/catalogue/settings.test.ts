import { expect, test } from 'vitest';

import { choicesOf, startOf } from './settings.js';

const base = { team_mode: null, castles: null, limit: 100 };
const sets = [
  { seats: 2, settings: { variants: [], ...base } },
  { seats: 4, settings: { variants: [], ...base } },
  { seats: 4, settings: { variants: ['siege'], ...base, castles: 'choose' } },
  { seats: 4, settings: { variants: ['loyalty'], ...base, team_mode: 'pairs', castles: 'choose' } },
  { seats: 4, settings: { variants: ['loyalty'], ...base, team_mode: 'rows', castles: 'choose' } },
];

test('lists offer what fits together, single values what the lists allow', () => {
  const start = startOf('mastery', sets, 4);
  expect(start).toEqual({ variants: [], ...base });
  const [variants, castles, ...rest] = choicesOf('mastery', sets, 4, start);
  expect(rest).toEqual([]); // one team mode and one limit: nothing to choose
  expect(variants).toMatchObject({ key: 'variants', several: true });
  expect(variants?.values.every((value) => value.open)).toBe(true);
  expect(castles?.values.map((one) => one.value)).toEqual([null, 'choose']); // free

  const loyal = startOf('mastery', sets, 4, { ...start, variants: ['loyalty'] });
  expect(loyal).toMatchObject({ team_mode: 'pairs', castles: null });
  const then = choicesOf('mastery', sets, 4, loyal);
  expect(then.find((one) => one.key === 'team_mode')?.values.length).toBe(2);
  const siege = then
    .find((one) => one.key === 'variants')
    ?.values.find((one) => one.value === 'siege');
  expect(siege?.open).toBe(false); // no set has both
});

test('what was chosen is kept where it is still allowed', () => {
  const rows = startOf('mastery', sets, 4, {
    variants: ['loyalty'],
    team_mode: 'rows',
    castles: 'choose',
  });
  expect(rows).toMatchObject({ team_mode: 'rows', castles: 'choose' });
  expect(startOf('mastery', sets, 4, { ...rows, variants: [] }).team_mode).toBe(null);
});
