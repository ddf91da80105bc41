import { expect, it } from 'vitest';

import { emblemOf } from './emblems.js';
import { printed } from '../printed.js';

it('tells townsfolk of the same trade apart by what they give', () => {
  const drawn = new Map<string, string>();
  const alike: string[][] = [];
  for (const id of Object.keys(printed.townsfolk)) {
    const emblem = emblemOf('townsfolk', id);
    const other = drawn.get(emblem);
    if (other) alike.push([other, id]);
    drawn.set(emblem, id);
  }
  expect(alike).toEqual([['conspirator_a', 'conspirator_b']]); // they give the same
});
