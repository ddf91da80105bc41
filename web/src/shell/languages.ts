import type { Language } from '../stores/preferences.svelte.js';

/** What the languages call themselves. */
export const NATIVE: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
};
