import { describe, expect, it } from 'vitest';

import type { GameFace } from '../../games/face.js';
import type { News, View } from '../../kit/table-model.js';
import { nextOf } from '../../session/my-tables.svelte.js';
import { awayFor, isLong, lastLook, noteLook } from './absence.js';
import { stepsOf } from '../log/meanwhile.js';
import {
  closeToGoal,
  leadingTo,
  ownLines,
  pointsOf,
  rivalLines,
  tellingOf,
  turnsIn,
} from './summary.js';
import { lengthOf, withoutSubject } from './words.js';

const NOON = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 3_600_000;

function news(version: number, seat: number | null, ...events: [string, object][]): News {
  return {
    version,
    at: new Date(NOON + version * 1000).toISOString(),
    kind: 'choose',
    seat,
    events: events.map(([message, args]) => ({ message, args: { ...args } })),
  };
}

const LOG = {
  turnHeads: ['event-turn-begins'],
  highlights: ['event-conquered', 'event-battle-won', 'event-card-played'],
};

/** I am seat 0; then 1 and 2 move, and 3 does nothing that matters. */
const HISTORY = [
  news(4, 0, ['event-conquered', { seat: 0 }]),
  news(5, 1, ['event-turn-begins', { seat: 1 }], ['event-card-played', { seat: 1, card: 'a' }]),
  news(6, 1, ['event-conquered', { seat: 1, tile: 'fort' }]),
  news(7, 1, ['event-card-played', { seat: 1, card: 'b' }]),
  news(8, 2, ['event-conquered', { seat: 2, tile: 'city' }]),
  news(9, 2, ['event-battle-won', { winner: 2, loser: 0 }]),
  news(10, 3, ['event-turn-begins', { seat: 3 }], ['event-knights-placed', { seat: 3 }]),
];
const SINCE = { after: 4, upTo: 10 };

describe('the most telling event of a rival', () => {
  const telling = tellingOf(HISTORY, SINCE, 0, LOG);

  it('follows the order of the highlights', () => {
    expect(telling.get(1)).toMatchObject({ version: 6, said: { message: 'event-conquered' } });
  });

  it('is one against the user, if there is any', () => {
    expect(telling.get(2)).toMatchObject({ version: 9, said: { message: 'event-battle-won' } });
    const log = { highlights: ['event-conquered', 'event-spy-used'] };
    const spied = news(5, 2, ['event-spy-used', { seat: 2, rival: 0 }]);
    const since = { after: 4, upTo: 8 };
    expect(tellingOf([spied, ...HISTORY], since, 0, log).get(2)?.version).toBe(5);
  });

  it('is how the last input began if none is a highlight, and never the beginning of a turn', () => {
    expect(telling.get(3)).toMatchObject({ said: { message: 'event-knights-placed' } });
    const played: [string, object] = ['event-spy-played', { seat: 1 }];
    const taxed: [string, object] = ['event-taxes', { seat: 1 }];
    const spied = [news(4, 0), news(5, 1, taxed), news(6, 1, played, taxed)];
    expect(tellingOf(spied, { after: 4, upTo: 6 }, 0, LOG).get(1)).toMatchObject({
      version: 6,
      said: { message: 'event-spy-played' },
    });
    const begun = [news(4, 0), news(5, 1, ['event-turn-begins', { seat: 1 }])];
    const heads = { ...LOG, highlights: ['event-turn-begins'] };
    expect(tellingOf(begun, { after: 4, upTo: 5 }, 0, heads).size).toBe(0);
  });

  it('is not what merely happened to a rival, unless it is a highlight', () => {
    const taxed = [news(4, 0), news(5, 1, ['event-taxes', { seat: 2 }])];
    expect(tellingOf(taxed, { after: 4, upTo: 5 }, 0, LOG).size).toBe(0);
  });

  it('tells of an attack that the user beat off under the attacker', () => {
    const held = [news(4, 0), news(5, 1, ['event-battle-won', { winner: 0, loser: 1 }])];
    expect(tellingOf(held, { after: 4, upTo: 5 }, 0, LOG).get(1)?.version).toBe(5);
  });

  it('does not tell of the user’s own gains under the rival who ended the round', () => {
    const own = [news(4, 0), news(5, 1, ['event-conquered', { seat: 0 }])];
    expect(tellingOf(own, { after: 4, upTo: 5 }, 0, LOG).size).toBe(0);
  });

  it('leaves out what was undone', () => {
    const undone = [...HISTORY, { ...news(11, 1), kind: 'undo', taken_back: 6 }];
    const found = tellingOf(undone, { after: 4, upTo: 11 }, 0, LOG);
    expect(found.get(1)?.version).toBe(5);
  });

  it('is the last of several alike, and of all if the game names none', () => {
    expect(tellingOf(HISTORY, SINCE, 0, {}).get(1)?.version).toBe(7);
  });
});

