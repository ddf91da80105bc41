import { expect, test } from 'vitest';

import { whyNoCoach } from './coach.svelte.js';
import { ruleFor } from './marking.js';

type At = Parameters<typeof whyNoCoach>[0];

function table(rated: boolean, others: ({ user: { name: string } | null } | null)[]): At {
  const seats = [{ number: 0, user: { name: 'Anna' } }];
  others.forEach((seat, i) => seats.push({ number: i + 1, user: seat?.user ?? (null as never) }));
  return { mySeat: 0, details: { rated, seats } } as unknown as At;
}

test('the coach helps one player against bots, or alone', () => {
  expect(whyNoCoach(table(false, []))).toBeNull();
  expect(whyNoCoach(table(false, [{ user: null }, { user: null }]))).toBeNull();
});

test('it does not help at rated tables, nor where another person plays', () => {
  expect(whyNoCoach(table(true, [{ user: null }]))).toBe('rated');
  expect(whyNoCoach(table(false, [{ user: null }, { user: { name: 'Bohdan' } }]))).toBe('others');
});

test('the mark finds an answer whatever its id', () => {
  expect(ruleFor('march-outer')).toContain('[data-option="march-outer"]');
  expect(ruleFor('-1,"0"\\')).toContain('[data-answer="-1,\\"0\\"\\\\"]');
});
