/** What components are worth to the viewer, in words. The numbers come from the rules. */
import type { components } from '../../generated/schema/match.js';
import type { TableModel } from '../table-model.js';

export type Worth = components['schemas']['WorthView'];

/** What a component is worth; empty if it gives no points, and for spectators. */
export function worthOf(table: TableModel, component: string): Worth[] {
  return table.view.worth.filter((one) => one.component === component);
}

/** A number of points as the game calls them: "3 points", "3 glory". */
export function amountOf(table: TableModel, points: number): string {
  return table.t(table.amountText, { points });
}

/** What it is worth now. */
export function nowOf(table: TableModel, { held, points }: Worth): string {
  return table.t(held ? 'worth-now' : 'worth-open', { amount: amountOf(table, points) });
}

/** What the next step brings and how far it is, or that there is none. Empty without steps. */
export function nextOf(table: TableModel, { next, steps, repeats }: Worth): string {
  if (next) return table.t('worth-next', { amount: amountOf(table, next.points), left: next.left });
  return steps.length && !repeats ? table.t('worth-most') : '';
}

/** A step in words: "from 5: 2 points", "2 points for every 3". */
export function stepOf(table: TableModel, worth: Worth, step: Worth['steps'][number]): string {
  const amount = amountOf(table, step.points);
  return table.t(worth.repeats ? 'worth-every' : 'worth-from', { amount, at: step.at });
}

/** Everything about a component's worth in one line, for screen readers. */
export function worthSaid(table: TableModel, component: string): string {
  return worthOf(table, component)
    .flatMap((worth) => [`${table.say(worth.text)}`, nowOf(table, worth), nextOf(table, worth)])
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}