describe('what led up to what is told', () => {
  it('begins with its turn, and goes on from a detail to what came of it', () => {
    const log = { ...LOG, details: ['event-advanced', 'event-battle-won'] };
    const told = [
      news(4, 1, ['event-turn-begins', { seat: 1 }], ['event-advanced', { seat: 1 }]),
      news(5, 2, ['event-turn-begins', { seat: 2 }], ['event-advanced', { seat: 2 }]),
      news(6, 2, ['event-battle-won', { winner: 2, loser: 0 }]),
      news(7, 2, ['event-conquered', { seat: 2 }], ['event-turn-begins', { seat: 0 }]),
    ];
    const names = (all: News[], at: number): string[] =>
      leadingTo(all, all[at]!.events[0]!, log).map(({ message }) => message);
    const whole = ['event-turn-begins', 'event-advanced', 'event-battle-won', 'event-conquered'];
    expect(names(told, 2)).toEqual(whole);
    expect(names(told, 3)).toEqual(whole);
    const cut = [...told.slice(0, 3), news(7, 0, ['event-turn-begins', { seat: 0 }])];
    expect(names(cut, 2)).toEqual(whole.slice(0, 3));
  });
});

describe('what befell the user', () => {
  const log = { own: ['event-taxes', 'event-city-lost'] };

  it('is told in order, also what their own last input led to; not what befell others', () => {
    const told = [
      news(4, 0, ['event-conquered', { seat: 0 }], ['event-taxes', { seat: 0, coins: 3 }]),
      news(5, 1, ['event-taxes', { seat: 1, coins: 2 }], ['event-city-lost', { seat: 0 }]),
    ];
    const found = ownLines(told, { after: 4, upTo: 5 }, 0, log);
    expect(found.map(({ message }) => message)).toEqual(['event-taxes', 'event-city-lost']);
    expect(ownLines(told, { after: 4, upTo: 5 }, 0, {})).toEqual([]);
  });

  it('is also what a duel or the turn of the round brought, not what they gained by acting', () => {
    const ownAfter = { heads: ['event-duel-won', 'event-all-ready'], told: ['event-gained'] };
    const gained = (count: number): [string, object] => ['event-gained', { seat: 0, count }];
    const told = [
      news(4, 0, gained(1), ['event-duel-won', { seat: 0 }], gained(2)),
      news(5, 1, gained(3), ['event-all-ready', {}], ['event-gained', { seat: 1, count: 9 }]),
      news(6, 1, ['event-all-ready', {}], gained(4)),
    ];
    const found = ownLines(told, { after: 4, upTo: 6 }, 0, { own: ['event-duel-won'], ownAfter });
    expect(found.map(({ message, args }) => args['count'] ?? message)).toEqual([
      'event-duel-won',
      2,
      4,
    ]);
  });
});

