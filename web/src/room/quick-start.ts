/** "Just let me play": who is offered it from the start. */
import { api, got } from '../api/client.js';
import { local } from '../local/mode.js';
import { session } from '../session/session.svelte.js';

/** True if the user has never begun a match of a game, as far as this site knows. */
export async function isFirstMatch(game: string): Promise<boolean> {
  if (!local && !(await session.settled())) return true;
  const lists = await Promise.all(
    [false, true].map((over) => {
      const params = { query: { over } };
      return got(() => api.GET('/api/tables/mine', { params }), false);
    }),
  );
  return !lists.flat().some((table) => table.game === game && table.started_at);
}
