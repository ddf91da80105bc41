/** The end of a match: what is counted, and which of the four ends has come. */
import type { EndingParts } from '../face.js';
import EndFacts from './EndFacts.svelte';
import { resultsOf, sourceName, SOURCES } from './sources.js';
import type { State } from './view.js';

const ending: EndingParts<State> = {
  categories: (table) => {
    const results = resultsOf(table);
    return SOURCES.map((source) => ({
      id: source,
      name: sourceName(table, source),
      points: Object.fromEntries(results.map(({ seat, points }) => [seat, points[source]])),
    }));
  },
  Facts: EndFacts,
};

export default ending;