describe('the lines of a summary', () => {
  const face = {
    log: LOG,
    seatFacts: (view: View, seat: number) => [
      { icon: null, label: 'l', value: (view.state as number[])[seat] ?? 0, main: true },
    ],
  } as unknown as GameFace;
  const view = (...points: number[]): View => ({ state: points }) as unknown as View;
  const material = { news: HISTORY, between: SINCE, me: 0, seats: 4, face };

  it('come in the order of play, with points before and after', () => {
    const lines = rivalLines({ ...material, before: view(9, 9, 9, 6), now: view(8, 12, 9, 6) });
    expect(lines.map(({ side, before, after }) => [side, before, after])).toEqual([
      [1, 9, 12],
      [2, 9, 9],
      [3, 6, 6],
    ]);
  });

  it('begin with the seat after the user’s', () => {
    const before = view(1, 1, 1, 1);
    const lines = rivalLines({ ...material, me: 2, before, now: view(2, 2, 2, 2) });
    expect(lines.map(({ side }) => side)).toEqual([3, 0, 1]);
  });

  it('include a rival whose points changed, or who acted, with nothing to tell', () => {
    const news = HISTORY.slice(0, 6);
    const between = { after: 4, upTo: 9 };
    const before = view(0, 0, 0, 6);
    const paid = rivalLines({ ...material, news, between, before, now: view(0, 0, 0, 8) });
    expect(paid.at(-1)).toEqual({ side: 3, version: 9, said: null, before: 6, after: 8 });

    const begun = [...news, HISTORY[6]!].map((one) => ({ ...one, events: one.events.slice(0, 1) }));
    const lines = rivalLines({ ...material, news: begun, before, now: before });
    expect(lines.at(-1)).toEqual({ side: 3, version: 10, said: null, before: 6, after: 6 });
  });

  it('leave out a rival who did nothing', () => {
    const between = { after: 4, upTo: 7 };
    const lines = rivalLines({ ...material, between, before: view(), now: view() });
    expect(lines.map(({ side }) => side)).toEqual([1]);
  });

  it('read negative points, and know nothing of a missing view', () => {
    const minus = { ...face, seatFacts: () => [{ value: '−3', main: true }] };
    expect(pointsOf(minus as unknown as GameFace, view(), 0)).toBe(-3);
    expect(pointsOf(face, null, 0)).toBeNull();
  });

  it('count turns and steps', () => {
    expect(turnsIn(HISTORY, SINCE, 0)).toBe(3);
    expect(stepsOf([...HISTORY, news(11, 1)], { after: 4, upTo: 11 })).toEqual([
      4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it('warn of rivals with one to three points left', () => {
    const points = [12, 9, 10, 13, null].map((points, side) => ({ side, points }));
    expect(closeToGoal(points, 13)).toEqual([
      { side: 0, left: 1 },
      { side: 2, left: 3 },
    ]);
  });
});

describe('an absence', () => {
  const later = NOON + 19 * HOUR;

  it('lasts since the last move, or since the table was last seen', () => {
    expect(awayFor(HISTORY, 0, null, later)).toBe(19 * HOUR - 4000);
    expect(awayFor(HISTORY, 0, { at: later - HOUR, version: 7 }, later)).toBe(HOUR);
  });

  it('is none if it was short, or if everything has been seen', () => {
    expect(awayFor(HISTORY, 0, null, NOON + 30_000)).toBeNull();
    expect(awayFor(HISTORY, 0, { at: NOON, version: 10 }, later)).toBeNull();
    expect(awayFor([news(4, 0)], 0, null, later)).toBeNull();
    expect(awayFor([], 0, null, later)).toBeNull();
  });

  it('counts before the first move, too', () => {
    expect(awayFor(HISTORY.slice(1), 0, null, later)).toBe(19 * HOUR - 5000);
  });

  it('is remembered for a limited number of tables', () => {
    for (let i = 0; i < 60; i += 1) noteLook(`t${i}`, { at: i, version: i });
    expect(lastLook('t59')).toEqual({ at: 59, version: 59 });
    expect(lastLook('t0')).toBeNull();
    expect(isLong(lastLook('t59'), 60)).toBe(false);
    expect(isLong(lastLook('t59'), HOUR)).toBe(true);
  });

  it('has a length in words', () => {
    expect(lengthOf(19 * HOUR + 5, 'en')).toBe('19 hours');
    expect(lengthOf(30 * HOUR, 'ru')).toBe('1 день');
    expect(lengthOf(5000, 'en')).toBe('1 minute');
  });
});

describe('a sentence below a name', () => {
  const names = ['Anna', 'Taras'];
  const text = (sentence: string, side: number): string =>
    withoutSubject(sentence, names, side)
      .map((piece) => piece.text)
      .join('');

  it('goes on after the name', () => {
    expect(text('Taras conquers the Fort.', 1)).toBe('conquers the Fort.');
    expect(text('Taras: reinforced March.', 1)).toBe('reinforced March.');
  });

  it('stays whole if it is about somebody else, or has no name', () => {
    expect(text('Anna beats Taras 9 to 8.', 1)).toBe('Anna beats Taras 9 to 8.');
    expect(text('A tie at 9.', 1)).toBe('A tie at 9.');
  });
});

describe('the next table', () => {
  type Tables = Parameters<typeof nextOf>[0];
  const table = (id: string, deadline: string | null, awaited = true, status = 'playing') =>
    ({ id, deadline, status, you: { awaited } }) as unknown as Tables[number];
  const tables = [
    table('none', null),
    table('late', '2026-01-03T00:00:00Z'),
    table('soon', '2026-01-02T00:00:00Z'),
    table('open', '2026-01-01T00:00:00Z', true, 'open'),
    table('theirs', '2026-01-01T00:00:00Z', false),
  ];

  it('is the one that is due first, other than this one', () => {
    expect(nextOf(tables, '')?.id).toBe('soon');
    expect(nextOf(tables, 'soon')?.id).toBe('late');
    expect(nextOf(tables.slice(0, 1), 'soon')?.id).toBe('none');
    expect(nextOf(tables.slice(3), '')).toBeNull();
  });
});
