/** Battles: what is told of them, how numbers are seen, what answers lead to. */
import { expect, test } from 'vitest';

import type { News } from '../../../kit/table-model.js';
import {
  atWorst,
  decidedIn,
  leaveAhead,
  markerAhead,
  range,
  seen,
  sideLabel,
  sidesOf,
  signed,
  suspense,
  winsAtOnce,
  type HalfAhead,
  type ManoeuvrePreview,
} from './battle.js';
import { storyOf } from './battle-story.js';
import cancelling from '../fixtures/battle-cancel-half-players.json';
import laying from '../fixtures/battle-battle-card-saracens.json';
import over from '../fixtures/battle-over-taken.json';
import type { BattleView, CrusadersTable } from '../view.js';

interface Fixture {
  view: unknown;
  explain: unknown[];
  events: unknown[];
}

function tableOf(fixture: unknown, viewer?: number | null): CrusadersTable {
  const { view, explain } = fixture as Fixture & { view: { viewer: number | null } };
  return {
    view,
    explain,
    viewer: viewer === undefined ? view.viewer : viewer,
    t: (id: string) => id,
  } as unknown as CrusadersTable;
}
const battleOf = (table: CrusadersTable): BattleView => table.view.state.battle as BattleView;
const newsOf = (fixture: unknown): News[] => [
  {
    version: 7,
    at: '',
    kind: 'choose',
    seat: 0,
    events: (fixture as { events: News['events'] }).events,
  },
];
const half = (changes: Partial<HalfAhead>): HalfAhead => ({
  half: 'top',
  least: 0,
  most: 0,
  units: [
    [3, 3],
    [2, 2],
  ],
  level: [1, 1],
  stops: 'no',
  parts: [],
  later: [],
  ...changes,
});

test('the side of the viewer stands on the left, and numbers are seen from there', () => {
  const table = tableOf(cancelling);
  const battle = battleOf(table);
  const [left] = sidesOf(table, battle);
  expect(battle.fighters[left]?.player).toBe(table.viewer);
  const watching = tableOf(cancelling, null);
  expect(sidesOf(watching, battle)).toEqual([0, 1]);
  expect(seen(watching, battle, 3)).toBe(3);
  expect(signed(-2)).toBe('−2');
});

test('a range begins with what is best for the viewer', () => {
  const table = tableOf(cancelling, null);
  const battle = battleOf(table);
  expect(range(table, battle, -2, 2)).toBe('+2 … −2');
  expect(range(table, battle, 1, 1)).toBe('+1');
});

test('the opponent cancels the better half, and a victory at once is better than any number', () => {
  const table = tableOf(laying, null);
  const battle = { ...battleOf(table), acting: 0 };
  const ahead = (...halves: HalfAhead[]): ManoeuvrePreview => ({ marker: 0, halves });
  const wins = half({
    stops: 'yes',
    units: [
      [3, 3],
      [0, 0],
    ],
    most: 9,
    least: 9,
  });
  expect(winsAtOnce(wins)).toBe(0);
  expect(atWorst(table, battle, ahead(half({ least: 1, most: 3 }), half({ most: 2 })))).toBe('+2');
  expect(atWorst(table, battle, ahead(wins, half({ least: 4, most: 4 })))).toBe('+4');
  expect(atWorst(table, battle, ahead(wins, wins))).toBe('crusaders-battle-at-once');
});

test('every card is told with the marker before and after it', () => {
  const story = storyOf(newsOf(cancelling));
  const battle = battleOf(tableOf(cancelling));
  expect(story?.city).toBe(battle.city);
  expect(story?.won).toBeNull();
  expect(story?.played.map(({ card }) => card)).toEqual(battle.cards.map(({ card }) => card));
  expect(story?.played.map(({ cancelled }) => cancelled)).toEqual(
    battle.cards.map(({ cancelled }) => cancelled),
  );
  expect(story?.marker).toBe(battle.marker);
  expect(story?.played[0]?.from).toBe(story?.difference);
});

test('the end of a battle is held back and told in its groups', () => {
  const news = newsOf(over);
  expect(decidedIn(news)).toBe(7);
  expect(suspense(news)).toBeGreaterThan(0);
  expect(suspense(newsOf(cancelling))).toBe(0);
  const story = storyOf(news);
  expect(story?.over).toBe(true);
  expect(story?.captured).toBe(true);
  expect(story?.retreat.length).toBeGreaterThan(0);
  expect(story?.trophies.map(({ message }) => message)).toContain('event-city-taken');
});

test('units that leave for a city lead to a garrison there, and a flight to another marker', () => {
  const option = { id: 'acre', preview: null as unknown };
  const ahead = (preview: unknown) => ({ ...option, preview }) as never;
  const battle = { marker: 2, units: [1, 3] };
  expect(markerAhead(ahead({ moved: 2, garrison: 5, battle }))).toEqual(battle);
  expect(leaveAhead(ahead({ moved: 2, garrison: 5, battle }))?.garrison).toBe(5);
  expect(markerAhead(ahead({ moved: 2, garrison: 5, battle: null }))).toBeNull(); // after a battle
  expect(markerAhead(ahead(battle))).toEqual(battle);
  expect(leaveAhead(ahead(battle))).toBeNull();
  expect(markerAhead(ahead(null))).toBeNull();
});

test('a side is called “You” by its own player only', () => {
  const table = { ...tableOf(over, 0), seats: [{ name: 'Anna' }, { name: 'Bohdan' }] } as never;
  expect([0, 1, null].map((side) => sideLabel(table, side))).toEqual([
    'presence-you',
    'Bohdan',
    'crusaders-saracens',
  ]);
});
