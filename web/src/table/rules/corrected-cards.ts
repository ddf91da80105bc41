/** Which cards of a match have been corrected since it began: it keeps those it began with. */
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Facts } from '../../i18n/voice.js';
import type { Language } from '../../preferences/preferences.svelte.js';
import { editionOf } from '../state/editions.js';

/** Return the names of the components that do something else in the installed content. */
export async function correctedCards(
  game: string,
  content: string | undefined,
  language: Language,
): Promise<string[]> {
  const edition = await editionOf(game, content);
  if (!edition) return [];
  const voice = await i18n.voiceOf(game, language);
  return differing(edition.described, voice.facts.described).map(([section, id]) =>
    voice.nameOf(section, id),
  );
}

/** Return section and id of the components that are described differently, or in one of both. */
function differing(one: Facts['described'], other: Facts['described']): [string, string][] {
  return Object.entries({ ...one, ...other }).flatMap(([section, entries]) =>
    Object.keys({ ...one[section], ...entries })
      .filter((id) => !same(one[section]?.[id], other[section]?.[id]))
      .map((id): [string, string] => [section, id]),
  );
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
