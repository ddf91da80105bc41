/** Highlights components on the board while the user points at a text that mentions them. */
import type { Message } from '../../kit/table-model.js';
import type { Table } from '../state/table.svelte.js';

/** Pointer and focus listeners for the element that shows a message. */
export function pointing(table: Table, said: Message | null): Record<string, () => void> {
  if (!said) return {};
  const lift = (): void => {
    table.pointed = table.mentioned(said);
  };
  const rest = (): void => {
    table.pointed = [];
  };
  return { onpointerenter: lift, onpointerleave: rest, onfocusin: lift, onfocusout: rest };
}
