import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../gallery/fixture.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import ScoreSheet from '../../table/seats/ScoreSheet.svelte';
import { LANGUAGES } from '../../preferences/preferences.svelte.js';
import face from './index.js';
import { hint } from './hints.js';
import { inquestOf } from './scenes/inquisition.js';
import { Lasting } from '../../kit/motion/lasting.svelte.js';
import { gainsOf, previewOf, thenOf, warning } from './actions/preview.js';
import {
  choicesAt,
  holdPayment,
  pay,
  paymentOf,
  takenBy,
  turnedAt,
  withMore,
} from './actions/payment.js';
import { AUTOMA, blazonOf, nameOf, type KingdomTable } from './view.js';

const files = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });
const names = Object.keys(files).map((path) => path.slice(11, -5));

async function open(name: string): Promise<KingdomTable> {
  const fixture = await files[`./fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('paladins', structuredClone(fixture), face as never);
  return table as unknown as KingdomTable;
}

let shown: Record<string, unknown>[] = [];
const PARTS = {
  Board: face.Board,
  OwnArea: face.ownArea?.Area,
  Controls: face.decisions?.Controls,
  Aside: face.seats?.Aside,
};
function show(part: keyof typeof PARTS, table: KingdomTable): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const Part = PARTS[part] as typeof face.Board;
  const question = table.explain[0];
  shown.push(mount(Part, { target, props: { table, question } as never }));
  flushSync();
  return target;
}

beforeAll(async () => {
  await i18n.change('en');
});
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  sent.length = 0;
  await i18n.change('en');
});

/** Kinds of questions whose answers are only in the decision bar. */
const IN_BAR = new Set(['mode', 'pay', 'suspicion', 'debts', 'choose-one', 'difficulty']);

describe.each(names)('the position %s', { timeout: 20_000 }, (name) => {
  it('is drawn, and every answer can be given by what is seen', async () => {
    const table = await open(name);
    const parts = [show('Board', table), show('OwnArea', table), show('Aside', table)];
    const question = table.explain[0];
    if (question && face.decisions?.controlled.includes(question.kind))
      parts.push(show('Controls', table));
    const text = parts.map((part) => part.textContent ?? '').join(' ');
    expect(text).not.toMatch(/paladins-|undefined|NaN|\[object/);
    const found = (selector: string) => parts.some((part) => part.querySelector(selector));
    for (const option of question?.options ?? []) {
      if (IN_BAR.has(question?.kind ?? '') || !option.touches.length) continue;
      if (question?.kind === 'workers') continue; // assembled space by space; tested below
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

describe.each([...LANGUAGES])('in %s', { timeout: 20_000 }, (language) => {
  it.each(['action-4', 'tavern-4', 'solo-action-1', 'inquisition', 'end-3'])(
    'nothing is missing in %s',
    async (name) => {
      await i18n.change(language);
      const table = await open(name);
      const all = [show('Board', table), show('OwnArea', table), show('Aside', table)];
      const labels = all.flatMap((part) =>
        [...part.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label')),
      );
      const words = [...all.map((part) => part.textContent), ...labels].join(' ');
      expect(words).not.toMatch(/paladins-|does-|effect-|undefined|\{ ?\$/);
    },
  );
});

describe('a payment', () => {
  const paying = names.filter((name) => name.includes('workers'));

  it.each(paying)('in %s is suggested, changed and given', async (name) => {
    const table = await open(name);
    const payment = paymentOf(table);
    if (!payment) throw new Error('nothing to pay');
    expect(payment.suggested).toBe(true);
    expect(payment.option).toBe(payment.question.options[0]?.id);
    // every payment can be reached by touching spaces and workers
    const reached = new Set([payment.option]);
    const queue = [payment.option];
    while (queue.length) {
      holdPayment(table, payment, queue.pop() ?? '');
      const now = paymentOf(table);
      if (!now) throw new Error('the payment is gone');
      const turned = now.workers.map((_, i) => turnedAt(now, i));
      const more = [...new Set(now.question.options.flatMap((o) => o.id.split(':')))].map((w) =>
        withMore(now, w as never),
      );
      for (const option of [...turned, ...more]) {
        if (!reached.has(option)) {
          reached.add(option);
          queue.push(option);
        }
      }
    }
    expect(reached.size).toBe(payment.ways);
    holdPayment(table, payment, payment.question.options.at(-1)?.id ?? '');
    const last = paymentOf(table);
    expect(last?.suggested).toBe(payment.ways === 1);
    const taken = Object.values(takenBy(last)).reduce((sum, n) => sum + (n ?? 0), 0);
    expect(taken).toBe(payment.workers.length);
    if (last) await pay(table, last);
    expect(sent).toEqual([{ decision: payment.question.decision, options: [last?.option] }]);
  });

  it('turns a space by a click on it', async () => {
    const table = await open('workers-fortify');
    const mine = show('OwnArea', table);
    const before = paymentOf(table);
    if (!before) throw new Error('nothing to pay');
    const place = before.workers.findIndex((_, i) => choicesAt(before, i).length > 1);
    expect(place).toBeGreaterThanOrEqual(0);
    mine.querySelector<HTMLElement>('.paying button.sp')?.click();
    flushSync();
    expect(paymentOf(table)?.option).not.toBe(before.option);
    expect(sent).toEqual([]);
  });

  it('says what the action brings, in the order of the rules', async () => {
    const table = await open('workers-fortify');
    const { acting, boards } = table.view.state;
    const board = boards[acting?.side ?? 0];
    const preview = previewOf(table.explain[0]?.options[0]);
    if (!board || !preview) throw new Error('nobody acts');
    // every wall raises strength, as far as the track goes
    const sure = [{ card: null, tokens: [{ text: '+1', sign: 'strength' }] }];
    expect(gainsOf(preview, { ...board, track: { ...board.track, strength: 3 } })).toEqual(sure);
    expect(gainsOf(preview, { ...board, track: { ...board.track, strength: 12 } })).toEqual([]);
    const [wall, ...added] = thenOf(preview);
    expect(wall?.tokens[0]?.text).toBe('?');
    expect(added.map((line) => line.card)).toEqual(board.actions.fortify.adds);
  });
});

describe('a hint', () => {
  const asking = [
    'start',
    'pay',
    'attack',
    'convert',
    'commission-2',
    'garrison-2',
    'keep',
    'pray',
  ];
  const more = ['workshop', 'suspicion', 'debts', 'tavern-2', 'paladin-2', 'inquisition'];

  it.each([...LANGUAGES])('is there in %s where a newcomer needs one', async (language) => {
    await i18n.change(language);
    for (const name of [...asking, ...more]) {
      const table = await open(name);
      const [question] = table.explain;
      if (!question) throw new Error('nothing is asked');
      const said = hint(table, question);
      expect(said, name).not.toBe('');
      expect(said).not.toMatch(/paladins-/);
    }
  });

  it('calls a payment suggested only while it is', async () => {
    const table = await open('workers-convert');
    const payment = paymentOf(table);
    if (!payment) throw new Error('nothing to pay');
    expect(payment.ways).toBeGreaterThan(3);
    expect(hint(table, payment.question)).toContain('suggested');
    holdPayment(table, payment, payment.question.options.at(-1)?.id ?? '');
    expect(hint(table, payment.question)).not.toContain('suggested');
  });

  it('tells of actions and of passing in the first round only', async () => {
    const table = await open('action-2');
    const [question] = table.explain;
    if (!question) throw new Error('nothing is asked');
    table.view.state.round = 1;
    expect(hint(table, question)).toContain('If you pass');
    table.view.state.round = 2;
    expect(hint(table, question)).toBe('');
  });
});

describe('what is shown for a while', () => {
  it('goes by itself, however much is news meanwhile', () => {
    vi.useFakeTimers();
    const lasting = new Lasting<string>();
    lasting.follow('first', 100, false);
    vi.advanceTimersByTime(60);
    lasting.follow('second', 100, false);
    vi.advanceTimersByTime(60);
    lasting.follow(null, 100, false);
    expect(lasting.now).toBe('second');
    vi.advanceTimersByTime(60);
    expect(lasting.now).toBeNull();
    vi.useRealTimers();
  });

  it('goes with its moment in a replay, and does not come back with the present', () => {
    const lasting = new Lasting<string>();
    lasting.follow('now', 1e5, false);
    lasting.follow(null, 1e5, true);
    expect(lasting.now).toBeNull();
    lasting.follow('then', 1e5, true);
    expect(lasting.now).toBe('then');
    lasting.follow(null, 1e5, false);
    expect(lasting.now).toBeNull();
  });
});

describe('an inquisition', () => {
  it('is told from its events', async () => {
    const table = await open('after-inquisition-4');
    const fixture = await files['./fixtures/after-inquisition-4.json']?.();
    const news = [{ version: 1, at: '', kind: '', seat: 0, events: fixture?.events ?? [] }];
    const inquest = inquestOf(news);
    expect(inquest?.guilty?.length).toBeGreaterThan(0);
    expect(inquest?.refilled).toBe(table.view.state.tax_full);
    expect(inquest?.discarded).toBe(Math.floor((inquest?.held ?? 0) / 2));
    expect(inquestOf([])).toBeNull();
  });
});

describe('the automated opponent', () => {
  it('has a name, a blazon of its own and its schemes in the rail', async () => {
    const table = await open('solo-action-1');
    expect(nameOf(table, 1)).toBe('Bot');
    expect(blazonOf(table, 1)).toBe(AUTOMA);
    expect(show('Aside', table).textContent).toContain('Schemes');
    expect(show('Aside', table).textContent).toContain('Difficulty');
    expect(show('Aside', await open('solo-difficulty')).textContent).not.toContain('Difficulty');
    expect(show('Aside', await open('action-2')).textContent?.trim()).toBe('');
  });
});

describe('what an answer leads to', () => {
  function draw(Part: unknown, props: object): HTMLElement {
    const target = document.createElement('div');
    document.body.append(target);
    shown.push(mount(Part as typeof face.Board, { target, props: props as never }));
    flushSync();
    return target;
  }

  it('stands beside the words of an action that is looked at', async () => {
    const table = await open('action-4');
    const option = table.explain[0]?.options.find(
      (one) => one.touches[0]?.startsWith('action:') && one.preview,
    );
    const component = option?.touches[0] ?? '';
    const preview = previewOf(option);
    if (!preview) throw new Error('no preview');
    const text = draw(face.closeUp, { table, component }).textContent ?? '';
    expect(text).toContain('You’ll have');
    expect(text.replaceAll(/\s/g, '')).toContain(
      `You’llhave${preview.left.workers}${preview.left.silver}${preview.left.provision}`,
    );
    const row = show('OwnArea', table).querySelector(`[data-touch="${component}"]`);
    expect(row?.getAttribute('aria-label')).toContain(
      `workers ${preview.left.workers}, silver ${preview.left.silver}`,
    );
  });

  it('changes with the workers that are picked', async () => {
    const table = await open('workers-attack');
    const controls = show('Controls', table);
    expect(controls.textContent).toContain('You’ll have');
    expect(previewOf(table.explain[0]?.options[0])?.hands).not.toBeNull();
  });

  it('warns of the inquisition and names whom it would punish', async () => {
    const table = await open('tavern-4');
    const trouble = { suspicion: null, inquisition: 'will', punished: [2, 0] } as const;
    const said = warning(table, { ...trouble, punished: [...trouble.punished] });
    expect(said).toMatch(/^The inquisition comes\. .*Соломія, you\./);
    expect(warning(table, { ...trouble, inquisition: null, punished: null })).toBe('');
    const { suspects } = table.view.state;
    const threat = show('Board', table).querySelector('.threat');
    if (suspects.length) {
      const said = threat?.getAttribute('aria-label');
      for (const side of suspects)
        expect(said).toContain(side === table.viewer ? 'you' : nameOf(table, side));
      expect(said?.endsWith(', you')).toBe(suspects.includes(table.viewer ?? -1));
    } else expect(threat).toBeNull();
  });

  it('says how to play in the first turn only', async () => {
    const said = async (name: string) => show('Aside', await open(name)).textContent;
    expect(await said('start')).toContain('How to play');
    expect(await said('action-3')).not.toContain('How to play');
  });

  it('says what a track is worth, and from where more', async () => {
    const tracks = show('OwnArea', await open('start')).querySelectorAll('.track');
    expect(tracks).toHaveLength(3);
    for (const one of tracks)
      expect(one.getAttribute('aria-label')).toMatch(/points\. From \d+ on: /);
  });

  it('leaves nobody out of the score sheet', async () => {
    for (const position of ['solo-action-1', 'end-1']) {
      const table = await open(position);
      const text = draw(ScoreSheet, { table, onclose: () => undefined, onrematch: null });
      const names = [...text.querySelectorAll('h3 .seat-name')].map((node) => node.textContent);
      expect(names.sort()).toEqual(['Bot', 'You']);
      const said = (node: Element) => Number(node.textContent?.replace('−', '-'));
      const points = [...text.querySelectorAll('.total')].map(said);
      expect(points.toSorted()).toEqual(
        table.view.state.boards.map((board) => board.points).toSorted(),
      );
      const sums = [...text.querySelectorAll('.one')].map((one) =>
        [...one.querySelectorAll('tbody tr:not(.sum) td.n')].reduce(
          (sum, cell) => sum + said(cell),
          0,
        ),
      );
      expect(sums).toEqual(points);
    }
  });
});
