/** Animates the pieces of a board from one view to the next. */
import { untrack } from 'svelte';

import { stageOf } from './answering.js';
import type { Flight } from './motion.js';
import type { TableModel } from './table-model.js';

/**
 * Note where everything is before the view changes, and move it afterwards. Call it while a board
 * is set up. `flights` adds things that have no piece, such as dice; null: no animation now.
 * `shown` tells apart what a board shows one after another; by default, the versions.
 */
export function animateMoves(
  table: TableModel,
  flights: () => Flight[] | null = () => [],
  shown: () => unknown = () => table.view.version,
): void {
  const stage = stageOf(table);
  const version = $derived(shown());
  $effect.pre(() => {
    void version;
    untrack(() => stage.note());
  });
  $effect(() => {
    void version;
    untrack(() => {
      const found = flights();
      if (found) stage.play(found);
    });
  });
}
