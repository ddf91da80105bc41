import { expect, test } from 'vitest';

import { notesOf, rulebook, rulePieces, type Rule } from './rulebook.js';

const rule = (id: string, chapter: string, kind: string, text: string, about: string[] = []) =>
  ({ id, chapter, kind, text, about }) satisfies Rule;

const RULES = [
  rule('MM-BAT-60', 'BAT', 'rule', 'The side with more battle points wins.'),
  rule('MM-BAT-61', 'BAT', 'rule', 'On a tie the defender wins with margin 1.'),
  rule('MM-EX-01', 'EX', 'example', 'A tie. 8 against 8.', ['MM-BAT-61', 'MM-BAT-60']),
  rule('MM-EX-02', 'EX', 'example', 'Nothing in particular.'),
];
const TITLES = { SET: 'Setup', BAT: 'Battle', EX: 'Worked examples' };

test('what explains rules is below each of them, and nowhere else', () => {
  const [battle, examples, ...more] = rulebook(RULES, TITLES);
  expect(more).toEqual([]); // no rules of setup
  expect(battle?.entries.map(({ notes }) => notes.map(({ id }) => id))).toEqual([
    ['MM-EX-01'],
    ['MM-EX-01'],
  ]);
  expect(examples?.entries.map((entry) => entry.rule.id)).toEqual(['MM-EX-02']);
  expect(notesOf(RULES, 'MM-BAT-61').map(({ id }) => id)).toEqual(['MM-EX-01']);
});

test('a search looks for every word, also in what explains a rule', () => {
  const found = (search: string) =>
    rulebook(RULES, TITLES, search).flatMap(({ entries }) => entries.map(({ rule }) => rule.id));
  expect(found('MARGIN tie')).toEqual(['MM-BAT-61']);
  expect(found('bat-60')).toEqual(['MM-BAT-60']);
  expect(found('8 against')).toEqual(['MM-BAT-60', 'MM-BAT-61']);
  expect(found('margin points')).toEqual([]);
});

test('ids of other rules are found in a text', () => {
  expect(rulePieces('As in PAL-SOLO-ACT-07.')).toEqual([
    { text: 'As in ', rule: false },
    { text: 'PAL-SOLO-ACT-07', rule: true },
    { text: '.', rule: false },
  ]);
});
