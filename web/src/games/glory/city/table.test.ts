/** The table during a round: refusals, previews, the travel phase, secrets, all languages. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import { LANGUAGES } from '../../../preferences/preferences.svelte.js';
import { hint } from '../hints.js';
import face from '../index.js';
import { LATER_PARTS } from '../later-parts.js';
import { aheadOf, inWords } from './preview.js';
import type { GloryTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });
/** Scenes of duels have tests of their own. */
const names = Object.keys(files)
  .map((path) => path.slice(12, -5))
  .filter((name) => !name.startsWith('duel-'));

async function open(name: string): Promise<GloryTable> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('glory', structuredClone(fixture), face as never);
  return table as unknown as GloryTable;
}

let shown: Record<string, unknown>[] = [];
const PARTS = {
  Board: face.Board,
  OwnArea: face.ownArea?.Area,
  Other: face.seats?.Other,
  CloseUp: face.closeUp,
};
function show(
  part: keyof typeof PARTS,
  table: GloryTable,
  more: Record<string, unknown> = {},
): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const Part = PARTS[part] as typeof face.Board;
  shown.push(mount(Part, { target, props: { table, ...more } as never }));
  flushSync();
  return target;
}
async function clear(): Promise<void> {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
}

beforeAll(async () => {
  await i18n.change('en');
  await Promise.all(LATER_PARTS.map((part) => part.fetch()));
});
afterEach(async () => {
  await clear();
  sent.length = 0;
  await i18n.change('en');
});

/** Each position in one language: a kind of position comes at several numbers of seats. */
describe.each(LANGUAGES)('in %s', { timeout: 120_000 }, (language) => {
  it('no position shows the id of a text', async () => {
    await i18n.change(language);
    const turn = LANGUAGES.indexOf(language);
    for (const name of names.filter((_, at) => at % LANGUAGES.length === turn)) {
      const table = await open(name);
      for (const part of [show('Board', table), show('OwnArea', table)]) {
        const labels = [...part.querySelectorAll('[aria-label], [title]')].map(
          (node) => `${node.getAttribute('aria-label') ?? ''} ${node.getAttribute('title') ?? ''}`,
        );
        const said = `${part.textContent ?? ''} ${labels.join(' ')}`;
        expect(said, name).not.toMatch(/\bglory-|undefined|NaN|\[object/);
      }
      const question = table.explain[0];
      if (question) expect(hint(table, question)).not.toMatch(/glory-/);
      await clear();
    }
  });
});

describe('a refusal', () => {
  it('is explained with its rule when the place is clicked, and can be put away', async () => {
    const table = await open('action-4');
    const board = show('Board', table);
    const [blocked] = table.explain[0]?.blocked ?? [];
    board.querySelector<HTMLElement>('.pl.refused')?.click();
    flushSync();
    const slip = board.querySelector('.slip');
    expect(slip?.textContent).toContain(blocked && table.say(blocked));
    expect(slip?.textContent).toContain(blocked?.rule);
    expect(sent).toEqual([]);
    slip?.querySelector<HTMLElement>('.iconbtn')?.click();
    flushSync();
    expect(board.querySelector('.slip')).toBeNull();
  });

  it('belongs to the slot that is clicked', async () => {
    const table = await open('support-1');
    const board = show('Board', table);
    for (const blocked of table.explain[0]?.blocked ?? []) {
      board.querySelector<HTMLElement>(`.track [data-refused="${blocked.id}"]`)?.click();
      flushSync();
      expect(board.querySelector('.slip')?.textContent, blocked.id).toContain(table.say(blocked));
    }
  });
});

describe('a preview', () => {
  const optionOf = (table: GloryTable, id: string) =>
    table.explain[0]?.options.find((option) => option.id === id);

  it('says what an action gives', async () => {
    const table = await open('action-4');
    const ahead = aheadOf(table, optionOf(table, 'service'));
    expect(ahead?.gives).toEqual([{ text: '+3', sign: 'coin' }]);
    expect(ahead && inWords(table, ahead)).toBe('Coins 7 → 10, Pawns left 5 → 4');
    expect(show('CloseUp', table, { component: 'action:service' }).textContent).toContain('7→10');
  });

  it('says what an ally costs', async () => {
    const table = await open('support-3');
    const ahead = aheadOf(table, optionOf(table, '1'));
    expect(ahead?.price).toEqual([{ text: '2', sign: 'coin' }]);
    expect(ahead?.changes).toEqual([
      { sign: 'coin', label: 'glory-good-coin', from: '7', to: '5' },
    ]);
  });

  it('says which level is bought', async () => {
    const table = await open('market');
    const ahead = aheadOf(table, optionOf(table, 'armour'));
    expect(ahead && inWords(table, ahead)).toBe('Coins 11 → 7, Armour III → IV');
  });

  it('leaves the reward of a challenge to the duel', async () => {
    const table = await open('travel-4');
    const ahead = aheadOf(table, optionOf(table, 'undefeated'));
    expect(ahead && inWords(table, ahead)).toBe('If you win: Glory 17 → 26');
  });

  it('is there for no one who only watches', async () => {
    const table = await open('spectator-3');
    const option = (await open('action-4')).explain[0]?.options[0];
    expect(aheadOf(table, option)).toBeNull();
  });
});

describe('the travel phase', () => {
  it('shows the hand on the board, and a click on the text of a card plays it', async () => {
    const table = await open('travel-4');
    const board = show('Board', table);
    const cards = table.view.state.mats[0]?.hidden?.cards ?? [];
    expect(board.querySelectorAll('.journey .row')).toHaveLength(cards.length);
    board.querySelector<HTMLElement>('.journey .row .words p')?.click();
    expect(sent).toHaveLength(1);
  });

  it('shows the display when a card can be taken from it', async () => {
    const board = show('Board', await open('take-card-4'));
    expect(board.querySelector('.journey')).toBeNull();
    expect(board.querySelector('.display.asked')).not.toBeNull();
  });
});

describe('secrets', () => {
  it('shows personal goals of others as backs', async () => {
    const table = await open('action-4');
    const other = show('Other', table, { seat: 2 });
    expect(other.querySelectorAll('.secret .card.back')).toHaveLength(2);
    expect(other.querySelector('.goals .title')).toBeNull();
  });
});

describe('the coming tournament', () => {
  it('is seen while the round is played', async () => {
    const table = await open('action-4');
    const glance = show('Board', table).querySelector('.glance');
    expect(glance?.querySelectorAll('li')).toHaveLength(8);
    expect(glance?.textContent).toContain(table.nameOf('knight:james_ii'));
  });
});
