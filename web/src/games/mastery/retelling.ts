/** How a battle ended, collected from the news. There may be choices between outcome and end. */
import type { Message } from '../../kit/table-model.js';

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
  'event-siege-void',
  'event-knights-placed',
  'event-supply-lost',
];

export interface Told {
  end: Message;
  said: Message[];
  /** The turn of the outcome. */
  turn: number;
  /** True while its turn lasts, because more events may belong to it. */
  open: boolean;
}

/** The summary of the last battle, updated with news. */
export function retold(before: Told | null, news: readonly Message[], turn: number): Told | null {
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
