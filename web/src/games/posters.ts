/**
 * Posters: what a game hangs out in the lobby. `games/<slug>/poster.ts` exports one as default; a
 * game without one gets a plain cloth.
 */
export interface Poster {
  /** The wash of the cloth: one of the map's (`--wash-…`). */
  wash: string;
  /** Drawn far away, in the soft line: SVG text around (0, 0), 168 × 66. */
  back: string;
  /** Drawn near. */
  front: string;
  /** How long a match takes, in minutes, and for how many seats that is. */
  minutes?: number;
}

const found = import.meta.glob<{ default: Poster }>('./*/poster.ts', { eager: true });

const posters = new Map(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] ?? '', module.default]),
);

const PLAIN: Poster = { wash: 'home', back: '', front: '' };

export function posterOf(slug: string): Poster {
  return posters.get(slug) ?? PLAIN;
}
