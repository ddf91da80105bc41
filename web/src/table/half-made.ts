/** Half-made choices, kept through a reload: in this tab, one for each table. */
import type { Pending } from './model.js';

const keyOf = (table: string): string => `gonfalon.pending.${table}`;

export function keep(table: string, pending: Pending | null): void {
  try {
    if (pending) sessionStorage.setItem(keyOf(table), JSON.stringify(pending));
    else sessionStorage.removeItem(keyOf(table));
  } catch {
    // a browser without storage: it is kept until the page is closed
  }
}

export function kept(table: string): Pending | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as Pending | null;
  } catch {
    return null;
  }
}
