import { expect, test } from 'vitest';

import { choicesOf, chosenWith, isUsual, startOf, withSeatValue } from './settings.js';

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
  expect(variants).toMatchObject({ key: 'variants', kind: 'several' });
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

const glory = {
  tournament: 'plaisance',
  prize: 'random',
  handicaps: ['none', 'none'],
  scenario: null,
  difficulty: null,
};
const jousts = [
  {
    seats: 1,
    settings: { ...glory, handicaps: ['none'], scenario: 'warrior', difficulty: 'easy' },
  },
  {
    seats: 1,
    settings: { ...glory, handicaps: ['none'], scenario: 'rivalry', difficulty: 'hard' },
  },
  {
    seats: 1,
    settings: {
      ...glory,
      tournament: 'pas_darmes',
      handicaps: ['none'],
      scenario: 'lone_challenge',
      difficulty: 'easy',
    },
  },
  { seats: 2, settings: glory },
  { seats: 2, settings: { ...glory, prize: 'standard', handicaps: ['none', 'steed'] } },
  { seats: 2, settings: { ...glory, tournament: 'pas_darmes' } },
  { seats: 3, settings: { ...glory, handicaps: ['none', 'steed', 'armour'] } },
];

test('a setting with a value for each seat offers every value that occurs', () => {
  const start = startOf('glory', jousts, 2);
  expect(start).toEqual(glory);
  const choices = choicesOf('glory', jousts, 2, start);
  expect(choices.map((one) => [one.key, one.kind])).toEqual([
    ['tournament', 'one'],
    ['prize', 'one'],
    ['handicaps', 'per-seat'],
  ]);
  expect(choices.at(-1)?.values.map((one) => one.value)).toEqual(['none', 'steed', 'armour']);
});

test('solo: what nearly everybody plays is chosen at first, and the scenario comes first', () => {
  const start = startOf('glory', jousts, 1);
  expect(start).toMatchObject({ scenario: 'lone_challenge', difficulty: 'easy' });
  expect(choicesOf('glory', jousts, 1, start).map((one) => one.key)).toEqual([
    'scenario',
    'difficulty',
    'tournament',
  ]);
});

test('a setting that means nothing beside the others is not offered and has its usual value', () => {
  const cities = startOf('glory', jousts, 2, { ...glory, prize: 'standard' });
  expect(cities).toMatchObject({ prize: 'standard' });
  const moved = startOf('glory', jousts, 2, { ...cities, tournament: 'pas_darmes' });
  expect(moved).toMatchObject({ tournament: 'pas_darmes', prize: 'random' });
  expect(choicesOf('glory', jousts, 2, moved).map((one) => one.key)).not.toContain('prize');

  const lone = startOf('glory', jousts, 1, { tournament: 'pas_darmes' });
  const warrior = startOf('glory', jousts, 1, { ...lone, scenario: 'warrior' });
  expect(warrior).toMatchObject({ scenario: 'warrior', tournament: 'plaisance' });
});

test('a first game comes with one bull, which can still be two', () => {
  const states = ['jerusalem', 'tripoli'];
  const crusades = [false, true].flatMap((first_game) =>
    [1, 2].map((bulls) => ({ seats: 2, settings: { states, first_game, bulls } })),
  );
  const start = startOf('crusaders', crusades, 2);
  expect(start).toEqual({ states, first_game: false, bulls: 2 });
  const first = chosenWith('crusaders', start, 'first_game', true);
  expect(startOf('crusaders', crusades, 2, first)).toEqual({ states, first_game: true, bulls: 1 });
  const two = chosenWith('crusaders', first, 'bulls', 2);
  expect(startOf('crusaders', crusades, 2, two)).toMatchObject({ first_game: true, bulls: 2 });
  const one = chosenWith('crusaders', start, 'bulls', 1);
  expect(startOf('crusaders', crusades, 2, one)).toMatchObject({ first_game: false, bulls: 1 });
  expect(choicesOf('crusaders', crusades, 2, one).map(({ key }) => key)).toEqual([
    'first_game',
    'bulls',
    'states',
  ]);
});

test('what goes without saying is known', () => {
  expect(isUsual('glory', 'handicaps', ['none', 'none'])).toBe(true);
  expect(isUsual('glory', 'handicaps', ['none', 'both'])).toBe(false);
  expect(isUsual('glory', 'goals', 'hidden')).toBe(true);
  expect(isUsual('mastery', 'variants', ['siege'])).toBe(false);
});

test('where all seats have different values, a taken one changes places', () => {
  const states = ['jerusalem', 'tripoli', 'edessa'];
  expect(withSeatValue('crusaders', 'states', states, 0, 'edessa')).toEqual([
    'edessa',
    'tripoli',
    'jerusalem',
  ]);
  expect(withSeatValue('crusaders', 'states', states, 2, 'antioch')).toEqual([
    'jerusalem',
    'tripoli',
    'antioch',
  ]);
  expect(withSeatValue('crusaders', 'states', states, 1, 'tripoli')).toEqual(states);
  expect(withSeatValue('glory', 'handicaps', ['none', 'steed'], 0, 'steed')).toEqual([
    'steed',
    'steed',
  ]);
});
