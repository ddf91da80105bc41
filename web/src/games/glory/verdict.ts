/** How a match ended, for whoever looks at it. */
import type { Result } from './titles.js';
import { nameOf, type GloryTable } from './view.js';

/** Who has won, or that the viewer has. */
export function verdict(table: GloryTable, results: readonly Result[]): string {
  const winners = results.filter(({ rank }) => rank === 1).map(({ side }) => side);
  if (table.viewer !== null && winners.includes(table.viewer)) {
    return table.t(winners.length > 1 ? 'glory-end-shared' : 'glory-end-win');
  }
  if (!winners.length) return table.t('glory-end-missed');
  const names = winners.map((side) => nameOf(table, side)).join(', ');
  return table.t('glory-end-won-by', { names });
}

/** By how much. With equal glory, or without anybody to compare with, the rules' own words. */
export function margin(table: GloryTable, results: readonly Result[]): string {
  const { outcome } = table.view;
  const [first, second] = results;
  if (first?.rank === 1 && second && first.total > second.total) {
    return table.t('glory-end-ahead', {
      glory: first.total,
      more: first.total - second.total,
      name: nameOf(table, second.side),
    });
  }
  return outcome ? table.say(outcome.how) : '';
}
