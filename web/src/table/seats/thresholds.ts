/** The worths that the score sheet lists: those with steps, and those of other players. */
import type { Worth } from '../../kit/scores/worth.js';
import type { Table } from '../state/table.svelte.js';

export interface Threshold {
  /** Of the component. Empty if the text says it all. */
  name: string;
  said: string;
  worth: Worth;
}

export function thresholds(table: Table): Threshold[] {
  if (table.over) return []; // too late for advice
  const found = table.view.worth
    .filter(({ component, steps }) => steps.length > 0 || component.startsWith('seat:'))
    .map((worth) => ({ name: nameOf(table, worth.component), said: table.say(worth.text), worth }));
  return found.filter(
    ({ name, said }, i) => found.findIndex((one) => one.name === name && one.said === said) === i,
  );
}

function nameOf(table: Table, component: string): string {
  const [kind = ''] = component.split(':');
  const unnamed = ['seat', ...(table.face?.scores?.figures ?? [])];
  return unnamed.includes(kind) ? '' : table.nameOf(component);
}
