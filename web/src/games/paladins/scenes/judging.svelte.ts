/** An inquisition, told player by player while its outcome is held back. */
import { untrack } from 'svelte';

import { isJudged, looksAt } from './moments.js';
import type { KingdomTable } from '../view.js';

export class Judging {
  #over = $state.raw({ version: -1, sides: 0 });

  readonly #held = $derived.by(
    () => this.table.settled !== this.table.view && isJudged(this.table.news),
  );

  /** How many sides have been looked at. Null: all of them, and the verdict is known. */
  readonly looked: number | null = $derived.by(() => {
    if (!this.#held) return null;
    const { version, sides } = this.#over;
    const looked = version === this.table.view.version ? sides : 0;
    return looked < this.table.view.state.boards.length ? looked : null;
  });

  /** Call it while a board is set up. */
  constructor(private readonly table: KingdomTable) {
    $effect(() => {
      if (!this.#held) return;
      const { version, state } = table.view;
      const { travel } = untrack(() => ({ travel: table.travel }));
      const timers = looksAt(state.boards.length).map((part, i) =>
        setTimeout(() => (this.#over = { version, sides: i + 1 }), part * travel),
      );
      return () => timers.forEach(clearTimeout);
    });
  }
}
