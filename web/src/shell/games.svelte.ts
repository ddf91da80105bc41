/** The games of this server: fetched once, and stored for the next visit so that nothing jumps. */
import { api, got } from '../api/client.js';
import type { components } from '../api/schema.js';

type GameShown = components['schemas']['GameShown'];

const KEY = 'gonfalon.games';

function kept(): GameShown[] | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as GameShown[] | null;
    return Array.isArray(found) && found.length ? found : null;
  } catch {
    return null;
  }
}

class GamesList {
  games = $state.raw<GameShown[] | null>(kept());
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.games = await got(() => api.GET('/api/games'));
      localStorage.setItem(KEY, JSON.stringify(this.games));
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
