/** A table as lists show it, and with everything the table page needs. */
import type { components } from '../generated/api.js';

export type TableShown = components['schemas']['TableShown'];
export type TableDetails = components['schemas']['TableDetails'];

/** At a table without a clock, a deadline is told when it is this close. Milliseconds. */
const NEAR = 3 * 24 * 3_600_000;

/**
 * When an answer is due, in milliseconds. Null: nothing needs to be said about it, for there is no
 * deadline, or only the distant one of rated tables without a clock.
 */
export function dueOf(
  { deadline, clock }: Pick<TableShown, 'deadline' | 'clock'>,
  now: number,
): number | null {
  if (!deadline) return null;
  const due = Date.parse(deadline);
  return clock['kind'] === 'none' && due - now > NEAR ? null : due;
}

/** False if the match began on a device: then nobody has committed to its dice in advance. */
export function isProvable(table: Pick<TableShown, 'house_commitment'>): boolean {
  return table.house_commitment !== '';
}
