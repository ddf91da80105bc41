/** What went wrong, in the user's language. */
import { Problem } from '../api/client.js';
import { i18n, t } from './i18n.svelte.js';

/** Return a sentence that says what went wrong. */
export function sentence(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-internal');
  // texts: problem-*
  const id = `problem-${error.code.replaceAll('_', '-')}`;
  if (i18n.has(id)) return t(id);
  if (error.status === 0) return t('problem-offline');
  if (error.status === 429) return t('problem-too-often');
  if (error.status >= 500) return t('problem-internal');
  if (error.status === 404) return t('problem-not-found');
  return t('problem-other'); // the server's own message is in English
}
