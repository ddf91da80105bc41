/**
 * Names and descriptions of a game's settings. Names come from the game's own texts, other words
 * from `games/<slug>/text/<language>/settings.ftl`. The server decides which settings go together.
 */
import { SvelteMap } from 'svelte/reactivity';

import { Problem } from '../api/client.js';
import { i18n } from '../i18n/i18n.svelte.js';
import type { Voice } from '../i18n/voice.js';
import { isDistinct, isPerSeat, isUsual, matters } from './settings.js';

const voices = new SvelteMap<string, Voice | null>();

/** Return a game's voice in the current language. Null until it is loaded. */
export function voiceNow(slug: string): Voice | null {
  const key = `${slug}/${i18n.language}`;
  const known = voices.get(key);
  if (known) return known;
  if (known === undefined) queueMicrotask(() => void fetchVoice(slug, key));
  return null;
}

/** Use a voice that is loaded already. */
export function knownVoice(voice: Voice): void {
  voices.set(`${voice.facts.slug}/${voice.language}`, voice);
}

async function fetchVoice(slug: string, key: string): Promise<void> {
  if (voices.has(key)) return;
  voices.set(key, null);
  try {
    voices.set(key, await i18n.voiceOf(slug));
  } catch (error) {
    if (error instanceof Problem && !error.passing) return; // there is no such game
    voices.delete(key); // no connection: tried again on the next use
  }
}

// texts: setting-*

/** The name of a setting's value. */
export function valueName(voice: Voice, key: string, value: unknown): string {
  const id = String(value);
  return (
    voice.formatted(`setting-${key}-${id}`) ??
    voice.formatted(`${voice.facts.kinds[key] ?? key}-${id}`) ??
    id
  );
}

/** What a value means, if the game has a text for it. */
export function valueText(voice: Voice, key: string, value: unknown): string {
  const id = String(value);
  return (
    voice.formatted(`setting-${key}-${id}.text`) ??
    voice.formatted(`${voice.facts.kinds[key] ?? key}-${id}.text`) ??
    ''
  );
}

/** The name of a setting. Null: it is not meant for users. */
export function settingName(voice: Voice, key: string): string | null {
  return voice.formatted(`setting-${key}`);
}

/** What a setting means, if the game has a text for it. */
export function settingText(voice: Voice, key: string): string {
  return voice.formatted(`setting-${key}.text`) ?? '';
}

/** The settings of a table as a list of names, without what goes without saying. */
export function chosenSettings(slug: string, settings: Record<string, unknown>): string {
  const voice = voiceNow(slug);
  if (!voice) return '';
  const names: string[] = [];
  for (const [key, value] of Object.entries(settings)) {
    const name = settingName(voice, key);
    if (name === null || isUsual(slug, key, value) || !matters(slug, key, settings)) continue;
    if (isPerSeat(slug, key) && !isDistinct(slug, key)) names.push(name);
    else if (Array.isArray(value)) names.push(...value.map((one) => valueName(voice, key, one)));
    else if (typeof value === 'string' || value === true) names.push(valueName(voice, key, value));
  }
  return names.join(', ');
}
