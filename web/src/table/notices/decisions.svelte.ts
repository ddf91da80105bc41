/** Tells whoever has the table open what was settled there, until they close it. */
import { untrack } from 'svelte';

import type { Details } from '../state/source.js';
import type { Table } from '../state/table.svelte.js';
import { decided, type Decided } from './decided.js';

const MOST = 2; // at a time: the later ones

export class Decisions {
  told = $state.raw<readonly (Decided & { key: number })[]>([]);
  private before: Details;
  private count = 0;

  constructor(table: Table) {
    this.before = table.details;
    $effect(() => {
      const { details } = table;
      untrack(() => {
        const found = decided(this.before, details, (seat) => seatName(seat, table));
        this.before = details;
        if (found.length) this.tell(found);
      });
    });
  }

  /** Tell something that the page itself has found out. */
  tell(found: readonly Decided[]): void {
    this.told = [...this.told, ...found.map((one) => ({ ...one, key: (this.count += 1) }))].slice(
      -MOST,
    );
  }

  close(key: number): void {
    this.told = this.told.filter((one) => one.key !== key);
  }
}

/** A seat's player as before a change of hands: the table itself knows only the new one. */
function seatName(seat: Details['seats'][number], table: Table): string {
  return seat.user?.name ?? table.seats[seat.number]?.name ?? '';
}
