/** The end of a match: what is counted, and which of the four ends has come. */
import type { Message } from '../../../kit/table-model.js';
import type { EndingParts } from '../../face.js';
import EndFacts from './EndFacts.svelte';
import { resultsOf, sourceName, SOURCES } from './sources.js';
import type { CrusadersTable, State } from '../view.js';

/** Messages that give influence outside the income. */
const GAINS = [
  'event-influence-gained',
  'event-bull-fulfilled',
  'event-hegemony',
  'event-righteousness',
];

/** Where the influence of a side comes from: the income as a whole, or single effects. */
export function gained(table: CrusadersTable, events: readonly Message[], side: number): string {
  const own = events.filter(({ args }) => args['seat'] === side);
  const sum = (message: string, what: string): number =>
    own
      .filter((event) => event.message === message)
      .reduce((all, { args }) => all + Number(args[what]), 0);
  const income = sum('event-governor-scores', 'influence') + sum('event-holy-lands-score', 'lands');
  return [
    ...(income ? [table.t('crusaders-end-income', { n: income })] : []),
    ...own.filter(({ message }) => GAINS.includes(message)).map((event) => table.say(event)),
  ].join(' ');
}

const ending: EndingParts<State> = {
  level: 'crusaders-level',
  categories: (table) => {
    const results = resultsOf(table);
    return SOURCES.map((source) => ({
      id: source,
      name: sourceName(table, source),
      points: Object.fromEntries(results.map(({ seat, points }) => [seat, points[source]])),
    }));
  },
  Facts: EndFacts,
  gained,
};

export default ending;
