/** A match is shown with the content it began with, whatever content the client was built with. */
import { afterEach, expect, test, vi } from 'vitest';

import mastery from '../../games/mastery/index.js';
import { artefactSigns, cardType } from '../../games/mastery/cards/faces.js';
import paladins from '../../games/paladins/index.js';
import * as board from '../../games/paladins/printed.js';
import builtMastery from '../../generated/games/mastery.json';
import builtPaladins from '../../generated/games/paladins.json';
import printed from '../../generated/printed/paladins.json';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Edition } from '../../i18n/voice.js';
import { editionOf } from './editions.js';
import { openTable } from './open.svelte.js';
import type { Details } from './source.js';

/** The content of an earlier match: as built, except for one number. */
function earlier(built: unknown, sections: unknown, change: (edition: Edition) => void): Edition {
  const { described, places } = built as Edition;
  const made = structuredClone({ digest: 'earlier', described, places, sections }) as Edition;
  change(made);
  return made;
}

afterEach(() => {
  mastery.useEdition(null);
  paladins.useEdition(null);
  vi.unstubAllGlobals();
});

/** An artefact that brings knights. */
function gainingKnights(): string {
  const found = Object.entries(builtMastery.described.artefacts).find(([, effects]) =>
    effects.some((effect) => effect.message === 'effect-gain_knights'),
  );
  return found?.[0] ?? '';
}

/** Mastery with a different number of knights on that artefact. */
function knightsOf(id: string, n: number): Edition {
  return earlier(builtMastery, {}, ({ described }) => {
    const [effect] = described['artefacts']?.[id] ?? [];
    Object.assign(effect?.args ?? {}, { n });
  });
}

test('cards of Mastery are drawn and described with their own numbers', async () => {
  const id = gainingKnights();
  const edition = knightsOf(id, 17);
  const before = artefactSigns(id).text;
  expect(before).not.toBe('+17');
  mastery.useEdition(edition);
  expect(artefactSigns(id).text).toBe('+17');
  expect(cardType('conflict_2')).toBe('conflict');
  expect((await i18n.voiceOf('mastery', 'en', [], edition)).does('artefact', id)).toContain('17');
  expect((await i18n.voiceOf('mastery', 'en')).does('artefact', id)).not.toContain('17');
  mastery.useEdition(null);
  expect(artefactSigns(id).text).toBe(before);
});

test('boards and cards of Paladins are drawn with their own numbers', () => {
  const built = board.printed.walls['wall_double_strength']?.vp;
  const edition = earlier(builtPaladins, printed, ({ sections }) => {
    Object.assign(sections['walls']?.['wall_double_strength'] ?? {}, { vp: 17 });
    Object.assign(sections['townsfolk_slots']?.['townsfolk_slot_1'] ?? {}, { silver: 17 });
  });
  paladins.useEdition(edition);
  expect(board.printed.walls['wall_double_strength']?.vp).toBe(17);
  expect(board.slots[0]?.silver).toBe(17);
  paladins.useEdition(null);
  expect(board.printed.walls['wall_double_strength']?.vp).toBe(built);
});

test('a table is opened with the content of its match', async () => {
  const id = gainingKnights();
  const edition = knightsOf(id, 17);
  const seen = {
    status: 'playing',
    times: null,
    version: 3,
    content: edition.digest,
    explain: [],
    view: { game: 'mastery', seats: 2, viewer: 0, version: 3, waiting: [], undo: [], table: {} },
  };
  const facts = {
    id: 't',
    game: 'mastery',
    status: 'playing',
    clock: {},
    seats: [],
    you: { seat: 0 },
  };
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(
      Response.json(new URL(request.url).pathname.endsWith('/view') ? seen : edition),
    ),
  );
  const { table } = await openTable('t', facts as unknown as Details, '', () => undefined);
  expect(table.textOf(`artefact:${id}`)).toContain('17');
  expect(artefactSigns(id).text).toBe('+17');
});

test('content that the client was built with is not asked for, any other is', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Promise.resolve(Response.json({ digest: '0123456789abcdef' }));
  });
  expect(await editionOf('mastery', builtMastery.digest)).toBeNull();
  expect(await editionOf('mastery', undefined)).toBeNull();
  expect(asked).toEqual([]);
  expect(await editionOf('mastery', '0123456789abcdef')).toEqual({ digest: '0123456789abcdef' });
  expect(asked).toEqual(['/api/games/mastery/editions/0123456789abcdef']);
});
