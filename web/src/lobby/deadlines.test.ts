import { expect, test } from 'vitest';

import type { TableShown } from '../api/tables.js';
import { deadlinesByDay } from './deadlines.js';

const NOW = new Date(2026, 9, 24, 15, 0).getTime(); // a Saturday; clocks change in Europe that night

function table(id: string, deadline: Date | null, status = 'playing'): TableShown {
  const clock = { kind: 'per_move' };
  return { id, status, clock, deadline: deadline?.toISOString() ?? null } as unknown as TableShown;
}

test('each day has the tables due on it, the earliest first', () => {
  const days = deadlinesByDay(
    [
      table('last minute', new Date(2026, 9, 25, 23, 59)),
      table('tomorrow', new Date(2026, 9, 25, 0, 0)),
      table('tonight', new Date(2026, 9, 24, 20, 30)),
      table('just over', new Date(2026, 9, 23, 23, 0)),
      table('after a week', new Date(2026, 9, 31, 0, 0)),
      table('never', null),
      table('open', new Date(2026, 9, 24, 18, 0), 'open'),
    ],
    NOW,
  );
  expect(days.map(({ date }) => date.getDate())).toEqual([24, 25, 26, 27, 28, 29, 30]);
  expect(days.map(({ tables }) => tables.map(({ id }) => id))).toEqual([
    ['just over', 'tonight'],
    ['tomorrow', 'last minute'],
    [],
    [],
    [],
    [],
    [],
  ]);
});

test('without a clock, the distant end of a rated match is no deadline', () => {
  const rated = (hours: number): TableShown => {
    const deadline = new Date(NOW + hours * 3_600_000).toISOString();
    return {
      id: 'rated',
      status: 'playing',
      clock: { kind: 'none' },
      deadline,
    } as unknown as TableShown;
  };
  const shown = (hours: number): number =>
    deadlinesByDay([rated(hours)], NOW).reduce((sum, { tables }) => sum + tables.length, 0);
  expect(shown(100)).toBe(0);
  expect(shown(40)).toBe(1);
});
