/**
 * The interfaces (faces) of the games, each in its own chunk. A game is a folder with an `index.ts`
 * that exports its `GameFace` as default; nothing else needs to be edited.
 */
import type { GameFace } from './face.js';

type Loaded = { default: GameFace<never> };

const found = import.meta.glob<Loaded>('./*/index.ts');

/** By slug: a function that loads the face. */
const games: Record<string, () => Promise<GameFace<never>>> = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [
    path.split('/')[1] ?? path,
    async () => (await load()).default,
  ]),
);

/** Return the face of a game. If it has none, the one that suits any game. */
export async function faceOf(slug: string): Promise<GameFace<never>> {
  const load = games[slug];
  return load ? await load() : (await import('./plain/face.js')).default;
}
