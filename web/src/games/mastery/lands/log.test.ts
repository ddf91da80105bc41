import { beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import type { Message } from '../../../kit/table-model.js';
import advance from '../fixtures/advance-4.json';
import face from '../index.js';
import { retold } from './log.js';
import type { RealmTable } from '../view.js';

async function open(): Promise<RealmTable> {
  const fixture = structuredClone(advance) as unknown as Fixture;
  const { table } = await fixtureTable('mastery', fixture, face as never);
  return table as unknown as RealmTable;
}

function said(message: string, args: Message['args']): Message {
  return { message, args } as Message;
}

describe('the log of Medieval Mastery', () => {
  beforeAll(() => i18n.change('en'));

  it('says what came of an advance, in names, with what it is worth', async () => {
    const table = await open();
    const me = table.viewer ?? 0;
    const rival = (me + 1) % 4;
    const name = table.seats[rival]?.name;
    const field = table.view.state.hexes.find(({ value }) => value === 3);
    if (!field?.tile) throw new Error('no such territory');
    const at = { hex: field.hex, tile: field.tile };
    const empty = [
      said('event-advanced', { seat: me, count: 2, ...at }),
      said('event-conquered', { seat: me, ...at }),
    ];
    expect(retold(table, empty)).toMatch(/^You take the empty .+ with 2 knights, \+3\.$/);
    const fight = [
      said('event-advanced', { seat: me, count: 4, ...at }),
      said('event-battle-begins', {
        attacker: me,
        defender: rival,
        attacking: 4,
        defending: 3,
        ...at,
      }),
    ];
    const won = said('event-battle-won', { winner: me, loser: rival, high: 12, low: 9, margin: 3 });
    const conquered = said('event-conquered', { seat: me, ...at });
    expect(retold(table, [...fight, won, conquered])).toMatch(
      new RegExp(`^You win the .+ from ${name}, 12 to 9, \\+3\\.$`),
    );
    const tied = said('event-battle-tied', { defender: rival, points: 9, margin: 0 });
    const kept = said('event-kept', { seat: rival, ...at });
    expect(retold(table, [...fight, tied, kept])).toMatch(
      new RegExp(`^${name} holds the .+ against you, 9 to 9\\.$`),
    );
    // a result that was turned round has no points to tell
    const turned = said('event-reversed', { seat: rival });
    expect(retold(table, [...fight, won, turned, kept])).toMatch(new RegExp(`^${name} keeps the`));
    // a position is named only if the name is not enough
    const castles = table.view.state.hexes.filter(({ tile }) => tile === 'castle');
    const [source, target] = [castles[0]?.hex ?? '', castles[1]?.hex ?? ''];
    const moved = retold(table, [
      said('event-transferred', { seat: me, count: 1, source, target }),
    ]);
    expect(moved).toMatch(/^You move 1 knight from \w+ to \w+\.$/);
  });
});
