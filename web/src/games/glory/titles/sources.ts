/** Where glory comes from: the sources of the score sheet, for each side. */
import type { GloryTable, MatView } from '../view.js';

export type Source = keyof MatView['glory_from'];

/** In the order of the match. */
export const SOURCES: readonly Source[] = [
  'start',
  'city',
  'travel',
  'tournament',
  'final_travel',
  'titles',
];

/** The name of a source. */
export function sourceName(table: GloryTable, source: Source): string {
  return table.t(`glory-source-${source}`); // texts: glory-source-*
}

/** The glory of a side by source, in words; sources that gave nothing are left out. */
export function sourcesOf(table: GloryTable, side: number): { source: string; points: number }[] {
  const mat = table.view.state.mats[side];
  if (!mat) return [];
  return SOURCES.filter((source) => mat.glory_from[source]).map((source) => ({
    source: sourceName(table, source),
    points: mat.glory_from[source],
  }));
}

/** The sides that score glory: in a solo match the virtual opponent does so as a rival only. */
export function scoringSides(table: GloryTable): MatView[] {
  const { mats, scenario } = table.view.state;
  return mats.filter((mat) => !mat.virtual || scenario === 'rivalry');
}
