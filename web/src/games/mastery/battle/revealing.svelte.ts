/** The battle on the board, while its outcome is revealed step by step. */
import { untrack } from 'svelte';

import { battleAt, revealedBy } from './reveal.js';
import { playOf, type BattleView, type RealmTable } from '../view.js';

export class Revealing {
  /** How many steps are over, in which version. */
  #over = $state.raw({ version: -1, steps: 0 });

  /** True while the board holds back what came of the last action. */
  readonly held: boolean = $derived.by(() => this.table.settled !== this.table.view);
  readonly #steps = $derived.by(() => (this.held ? revealedBy(this.table.news) : []));
  readonly #now = $derived.by(() => {
    const { version, steps } = this.#over;
    return this.#steps[version === this.table.view.version ? steps : 0] ?? null;
  });
  /** The part of its usual time that everything takes now. */
  readonly #scale = $derived.by(() => {
    const whole = this.#steps.reduce((sum, { lasts }) => sum + lasts, 0);
    return whole ? this.table.travel / whole : 1;
  });

  /** The battle to show. Null: the map is shown. */
  readonly battle: BattleView | null = $derived.by(() => {
    const before = playOf(this.table.settled.state)?.battle ?? null;
    const after = playOf(this.table.view.state)?.battle ?? null;
    const step = this.#now?.step;
    if (step === 'losses') return null;
    if (!before || !step) return this.held && !after ? null : before;
    return battleAt(step, this.table.news, before, after);
  });

  /** For how long knights ride now. Null: they do not. */
  readonly ride: number | null = $derived.by(() => {
    if (!this.held) return null;
    if (!this.#now) return this.#steps.length ? null : this.table.travel;
    return this.#now.step === 'losses' ? this.#now.lasts * this.#scale : null;
  });

  /** Call it while a board is set up. */
  constructor(private readonly table: RealmTable) {
    $effect(() => {
      const { version } = table.view;
      const steps = this.#steps;
      const scale = untrack(() => this.#scale);
      let time = 0;
      const timers = steps.slice(0, -1).map(({ lasts }, i) => {
        time += lasts * scale;
        return setTimeout(() => (this.#over = { version, steps: i + 1 }), time);
      });
      return () => timers.forEach(clearTimeout);
    });
  }
}
