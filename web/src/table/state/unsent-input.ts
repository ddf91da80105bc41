/**
 * Input the server does not have yet. It survives a reload: kept per table, in this browser tab.
 */
import { perTab } from '../../browser/storage.js';
import type { Pending } from '../../kit/table-model.js';

/** An answer that is being sent. */
interface Unsent {
  decision: string;
  options: string[];
}

/** By key: an unfinished choice, and an answer that may not have arrived. */
interface Stored {
  pending: Pending;
  unsent: Unsent;
}

const keyOf = (table: string, what: keyof Stored): string => `gonfalon.${what}.${table}`;

export function store<What extends keyof Stored>(
  table: string,
  what: What,
  value: Stored[What] | null,
): void {
  perTab.setJson(keyOf(table, what), value);
}

export function stored<What extends keyof Stored>(table: string, what: What): Stored[What] | null {
  return perTab.json<Stored[What]>(keyOf(table, what));
}
