/** Changing one's standing orders from the table, and when to suggest them. */
import { Problem } from '../../api/client.js';
import { sentence } from '../../i18n/problems.js';
import type { Table } from '../state/table.svelte.js';

/** Send a change of the user's standing orders; a refusal becomes the table's note. */
export async function changeOrders(table: Table, send: () => Promise<void>): Promise<void> {
  const { orders } = table;
  if (orders.busy || table.busy) return;
  orders.busy = true;
  try {
    await send();
    await table.refresh();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const args = { reason: sentence(error) };
    table.note = { id: 'table-note-refused', args, rule: error.rule };
  } finally {
    orders.busy = false;
  }
}

/** True if the user plays now, so that standing orders would be carried out. */
export function takesOrders(table: Table): boolean {
  return table.mySeat !== null && !table.over && !table.away && !table.replaying;
}

/** True if the open question is of a window in which the user could pass automatically. */
export function isOffered(table: Table): boolean {
  const { question, orders, view } = table;
  return takesOrders(table) && !!view.round && !!question && orders.offered.includes(question.kind);
}

/**
 * True if passing automatically is to be suggested: in the first window of a slow table, where every
 * answer costs the others hours. It does not depend on what the user holds.
 */
export function isSuggested(table: Table): boolean {
  const { orders, details } = table;
  return details.pace === 'days' && !orders.decided && !orders.kinds.length && isOffered(table);
}
