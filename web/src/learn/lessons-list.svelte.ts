/** The lessons of all games, in the user's language. Fetched once for each language. */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import { i18n } from '../i18n/i18n.svelte.js';
import type { Language } from '../preferences/preferences.svelte.js';

export type LessonShown = components['schemas']['LessonShown'];

class LessonsList {
  private found = $state.raw<Partial<Record<Language, LessonShown[]>>>({});

  /** Null: not there yet. */
  get all(): LessonShown[] | null {
    return this.found[i18n.language] ?? null;
  }

  async load(language: Language = i18n.language): Promise<LessonShown[]> {
    const known = this.found[language];
    if (known) return known;
    const list = await got(() => api.GET('/api/learn', { params: { query: { language } } }));
    this.found = { ...this.found, [language]: list };
    return list;
  }
}

export const lessonsList = new LessonsList();
