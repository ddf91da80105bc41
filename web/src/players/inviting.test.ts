import { expect, test } from 'vitest';

import { tableFor } from './inviting.js';

const CLOCK = { kind: 'none' } as const;

test('a table for two, unless the game needs more', () => {
  expect(tableFor({ slug: 'glory', min_seats: 1 }, 'live', CLOCK).seats).toBe(2);
  expect(tableFor({ slug: 'glory', min_seats: 3 }, 'days', CLOCK)).toMatchObject({
    game: 'glory',
    seats: 3,
    pace: 'days',
    visibility: 'link',
    rated: false,
    bots: {},
  });
});
