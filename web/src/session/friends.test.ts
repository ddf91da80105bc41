import { expect, test } from 'vitest';

import type { Followed } from '../api/people.js';
import { onlineFirst } from './friends.svelte.js';

function followed(name: string, online: boolean): Followed {
  const player = { id: name, name, guest: false, bot: false, gone: false };
  return { player, friend: online, online };
}

test('those who are online come first, otherwise the order stays', () => {
  const given = [
    followed('Aveline', false),
    followed('Bohdan', true),
    followed('Taras', false),
    followed('Wren', true),
  ];
  expect(onlineFirst(given).map(({ player }) => player.name)).toEqual([
    'Bohdan',
    'Wren',
    'Aveline',
    'Taras',
  ]);
});
