/** Animates the pieces of a board from one view to the next. */
import { untrack } from 'svelte';

import { stageOf } from '../answers/answering.js';
import type { Flight } from './motion.js';
import type { TableModel } from '../table-model.js';

/**
 * Note where everything is before the view changes, and move it afterwards. Call it while a board
 * is set up. `flights` adds things that have no piece, such as dice, given what was shown before;
 * null: no animation now. `shown` tells apart what a board shows one after another; by default, the
 * versions.
 */
export function animateMoves<T>(
  table: TableModel<T>,
  flights: (before: T) => Flight[] | null = () => [],
  shown: () => unknown = () => table.view.version,
): void {
  const stage = stageOf(table);
  const version = $derived(shown());
  let last = table.view.state;
  $effect.pre(() => {
    void version;
    untrack(() => stage.note());
  });
  $effect(() => {
    void version;
    untrack(() => {
      const before = last;
      last = table.view.state;
      const found = stage.noted ? flights(before) : null;
      if (found) stage.play(found);
    });
  });
}
