/** The how-to-play page of a game with its texts: loaded when it is first shown. */
import { howToOf, type HowTo } from '../games/how-to.js';
import { i18n } from '../i18n/i18n.svelte.js';
import type { Voice } from '../i18n/voice.js';
import type { Language } from '../preferences/preferences.svelte.js';

export interface HowToLoaded {
  page: HowTo;
  voice: Voice;
}

/** Return the page in a language. Null if the game has none. */
export async function loadHowTo(slug: string, language: Language): Promise<HowToLoaded | null> {
  const [page, voice, texts] = await Promise.all([
    howToOf(slug),
    i18n.voiceOf(slug, language),
    i18n.partOf('howto', slug, language),
  ]);
  if (!page || !texts) return null;
  voice.learn(texts);
  return { page, voice };
}
