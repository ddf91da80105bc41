/** The end of a match: glory by source, titles last. */
import type { EndingParts } from '../../face.js';
import { scoringSides, sourceName, SOURCES } from './sources.js';
import type { GloryStateView } from '../view.js';

const ending: EndingParts<GloryStateView> = {
  level: 'glory-level',
  categories: (table) => {
    const sides = scoringSides(table);
    const titles = (names: readonly string[]): string =>
      names.map((title) => table.nameOf(`title:${title}`)).join(', ');
    return SOURCES.map((source) => ({
      id: source,
      name: sourceName(table, source),
      points: Object.fromEntries(sides.map((mat) => [mat.side, mat.glory_from[source]])),
      notes:
        source === 'titles'
          ? Object.fromEntries(sides.map((mat) => [mat.side, titles(mat.titles)]))
          : {},
    }));
  },
};

export default ending;
