import type { Language } from '../preferences/preferences.svelte.js';

/** The languages' own names. */
export const NATIVE: Record<Language, string> = {
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
};
