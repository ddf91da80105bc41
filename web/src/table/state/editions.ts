/**
 * The content of a match. A match keeps the content it began with. The client bundles one edition
 * and fetches any other; an edition never changes.
 */
import { api, got } from '../../api/client.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Edition } from '../../i18n/voice.js';

/** Return the content of a match. Null: the edition bundled with the client. */
export async function editionOf(slug: string, digest: string | undefined): Promise<Edition | null> {
  if (digest === undefined || (await i18n.factsOf(slug)).digest === digest) return null;
  const params = { path: { slug, digest } };
  const found = await got(() => api.GET('/api/games/{slug}/editions/{digest}', { params }));
  return found as unknown as Edition;
}
