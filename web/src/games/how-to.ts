/**
 * How-to-play pages. A game that has one exports a `HowTo` as default from `games/<slug>/how-to.ts`,
 * and has its texts in `text/<language>/howto.ftl`; see `catalogue/HowTo.svelte` for their names.
 */
import type { Component } from 'svelte';

import type { TableModel } from '../kit/table-model.js';

export interface HowTo {
  /** Draws the picture of a part: "idea", "round-1", "turn-2", "points", "danger". */
  Picture: Component<{ table: TableModel<never>; part: string }>;
  /** The number of pictures that show a round, or a turn in games without rounds. */
  round: number;
  /** The number of steps of the worked turn. */
  turn: number;
  /** Where points come from: the ids of the lines. */
  points: readonly string[];
  /** What the drawn components find in the view of a match. */
  state?: unknown;
}

const found = import.meta.glob<{ default: HowTo }>('./*/how-to.ts');

/** True if a game has a how-to-play page. */
export function hasHowTo(slug: string): boolean {
  return `./${slug}/how-to.ts` in found;
}

/** Load the how-to-play page of a game. Null if it has none. */
export async function howToOf(slug: string): Promise<HowTo | null> {
  const load = found[`./${slug}/how-to.ts`];
  return load ? (await load()).default : null;
}
