import type { Language } from '../stores/preferences.svelte.js';

/** The languages' own names. */
export const NATIVE: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
};
