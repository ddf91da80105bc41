/**
 * Posters: how a game is presented in the lobby. `games/<slug>/poster.ts` exports one as default; a
 * game without one gets a plain cloth.
 */
export interface Poster {
  /** The wash of the cloth: one of those used for maps (`--wash-…`). */
  wash: string;
  /** The distant part of the drawing, in soft lines: SVG text around (0, 0), 168 × 66. */
  back: string;
  /** The near part. */
  front: string;
}

const found = import.meta.glob<{ default: Poster }>('./*/poster.ts', { eager: true });

const posters = new Map(
  Object.entries(found).map(([path, module]) => [path.split('/')[1] ?? '', module.default]),
);

const PLAIN: Poster = { wash: 'home', back: '', front: '' };

export function posterOf(slug: string): Poster {
  return posters.get(slug) ?? PLAIN;
}
