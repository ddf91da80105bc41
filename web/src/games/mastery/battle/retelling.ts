/** How a battle ended, collected from the news. There may be choices between outcome and end. */
import type { Message } from '../../../kit/table-model.js';

const ENDS = ['event-battle-won', 'event-battle-tied', 'event-battle-void'];
const ROLLS = 'event-arena-rolls';
/** Something else begins: what follows does not belong to the battle. */
const BEYOND = [
  'event-turn-begins',
  'event-turn-ends',
  'event-manoeuvre-begins',
  'event-card-played',
  'event-crown-declared',
  'event-crown-aimed',
];
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
  'event-cut-off',
];

export interface Told {
  end: Message;
  said: Message[];
  /** The turn of the outcome. */
  turn: number;
  /** The dice of the Arena, if they were rolled. They may decide the battle alone. */
  rolls: Message | null;
  /** True until something else begins, because more events may belong to it. */
  open: boolean;
}

/** The summary of the last battle, updated with news. */
export function retold(before: Told | null, news: readonly Message[], turn: number): Told | null {
  let told = before;
  for (const one of news) {
    if (one.message === ROLLS) told = { end: one, said: [], turn, rolls: one, open: true };
    else if (ENDS.includes(one.message)) {
      const rolls: Message | null = told?.open ? told.rolls : null;
      const said: Message[] = rolls && told ? [rolls, ...told.said] : [];
      told = { end: one, said, turn, rolls, open: true };
    } else if (one.message === 'event-battle-begins') told = null;
    else if (told?.open && BEYOND.includes(one.message)) told = { ...told, open: false };
    else if (told?.open && AFTER.includes(one.message))
      told = { ...told, said: [...told.said, one] };
  }
  return told;
}

let last: { table: string; told: Told } | null = null;

/** Keep how a battle at a table ended, for the announcement of the next one. */
export function keepLast(table: string, told: Told | null): void {
  if (told && told.end.message !== ROLLS) last = { table, told };
}

/** How the battle before this one ended, if that was in the same turn. */
export function lastIn(table: string, turn: number): Message | null {
  return last?.table === table && last.told.turn === turn ? last.told.end : null;
}
