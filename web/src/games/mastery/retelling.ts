/** How a battle ended, gathered from the news: choices may lie between its outcome and its end. */
import type { Said } from '../../table/model.js';

const ENDS = ['event-battle-won', 'event-battle-tied', 'event-battle-void'];
const AFTER = [
  'event-disorder-rolls',
  'event-reversed',
  'event-artefact-applies',
  'event-knights-lost',
  'event-retreated',
  'event-conquered',
  'event-kept',
  'event-siege-beaten',
  'event-knights-placed',
  'event-supply-lost',
];

export interface Told {
  end: Said;
  said: Said[];
  /** The turn that it was told in. */
  turn: number;
  /** More may belong to it: its turn is not over. */
  open: boolean;
}

/** What is to be told after more has happened. */
export function retold(before: Told | null, news: readonly Said[], turn: number): Told | null {
  let told = before;
  for (const one of news) {
    if (ENDS.includes(one.message)) told = { end: one, said: [], turn, open: true };
    else if (one.message === 'event-battle-begins') told = null;
    else if (told?.open && one.message === 'event-turn-begins') told = { ...told, open: false };
    else if (told?.open && AFTER.includes(one.message))
      told = { ...told, said: [...told.said, one] };
  }
  return told;
}
