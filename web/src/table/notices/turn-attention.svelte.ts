/** Alerts the user when it is their turn, and moves the focus along with the question. */
import { tick } from 'svelte';

import { playTable } from './table-sounds.svelte.js';
import { badge } from './turn-signals.js';
import type { Table } from '../state/table.svelte.js';

/** Signal the user's turn in the title of the tab, and play the sounds of the table. */
export function callAttention(table: Table, title: () => string): void {
  $effect(() => badge(title(), table.myTurn));
  $effect(() => () => badge('Gonfalon', false));
  playTable(table);
}

/** Move the focus to a new question if the previous one had it. */
export function followQuestion(table: Table): void {
  let lastAsked = table.question?.decision ?? '';
  $effect(() => {
    const asked = table.question?.decision ?? '';
    if (asked === lastAsked) return;
    lastAsked = asked;
    const active = document.activeElement;
    const lost = !active || active === document.body || !active.isConnected;
    const near = active?.closest('.decision, #answers') ?? null;
    if (asked && (lost || near)) {
      void tick().then(() => {
        const list = document.querySelector<HTMLElement>('#answers .answer');
        const heading = document.getElementById('question');
        (near?.id === 'answers' ? (list ?? heading) : heading)?.focus({ preventScroll: true });
      });
    }
  });
}
