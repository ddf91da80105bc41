import { untrack } from 'svelte';

import { screen } from '../../browser/screen.svelte.js';
import type { Table } from '../state/table.svelte.js';
import type { PhoneTab } from './PhoneTabs.svelte';

/**
 * On a phone, open the tab of the question when it comes, and the board when there is something to
 * watch there. Other tabs stay open, unless a moment stops the table for the player.
 */
export function followTab(
  table: Table,
  /** The tab where the current question is answered. */
  home: () => PhoneTab,
  current: () => PhoneTab,
  open: (tab: PhoneTab) => void,
): void {
  const leave = (from: PhoneTab[], to: PhoneTab): void =>
    untrack(() => {
      if (from.includes(current())) open(to);
    });
  $effect(() => {
    if (screen.phone && table.question?.decision) leave(['board', 'me'], home());
  });
  $effect(() => {
    if (!screen.phone) return;
    if (table.moments.current) leave(['me', 'others', 'log'], 'board');
    else if (table.watching) leave(['me'], 'board');
  });
}
