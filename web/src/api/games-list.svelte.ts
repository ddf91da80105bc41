/** The games of this server: fetched once, and stored for the next visit so that nothing jumps. */
import { api, got } from './client.js';
import type { components } from '../generated/api.js';
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

  /** The title of a game in a language, by its own texts. Its slug until the list is loaded. */
  title(slug: string, language: string): string {
    if (!this.games) queueMicrotask(() => void this.load());
    return this.games?.find((game) => game.slug === slug)?.titles?.[language] ?? slug;
  }
}

export const gamesList = new GamesList();
