import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../gallery/fixture.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Message, News } from '../../kit/table-model.js';
import { hint } from './hints.js';
import face from './index.js';
import { moment } from './moments.js';
import OwnBoard from './OwnBoard.svelte';
import { sentences } from './preview.js';
import type { KingdomTable } from './view.js';

const files = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });

async function open(name: string): Promise<KingdomTable> {
  const fixture = await files[`./fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('paladins', structuredClone(fixture), face as never);
  return table as unknown as KingdomTable;
}

function news(seat: number, ...events: [message: string, args: Message['args']][]): News {
  const told = events.map(([message, args]) => ({ message, args }));
  return { version: 9, at: '', kind: 'choice', seat, events: told as Message[] };
}

beforeAll(() => i18n.change('en'));

it('stops for every inquisition, whomever it punishes', async () => {
  const table = await open('action-3');
  const me = table.viewer ?? 0;
  const rival = (me + 1) % 3;
  const verdict = { held: 3, discarded: 1 };
  const mine = moment(table, news(rival, ['event-punished', { ...verdict, seats: [me] }]));
  expect(mine).toMatchObject({ kind: 'punished', title: 'The inquisition punishes you' });
  const other = moment(table, news(me, ['event-punished', { ...verdict, seats: [rival] }]));
  expect(other).toMatchObject({ kind: 'inquisition', title: 'The inquisition', seat: rival });
  expect(other?.text).toContain(table.seats[rival]?.name);
  const nobody = moment(table, news(me, ['event-nobody-punished', {}]));
  expect(nobody).toMatchObject({ kind: 'inquisition', seat: null });
  expect(nobody?.text).toContain('nobody is punished');
});

it('says that a player passes without workers, but not that they chose to pass', async () => {
  const table = await open('action-3');
  const me = table.viewer ?? 0;
  const rival = (me + 1) % 3;
  const passed: [string, Message['args']] = ['event-passed', { seat: me }];
  const acted: [string, Message['args']] = ['event-silver-gained', { seat: me, count: 1 }];
  expect(moment(table, news(me, passed))).toBeNull();
  expect(moment(table, news(me, acted, ['event-passed', { seat: rival }]))).toBeNull();
  for (const one of [news(me, acted, passed), news(rival, passed)]) {
    expect(moment(table, one)?.text).toContain('no workers left');
  }
});

it('says that the order of the deck does not matter in the last round', async () => {
  const table = await open('paladin-top');
  const [question] = table.explain;
  if (question?.kind !== 'paladin-top') throw new Error('not asked');
  expect(hint(table, question)).toContain('one goes on top');
  table.view.state.round = table.view.state.rounds;
  expect(hint(table, question)).toContain('doesn’t matter');
});

const NEEDS = /influence \d+: enough|influence \d+, \d+ needed|needs no influence/;

it('ends every sentence once', async () => {
  expect(sentences(['one', '', 'two.', 'three!'])).toBe('one. two. three!');
  for (const name of ['action-4', 'workers-fortify']) {
    const table = await open(name);
    const target = document.createElement('div');
    for (const side of table.view.state.boards.keys()) {
      const board = mount(OwnBoard, { target, props: { table, side, own: side === table.viewer } });
      flushSync();
      const labels = [...target.querySelectorAll('[aria-label]')].map(
        (node) => node.getAttribute('aria-label') ?? '',
      );
      for (const label of labels) expect(label).not.toMatch(/[.!?] ?\./);
      // what is enough is not said like a refusal, and not to the wrong player
      const text = target.textContent ?? '';
      expect(text).not.toMatch(/you have/);
      if (side !== table.viewer) expect(text).toMatch(NEEDS);
      await unmount(board);
    }
  }
}, 60_000);
