/** The link to the end of a match, which tells strangers how it went. */
import { wholeLink } from '../../browser/links.js';
import { router } from '../../browser/router.svelte.js';
import type { Table } from '../state/table.svelte.js';

const END = 'result';

/** Return the URL that opens the end of a match. */
export function endingLink(table: string): string {
  return wholeLink(`/tables/${table}#${END}`);
}

/** True if the page was opened by such a link, and there is an end to show. */
export function endingWanted(table: Table): boolean {
  return router.place.hash === END && table.over && table.view.outcome !== null;
}
