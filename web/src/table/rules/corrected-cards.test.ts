/** A match whose cards have been corrected since names them. */
import { afterEach, expect, test, vi } from 'vitest';

import built from '../../generated/games/paladins.json';
import type { Edition } from '../../i18n/voice.js';
import { correctedCards } from './corrected-cards.js';

afterEach(() => vi.unstubAllGlobals());

/** Serve the content of an earlier match: as built, except for a change. */
function serve(change: (edition: Edition) => void): void {
  const { described, places } = built as unknown as Edition;
  const edition = structuredClone({ digest: 'earlier', described, places, sections: {} });
  change(edition);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(edition)));
}

test('what is described differently is named', async () => {
  serve(({ described }) => {
    const cards = described['townsfolk'] ?? {};
    cards['abbot_tax'] = cards['abbot_provision'] ?? [];
  });
  expect(await correctedCards('paladins', 'earlier', 'en')).toEqual(['Abbot (tax)']);
  expect(await correctedCards('paladins', 'earlier', 'pl')).toHaveLength(1);
});

test('what was added or removed since is named, too', async () => {
  serve(({ described }) => {
    delete described['townsfolk']?.['abbot_tax'];
    Object.assign(described['walls'] ?? {}, { gate: [] });
  });
  expect(await correctedCards('paladins', 'earlier', 'en')).toEqual(['Abbot (tax)', 'gate']);
});

test('the cards that the client was built with need no word', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nothing to ask for')));
  expect(await correctedCards('paladins', built.digest, 'en')).toEqual([]);
  expect(await correctedCards('paladins', undefined, 'en')).toEqual([]);
});
