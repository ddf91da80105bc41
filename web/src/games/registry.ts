/**
 * The faces of the games, each in a chunk of its own. A game is one folder with an `index.ts`
 * that exports its `GameFace` as default; nothing else has to be edited.
 */
import type { GameFace } from '../table/model.js';

type Loaded = { default: GameFace<never> };

const found = import.meta.glob<Loaded>('./*/index.ts');

/** By slug, what loads the face. */
const games: Record<string, () => Promise<GameFace<never>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [
    path.split('/')[1] ?? path,
    async () => (await load()).default,
  ]),
);

/** Return the face of a game; an empty one if it has none, so that the panel alone serves. */
export async function faceOf(slug: string): Promise<GameFace<never>> {
  const load = games[slug];
  return load ? await load() : {};
}
