import { readFileSync } from 'node:fs';

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../gallery/fixture.js';
import facts from '../../generated/games/glory.json';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Explained } from '../../kit/table-model.js';
import { ownLines } from '../../table/since/summary.js';
import { conditionText } from './titles/conditions.js';
import { actionTokens, allyTokens, eventTokens, tokens } from './city/effects.js';
import { hint } from './hints.js';
import face from './index.js';
import { LATER_PARTS } from './later-parts.js';
import { incomeOf } from './titles/recap.js';
import { STREETS, type GloryTable } from './view.js';

const files = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });
const names = Object.keys(files).map((path) => path.slice(11, -5));

async function open(name: string): Promise<GloryTable> {
  const fixture = await files[`./fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('glory', structuredClone(fixture), face as never);
  return table as unknown as GloryTable;
}

/** Send an answer that could be taken back for a moment. */
function sendNow(table: GloryTable): void {
  (table as unknown as { ownAnswers: { sendNow(): void } }).ownAnswers.sendNow();
}

let shown: Record<string, unknown>[] = [];
const PARTS = { Board: face.Board, OwnArea: face.ownArea?.Area, Other: face.seats?.Other };
function show(part: keyof typeof PARTS, table: GloryTable, seat = 0): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const Part = PARTS[part] as typeof face.Board;
  shown.push(mount(Part, { target, props: { table, seat } as never }));
  flushSync();
  return target;
}

beforeAll(async () => {
  await i18n.change('en');
  await Promise.all(LATER_PARTS.map((part) => part.fetch()));
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  sent.length = 0;
});

/** Kinds of questions that this board answers; the others have scenes of their own. */
const HERE = new Set([
  'character',
  'goal',
  'give-back',
  'action',
  'take-card',
  'market',
  'support',
  'keep-title',
  'choose-relic',
  'choose-effect',
  'travel',
  'consolation',
]);

describe.each(names)('the position %s', { timeout: 20_000 }, (name) => {
  it('is drawn, and every answer can be given by what is seen', async () => {
    const table = await open(name);
    const parts = [show('Board', table), show('OwnArea', table)];
    const text = parts.map((part) => part.textContent ?? '').join(' ');
    expect(text).not.toMatch(/glory-|undefined|NaN|\[object/);
    const found = (selector: string) => parts.some((part) => part.querySelector(selector));
    const question = table.explain[0];
    for (const option of question?.options ?? []) {
      if (!HERE.has(question?.kind ?? '') || !option.touches.length) continue;
      const places = option.touches.map((touch) => `[data-touch="${touch}"]`);
      expect(found([...places, `[data-option="${option.id}"]`].join(', ')), option.id).toBe(true);
    }
    for (const part of parts) {
      for (const node of part.querySelectorAll('button')) {
        const said = node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '';
        expect(said, node.outerHTML.slice(0, 160)).not.toBe('');
      }
      expect(part.querySelector('[style*="url("], [onclick]')).toBeNull();
    }
  });
});

describe('what is said below the question of a character', () => {
  it('mentions others only where there are some', async () => {
    const said = async (position: string): Promise<string> => {
      const table = await open(position);
      const question = (await files['./fixtures/character.json']?.())?.explain[0] as Explained;
      return hint(table, question);
    };
    expect(await said('character')).toContain('Everyone chooses in secret');
    expect(await said('solo-warrior')).toBe('Your character decides what you start with.');
  });
});

describe('the city', () => {
  it('has all actions, with pawns and free spaces', async () => {
    const table = await open('action-4');
    const places = show('Board', table).querySelectorAll('.city .pl');
    expect(places).toHaveLength(STREETS.length);
    expect(places[0]?.querySelectorAll('.free')).toHaveLength(3);
  });

  it('calls each place as questions and the log call it', async () => {
    const table = await open('action-4');
    const board = show('Board', table);
    const said = (action: string) =>
      table.say({ message: 'option-place-pawn', args: { action } } as never);
    for (const action of STREETS.filter((one) => one !== 'event')) {
      const place = board.querySelectorAll('.city .pl')[STREETS.indexOf(action)];
      expect(place?.querySelector('.name')?.textContent).toBe(said(action));
    }
  });

  it('sends the action that is clicked', async () => {
    const table = await open('action-3');
    const place = show('Board', table).querySelector<HTMLElement>('[data-touch="action:prayer"]');
    place?.click();
    sendNow(table); // it can be taken back for a moment
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([{ decision: table.explain[0]?.decision, options: ['prayer'] }]);
  });

  it('says why an action is refused', async () => {
    const table = await open('action-4');
    const place = show('Board', table).querySelector('.pl.refused');
    const [blocked] = table.explain[0]?.blocked ?? [];
    expect(blocked && place?.getAttribute('aria-label')).toContain(blocked && table.say(blocked));
  });

  it('tells two slots with the same ally apart', async () => {
    const table = await open('support-4');
    const board = show('Board', table);
    const option = table.explain[0]?.options.at(-1);
    const same = table.explain[0]?.options.filter(
      (one) => one.args['ally'] === option?.args['ally'],
    );
    expect(same?.length).toBeGreaterThan(1);
    board.querySelector<HTMLElement>(`.track [data-option="${option?.id ?? ''}"]`)?.click();
    expect(sent).toEqual([{ decision: table.explain[0]?.decision, options: [option?.id] }]);
  });
});

describe('symbols', () => {
  it('show what places, events, allies and cards give', () => {
    expect(actionTokens('training', null)).toEqual([{ text: '+3', sign: 'strength' }]);
    expect(eventTokens('siege')).toEqual([
      { text: '2', sign: 'strength' },
      { text: '→' },
      { text: '5', sign: 'glory' },
    ]);
    expect(allyTokens('diplomat')).toEqual([{ text: '−1', sign: 'coin' }]);
    expect(tokens([{ one_of: [[{ op: 'coin', n: 2 }], [{ op: 'any_relic' }]] }])).toEqual([
      { text: '2', sign: 'coin' },
      { text: '/' },
      { text: '1', sign: 'relic' },
    ]);
  });
});

describe('a mat', () => {
  it('hides the hand of others', async () => {
    const table = await open('action-4');
    const other = show('Other', table, 1);
    expect(other.querySelector('.hand .card')).toBeNull();
    expect(other.querySelector('.backs')?.textContent).toContain('1');
  });

  it('has conditions in words', async () => {
    const table = await open('action-4');
    const said = { kind: 'ally', what: 'nun', have: 0, need: 1, met: false } as const;
    expect(conditionText(table, said)).toBe('Nun 0/1');
    const level = { kind: 'level', what: 'steed', have: 2, need: 4, met: false } as const;
    expect(conditionText(table, level)).toBe('Steed II/IV');
    // No character, no level yet.
    expect(conditionText(table, { ...level, have: 0 })).toBe('Steed IV');
  });
});

it('has facts about every seat', async () => {
  const table = await open('action-4');
  for (const { number } of table.seats) {
    const facts = face.seatFacts(table.view, number);
    expect(facts.filter((fact) => fact.main)).toHaveLength(1);
    for (const { label } of facts) expect(table.t(label)).not.toBe(label);
  }
  expect(face.progress?.(table)).toBe('Round 2 of 3 · action phase');
});

it('speaks to the reader in every line of the log about a player', () => {
  const said = readFileSync('src/games/glory/text/en/you.ftl', 'utf8');
  const messages = Object.entries<Record<string, string>>(facts.messages);
  const missing = messages
    .filter(([id, args]) => id.startsWith('event-') && Object.values(args).includes('seat'))
    .map(([id]) => id)
    .filter((id) => !id.includes('opponent') || id === 'event-duel-opponent')
    .filter((id) => !said.includes(`\nyou-${id} =`));
  expect(missing).toEqual([]);
});

it('tells own duels and income among what happened since the last move', () => {
  const event = (message: string, args: object) => ({ message, args }) as never;
  const events = [
    event('event-gained', { seat: 0, resource: 'faith', count: 5 }),
    event('event-duel-lost', { seat: 0, passes: 1, lost: 2 }),
    event('event-glory-gained', { seat: 0, count: 2, glory: 12 }),
  ];
  const income = [
    event('event-all-ready', {}),
    event('event-gained', { seat: 1, resource: 'coin', count: 3 }),
    event('event-gained', { seat: 0, resource: 'coin', count: 2 }),
  ];
  const at = { at: '', kind: 'choose' };
  const news = [
    { ...at, version: 1, seat: 0, events },
    { ...at, version: 2, seat: 1, events: income },
  ];
  const own = ownLines(news, { after: 1, upTo: 2 }, 0, face.log as never);
  expect(own.map(({ message, args }) => [message, args['count']])).toEqual([
    ['event-duel-lost', undefined],
    ['event-glory-gained', 2],
    ['event-gained', 2],
  ]);
});

it('tells the income of the refresh phase in the recap', async () => {
  const table = await open('action-1');
  const gained = (seat: number, resource: string, count: number) => ({
    message: 'event-gained',
    args: { seat, resource, count },
  });
  const mine = table.viewer ?? 0;
  const events = [
    gained(mine, 'faith', 5),
    { message: 'event-all-ready', args: {} },
    gained(1 - mine, 'coin', 3),
    gained(mine, 'coin', 2),
    gained(mine, 'strength', 1),
  ];
  const entries = [{ version: 1, at: '', kind: 'choose', seat: 0, events }];
  const told = incomeOf({ ...table, viewer: mine, log: { entries }, t: table.t } as never);
  expect(told).toBe('Your income in the refresh phase: Coins +2, Strength +1.');
});
