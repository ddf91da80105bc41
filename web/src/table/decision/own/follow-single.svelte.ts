/** Gives single answers without the user, where the server says that nothing is told by it. */
import { untrack } from 'svelte';

import type { Table } from '../../state/table.svelte.js';

export function followSingle(table: Table): void {
  $effect(() => {
    const found = table.busy || table.asked ? null : table.ownAnswers.byItself;
    if (!found) return;
    untrack(() => {
      table.ownAnswers.begin(found.decision);
      void table.choose(found.decision, [found.option]);
    });
  });
}
