/** The user's deadlines by day, in the time zone of the browser. */
import { dueOf, type TableShown } from '../api/tables.js';

export interface Day {
  /** Its first moment. */
  date: Date;
  tables: TableShown[];
}

/** Days shown, today included. */
const DAYS = 7;

/** Today and the days after it, each with the running tables due then, the earliest first. */
export function deadlinesByDay(tables: readonly TableShown[], now: number, days = DAYS): Day[] {
  const due = tables
    .filter((table) => table.status === 'playing' && dueOf(table, now) !== null)
    .sort((a, b) => dueAt(a) - dueAt(b));
  return Array.from({ length: days }, (_, ahead) => {
    const from = startOfDay(now, ahead);
    const to = startOfDay(now, ahead + 1).getTime();
    // A deadline that has just passed belongs to today.
    const since = ahead ? from.getTime() : -Infinity;
    return {
      date: from,
      tables: due.filter((table) => since <= dueAt(table) && dueAt(table) < to),
    };
  });
}

function dueAt({ deadline }: TableShown): number {
  return deadline ? Date.parse(deadline) : Infinity;
}

/** By the calendar, since days on which clocks change have 23 or 25 hours. */
function startOfDay(now: number, ahead: number): Date {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + ahead);
}
