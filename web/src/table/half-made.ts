/**
 * Input the server does not have yet. It survives a reload: kept per table, in this browser tab.
 */
import type { Pending } from './model.js';

/** An answer that is being sent. */
interface Unsent {
  decision: string;
  options: string[];
}

/** By key: an unfinished choice, and an answer that may not have arrived. */
interface Kept {
  pending: Pending;
  unsent: Unsent;
}

const keyOf = (table: string, what: keyof Kept): string => `gonfalon.${what}.${table}`;

export function keep<What extends keyof Kept>(
  table: string,
  what: What,
  value: Kept[What] | null,
): void {
  try {
    if (value) sessionStorage.setItem(keyOf(table, what), JSON.stringify(value));
    else sessionStorage.removeItem(keyOf(table, what));
  } catch {
    // no storage in this browser: kept until the page is closed
  }
}

export function kept<What extends keyof Kept>(table: string, what: What): Kept[What] | null {
  try {
    const found = sessionStorage.getItem(keyOf(table, what)) ?? 'null';
    return JSON.parse(found) as Kept[What] | null;
  } catch {
    return null;
  }
}
