/** The games of this server: fetched once, and stored for the next visit so that nothing jumps. */
import { api, got } from '../api/client.js';
import type { components } from '../api/schema.js';
import { lasting } from '../browser/storage.js';

type GameShown = components['schemas']['GameShown'];

const KEY = 'gonfalon.games';

function stored(): GameShown[] | null {
  const found = lasting.json<GameShown[]>(KEY);
  return Array.isArray(found) && found.length ? found : null;
}

class GamesList {
  games = $state.raw<GameShown[] | null>(stored());
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.games = await got(() => api.GET('/api/games'));
      lasting.setJson(KEY, this.games);
    } catch {
      this.asked = false;
    }
  }
}

export const gamesList = new GamesList();
