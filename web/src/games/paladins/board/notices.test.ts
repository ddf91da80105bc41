import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';

import { fixtureTable, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import type { Message, News } from '../../../kit/table-model.js';
import { wordOf } from '../cards/gains.js';
import { hint } from '../hints.js';
import face from '../index.js';
import { inquestOf } from '../scenes/inquisition.js';
import InquisitionScene from '../scenes/InquisitionScene.svelte';
import { moment } from '../scenes/moments.js';
import OwnBoard from './OwnBoard.svelte';
import { sentences } from '../actions/preview.js';
import type { KingdomTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/*.json', { import: 'default' });

async function open(name: string): Promise<KingdomTable> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('paladins', structuredClone(fixture), face as never);
  return table as unknown as KingdomTable;
}

function news(seat: number, ...events: [message: string, args: Message['args']][]): News {
  const told = events.map(([message, args]) => ({ message, args }));
  return { version: 9, at: '', kind: 'choice', seat, events: told as Message[] };
}

beforeAll(() => i18n.change('en'));

it('tells an inquisition by its scene alone, with the verdict in words', async () => {
  const table = await open('action-3');
  const me = table.viewer ?? 0;
  const rival = (me + 1) % 3;
  const verdict = { held: 3, discarded: 1 };
  const told: [string, Message['args']][][] = [
    [['event-punished', { ...verdict, seats: [me] }]],
    [['event-punished', { ...verdict, seats: [rival] }]],
    [['event-nobody-punished', {}]],
  ];
  const said = ['The inquisition punishes you', table.seats[rival]?.name ?? '', 'nobody is'];
  for (const [i, events] of told.entries()) {
    const one = news(rival, ['event-inquisition-begins', { seat: me }], ...events);
    expect(moment(table, one)).toBeNull(); // a card would lie over the scene
    expect(face.aftermath?.([one])).toBeGreaterThan(3000);
    const target = document.createElement('div');
    const props = { table, inquest: inquestOf([one]), onclose: null };
    const scene = mount(InquisitionScene, { target, props });
    flushSync();
    expect(target.textContent).toContain(said[i]);
    expect(target.querySelector('.piles')?.textContent).toContain('You');
    expect(target.querySelector('.piles')?.textContent).not.toContain(table.seats[me]?.name);
    await unmount(scene);
  }
});

it('shows what an action brought in words, the same things together', async () => {
  const table = await open('action-3');
  const me = table.viewer ?? 0;
  const drawn: [string, Message['args']] = ['event-suspicion-drawn', { seat: me }];
  const taxes: [string, Message['args']] = ['event-tax-taken', { seat: me, count: 2 }];
  (table as { news: News[] }).news = [news(me, drawn, taxes, drawn, taxes)];
  const target = document.createElement('div');
  const board = mount(OwnBoard, { target, props: { table, side: me, own: true } });
  flushSync();
  const gains = [...target.querySelectorAll('.gains li')].map((li) =>
    li.textContent?.replaceAll(/\s/g, ''),
  );
  expect(gains).toEqual(['+2Suspicion', '+4Taxes']);
  for (const sign of ['silver', 'worker:criminal', 'strength', 'debt'])
    expect(wordOf(table, sign)).toMatch(/^\w+[\w ]*$/);
  await unmount(board);
}, 60_000);

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
