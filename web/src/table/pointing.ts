/** Texts that are about components: who points at one sees them lifted on the board. */
import type { Said } from './model.js';
import type { Table } from './table.svelte.js';

/** Listeners for the element that holds a message, by pointer and by focus. */
export function pointing(table: Table, said: Said | null): Record<string, () => void> {
  if (!said) return {};
  const lift = (): void => {
    table.pointed = table.mentioned(said);
  };
  const rest = (): void => {
    table.pointed = [];
  };
  return { onpointerenter: lift, onpointerleave: rest, onfocusin: lift, onfocusout: rest };
}
