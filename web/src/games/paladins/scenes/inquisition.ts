/** The story of an inquisition, derived from its events. */
import type { News, Message } from '../../../kit/table-model.js';

export interface Inquest {
  /** Townsfolk that took effect, and whose they are. */
  abilities: { side: number; townsfolk: string }[];
  /** The sides that were punished. Null: not known yet. */
  guilty: number[] | null;
  /** The message that says so. */
  verdict: Message | null;
  held: number;
  discarded: number;
  /** Silver in the tax supply afterwards. Null: not refilled yet. */
  refilled: number | null;
}

const BEGINS = 'event-inquisition-begins';

function seats(value: unknown): number[] {
  return Array.isArray(value) ? (value as number[]) : [];
}

/** The last inquisition in the news, if any. */
export function inquestOf(news: readonly News[]): Inquest | null {
  const events: Message[] = news.flatMap((one) => one.events);
  const begins = events.map((event) => event.message).lastIndexOf(BEGINS);
  const ends = events.map((event) => event.message).lastIndexOf('event-tax-refilled');
  if (begins < 0 && ends < 0) return null;
  const found: Inquest = {
    abilities: [],
    guilty: null,
    verdict: null,
    held: 0,
    discarded: 0,
    refilled: null,
  };
  for (const event of events.slice(Math.max(0, begins))) {
    const { message, args } = event;
    if (message === 'event-ability-used' && found.guilty === null) {
      found.abilities.push({ side: Number(args['seat']), townsfolk: String(args['townsfolk']) });
    } else if (message === 'event-punished') {
      found.guilty = seats(args['seats']);
      found.verdict = event;
      found.held = Number(args['held']);
      found.discarded = Number(args['discarded']);
    } else if (message === 'event-nobody-punished') {
      found.guilty = [];
      found.verdict = event;
    } else if (message === 'event-tax-refilled') {
      found.refilled = Number(args['count']);
      break;
    }
  }
  return found;
}
