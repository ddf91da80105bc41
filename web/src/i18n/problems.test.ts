import { afterAll, describe, expect, it } from 'vitest';

import { Problem } from '../api/client.js';
import { i18n } from './i18n.svelte.js';
import { sentence } from './problems.js';

const ENGLISH = 'This sentence of the server is English.';

describe('what went wrong', () => {
  afterAll(() => i18n.adopt('en'));

  it.each(['ru', 'uk'] as const)('is never said in English: %s', async (language) => {
    await i18n.adopt(language);
    for (const [status, code] of [
      [409, 'seat-kept'],
      [422, 'bad-text'],
      [409, 'not-offered'],
      [403, 'knows-too-much'],
      [409, 'a-code-of-tomorrow'],
      [404, 'a-code-of-tomorrow'],
      [429, 'a-code-of-tomorrow'],
      [500, 'a-code-of-tomorrow'],
      [0, ''],
    ] as const) {
      const said = sentence(new Problem(status, code, ENGLISH));
      expect(said, code).not.toMatch(/[A-Za-z]/);
      expect(said, code).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('is said in general when the code is unknown', async () => {
    await i18n.adopt('pl');
    const said = sentence(new Problem(409, 'a-code-of-tomorrow', ENGLISH));
    expect(said).toBe('Nie udało się. Odśwież stronę i spróbuj ponownie.');
  });
});
