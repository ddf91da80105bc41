/** What things are worth, in words, on a kept position of each game. */
import { beforeAll, describe, expect, it } from 'vitest';

import { faceOf } from '../games/registry.js';
import { i18n } from '../i18n/i18n.svelte.js';
import {
  amountOf,
  nextOf,
  nowOf,
  stepOf,
  worthOf,
  worthSaid,
  type Worth,
} from '../kit/scores/worth.js';
import { thresholds } from '../table/seats/thresholds.js';
import type { Table } from '../table/state/table.svelte.js';
import { fixtureTable, type Fixture } from './fixture.js';

const files = import.meta.glob<Fixture>('../games/*/fixtures/worth.json', { import: 'default' });
const GAMES = ['mastery', 'paladins', 'glory', 'crusaders'] as const;

async function open(game: string): Promise<Table> {
  const fixture = await files[`../games/${game}/fixtures/worth.json`]?.();
  if (!fixture) throw new Error(`no position of ${game}`);
  const face = await faceOf(game);
  return (await fixtureTable(game, structuredClone(fixture), face as never)).table;
}

const rows = (table: Table): Record<string, [string, string]> =>
  Object.fromEntries(
    thresholds(table).map(({ name, said, worth }) => [
      name || said,
      [nowOf(table, worth), nextOf(table, worth)],
    ]),
  );

beforeAll(() => i18n.change('en'));

describe('Paladins', () => {
  it('says what tracks, actions, orders and tokens are worth now and next', async () => {
    const table = await open('paladins');
    const found = rows(table);
    expect(found['strength']).toEqual(['Worth 1 point now', 'Next: 3 points with 1 more']);
    expect(found['faith']).toEqual(['Worth 0 points now', 'Next: 1 point with 1 more']);
    expect(found['Commission']).toEqual(['Worth 0 points now', 'Next: 2 points with 5 more']);
    expect(found['King’s Order (Attack)']?.[1]).toBe('Next: 4 points with 4 more');
    expect(found['Silver and provisions together: 7']).toEqual([
      'Worth 2 points now',
      'Next: 3 points with 2 more',
    ]);
    expect(found['Your unpaid debts: 0']).toEqual(['Worth 0 points now', '']);
    expect(worthSaid(table, 'goods:silver')).toBe(
      'Silver and provisions together: 7. Worth 2 points now. Next: 3 points with 2 more.',
    );
  });

  it('lists silver and provisions, which count together, once', async () => {
    const said = thresholds(await open('paladins')).map((one) => one.said);
    expect(said.filter((text) => text.startsWith('Silver'))).toHaveLength(1);
  });
});

describe('Mastery', () => {
  it('says whose land brings points, and the kinds of land', async () => {
    const table = await open('mastery');
    const said = new Set(
      table.view.worth
        .filter(({ component }) => component.startsWith('hex:'))
        .map(({ text }) => table.say(text)),
    );
    expect(said).toContain('You control it');
    expect(said).toContain('Nobody controls it');
    expect(said).toContain('Bohdan controls it');
    expect(rows(table)['Battlefield']).toEqual([
      'Worth 2 points now',
      'Next: 4 points with 1 more',
    ]);
  });
});

describe('Glory', () => {
  it('counts glory, for titles and for duels with players', async () => {
    const table = await open('glory');
    expect(rows(table)['Rich']).toEqual([
      'Would bring you 0 glory now',
      'Next: 4 glory with 2 more',
    ]);
    const [ahead] = worthOf(table, 'seat:2');
    expect(ahead?.points).toBe(9); // Magda has more glory
    expect(worthOf(table, 'seat:1')[0]?.points).toBe(7);
  });
});

describe('Crusaders', () => {
  it('counts influence: income, conditions of the end, coins, the bull', async () => {
    const table = await open('crusaders');
    const found = rows(table);
    expect(found['Hegemony, at the end of the game. Your cities: 1']?.[1]).toBe(
      'Next: 8 influence with 3 more',
    );
    expect(found['At the end of the game. Your coins: 4']).toEqual([
      'Worth 1 influence now',
      'Next: 2 influence with 4 more',
    ]);
    expect(found['In each income phase. Your holy lands: 2']?.[0]).toBe('Worth 2 influence now');
    expect(worthOf(table, 'bull:bull_clergy')).toHaveLength(2);
  });
});

it('knows the end of a ladder, and steps that repeat', async () => {
  const table = await open('paladins');
  const worth: Worth = {
    component: 'x',
    rule: '',
    text: { message: 'worth-wall', args: {} },
    points: 9,
    held: true,
    at: 7,
    steps: [{ at: 7, points: 9 }],
    repeats: false,
    next: null,
  };
  expect(nextOf(table, worth)).toBe('That’s the most it can bring');
  expect(stepOf(table, worth, { at: 7, points: 9 })).toBe('From 7: 9 points');
  expect(stepOf(table, { ...worth, repeats: true }, { at: 3, points: 1 })).toBe(
    '1 point for every 3',
  );
  expect(stepOf(table, { ...worth, repeats: true }, { at: 1, points: 1 })).toBe('1 point each');
});

it.each(['ru', 'uk', 'pl'] as const)('is said in every language (%s)', async (language) => {
  await i18n.change(language);
  for (const game of GAMES) {
    const table = await open(game);
    expect(amountOf(table, 5)).toMatch(/^5 \S+/);
    for (const worth of table.view.worth) {
      const said = worthSaid(table, worth.component);
      expect(said).not.toMatch(/worth-|[{}]|undefined/);
      expect(said).not.toMatch(/\b(now|with|your|you|brings?)\b/i);
    }
  }
  await i18n.change('en');
});
