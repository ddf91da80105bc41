import { beforeEach, expect, test } from 'vitest';

import { keepProgress, progressIn } from './progress.js';

const STEPS = ['goal', 'knights', 'empty'];

beforeEach(() => localStorage.clear());

test('a lesson that was never begun has no progress', () => {
  expect(progressIn('mastery', 'basics', STEPS)).toBeNull();
});

test('the place and what was done are kept, in the order of the steps', () => {
  keepProgress('mastery', 'basics', { step: 'empty', done: ['knights', 'goal'] });
  expect(progressIn('mastery', 'basics', STEPS)).toEqual({
    step: 'empty',
    done: ['goal', 'knights'],
  });
  expect(progressIn('glory', 'basics', STEPS)).toBeNull();
});

test('steps that were removed are forgotten', () => {
  keepProgress('mastery', 'basics', { step: 'gone', done: ['gone', 'goal'] });
  expect(progressIn('mastery', 'basics', STEPS)).toEqual({ step: 'goal', done: ['goal'] });
});

test('what an older client stored in another form is ignored', () => {
  localStorage.setItem('gonfalon.lesson.mastery.basics', '{"step":3}');
  expect(progressIn('mastery', 'basics', STEPS)).toBeNull();
});
