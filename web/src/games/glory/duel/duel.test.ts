import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { fixtureTable, sent, type Fixture } from '../../../gallery/fixture.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import type { News } from '../../../kit/table-model.js';
import LogPanel from '../../../table/log/LogPanel.svelte';
import type { Table } from '../../../table/state/table.svelte.js';
import face from '../index.js';
import { duellistName } from './contest.js';
import {
  ownAttack,
  passEnd,
  rerollOf,
  rollsOf,
  sameAgain,
  standingOf,
  sumOfColour,
} from './duel.js';
import DuelControls from './DuelControls.svelte';
import DuelScene from './DuelScene.svelte';
import { nameOf, type GloryStateView, type GloryTable } from '../view.js';

const files = import.meta.glob<Fixture>('../fixtures/duel-scene-*.json', { import: 'default' });
const names = Object.keys(files).map((path) => path.slice(12, -5));

async function open(name: string): Promise<GloryTable> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  if (!fixture) throw new Error(`no position ${name}`);
  const { table } = await fixtureTable('glory', structuredClone(fixture), face as never);
  return table as unknown as GloryTable;
}

let shown: Record<string, unknown>[] = [];
function show(part: unknown, table: GloryTable): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  const props = { table, question: table.explain[0] };
  shown.push(mount(part as Component<typeof props>, { target, props }));
  flushSync();
  return target;
}
function press(node: Element | null | undefined): void {
  if (!(node instanceof HTMLElement)) throw new Error('nothing to press');
  node.click();
  flushSync();
}
/** The news of a fixture, as if they had just come. */
async function newsOf(name: string): Promise<News[]> {
  const fixture = await files[`../fixtures/${name}.json`]?.();
  const { events = [], view } = fixture ?? {};
  return [{ version: view?.version ?? 0, at: '', kind: 'choose', seat: 0, events: [...events] }];
}

beforeAll(async () => {
  await i18n.change('en');
});
afterEach(async () => {
  vi.useRealTimers();
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  sent.length = 0;
  await i18n.change('en');
});

describe.each(names)('the position %s', { timeout: 20_000 }, (name) => {
  it('is drawn, with both duellists and their attacks', async () => {
    const table = await open(name);
    const { duel } = table.view.state;
    if (!duel) throw new Error('no duel');
    const scene = show(DuelScene, table);
    const text = scene.textContent ?? '';
    expect(text).not.toMatch(/glory-|undefined|NaN|\[object/);
    for (const duellist of duel.duellists) {
      expect(text).toContain(duellistName(table, duellist));
      const dice = ['strength', 'steed', 'armour'].map((id) => sumOfColour(duellist, id));
      const changes = duellist.modifiers.filter(({ what }) => what === 'attack');
      const sum = [...dice, ownAttack(duellist), ...changes.map(({ n }) => n)];
      if (duel.step !== null) expect(sum.reduce((a, b) => a + b, 0)).toBe(duellist.attack);
    }
    const count = duel.duellists.reduce((sum, one) => sum + one.dice.length, 0);
    expect(scene.querySelectorAll('.die')).toHaveLength(count);
    expect(scene.querySelectorAll('.die.counts').length).toBe(
      duel.duellists.flatMap(({ dice }) => dice).filter(({ counts }) => counts).length,
    );
    expect(scene.querySelectorAll('.steps li')).toHaveLength(8);
  });

  it('can be answered by what is seen', async () => {
    const table = await open(name);
    const [question] = table.explain;
    if (!question) return;
    const scene = show(DuelScene, table);
    const bar = show(DuelControls, table);
    expect(bar.textContent).not.toMatch(/glory-|undefined|NaN/);
    for (const option of question.options) {
      if (question.amounts || question.kind === 'duel-strength') continue;
      expect(bar.querySelector(`[data-option="${option.id}"]`), option.id).not.toBeNull();
      for (const touch of option.touches)
        expect(scene.querySelector(`[data-touch="${touch}"]`), touch).not.toBeNull();
    }
    for (const node of [...scene.querySelectorAll('button'), ...bar.querySelectorAll('button')]) {
      const said = node.getAttribute('aria-label') ?? node.textContent?.trim() ?? '';
      expect(said, node.outerHTML.slice(0, 160)).not.toBe('');
    }
  });
});

describe('rolling dice again', () => {
  it.each(['duel-scene-faith', 'duel-scene-faith-few', 'duel-scene-ring'])(
    'in %s picks the dice',
    async (name) => {
      const table = await open(name);
      const scene = show(DuelScene, table);
      const bar = show(DuelControls, table);
      const dice = [...scene.querySelectorAll('button.die:not(.plain)')];
      const most = rerollOf(table)?.amounts.most ?? 0;
      expect(most).toBeGreaterThan(0);
      expect(bar.querySelector('.btn[aria-disabled=true]')?.className).not.toMatch(/gilt|option/);
      for (const die of dice.slice(0, most)) press(die);
      expect(scene.querySelectorAll('button[aria-pressed=true]')).toHaveLength(most);
      expect(bar.textContent).toContain(`${most} of ${most}`);
      press(bar.querySelector('.btn--gilt'));
      await vi.waitFor(() => expect(sent).toHaveLength(2));
      const [plan] = sent as { wanted: Record<string, number> }[];
      expect(Object.values(plan?.wanted ?? {}).reduce((a, b) => a + b, 0)).toBe(most);
    },
  );

  it('marks the die that was touched, of two alike', async () => {
    const table = await open('duel-scene-faith-few');
    const scene = show(DuelScene, table);
    const alike = [...scene.querySelectorAll('button.die[aria-label="strength 3"]')];
    expect(alike).toHaveLength(2);
    press(alike[1]);
    const now = [...scene.querySelectorAll('button.die[aria-label="strength 3"]')];
    expect(now.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    press(now[1]);
    expect(scene.querySelector('button[aria-pressed=true]')).toBeNull();
  });

  it('keeps the dice with one click', async () => {
    const table = await open('duel-scene-faith-few');
    const bar = show(DuelControls, table);
    press(bar.querySelector('[data-option=none]'));
    expect(sent).toEqual([{ decision: table.explain[0]?.decision, options: ['none'] }]);
  });

  it('knows which dice were rolled', () => {
    const first = rollsOf(null, ['steed-1', 'steed-1', 'armour-2'], 4, []);
    expect(first.rolled).toEqual([4, 4, 4]);
    const second = rollsOf(first, ['steed-1', 'steed-1', 'armour-0'], 5, ['steed-1']);
    expect(second.rolled).toEqual([5, 4, 5]);
    expect(rollsOf(second, ['steed-1'], 6, []).rolled).toEqual([6]);
  });

  it('finds dice that show the same again', () => {
    const args = {
      seat: 1,
      before: ['steed-1', 'steed-2'],
      after: ['steed-1', 'steed-3'],
      attack: 4,
    };
    const events = [{ message: 'event-rerolled', args }] as never;
    const news = [{ version: 1, at: '', kind: '', seat: 1, events }];
    expect(sameAgain(news, 1)).toEqual(['steed-1']);
    expect(sameAgain(news, 0)).toEqual([]);
  });
});

describe('a die that was rolled', () => {
  it('opens the fairness check at its roll', async () => {
    const table = await open('duel-scene-players-watched');
    const scene = show(DuelScene, table);
    const die = scene.querySelector('button.die.plain');
    expect(die?.getAttribute('aria-label')).toContain('Check the roll of step');
    press(die);
    expect(table.proved).toBe(table.view.version);
    table.proved = null;
    press(scene.querySelector('.links button'));
    expect(table.proved).toBe(table.view.version);
  });
});

describe('a roll in the log', () => {
  it.each(['en', 'ru', 'uk', 'pl'] as const)('links to its check in %s', async (language) => {
    await i18n.change(language);
    const table = await open('duel-scene-players-watched');
    const log = show(LogPanel, table);
    const label = table.t('table-log-proof', { version: table.view.version });
    const links = [...log.querySelectorAll(`button[aria-label="${label}"]`)];
    expect(links.length).toBeGreaterThan(0);
    press(links[0]);
    expect(table.proved).toBe(table.view.version);
  });
});

describe('strength', () => {
  it('is chosen as a number and sent', async () => {
    const table = await open('duel-scene-strength');
    const bar = show(DuelControls, table);
    press(bar.querySelector('[data-n="2"]'));
    press(bar.querySelector('.btn--gilt'));
    expect(sent).toEqual([{ decision: table.explain[0]?.decision, options: ['2'] }]);
  });
});

describe('an ally', () => {
  it('is gilt only if it makes something better', async () => {
    const table = await open('duel-scene-lance');
    const gilt = (): (string | undefined)[] => {
      const found = show(DuelControls, table).querySelectorAll<HTMLElement>('.btn--option');
      return [...found].map((one) => one.dataset['option']);
    };
    expect(gilt()).toEqual(['armourer']);
    for (const option of table.explain[0]?.options ?? [])
      option.preview = table.explain[0]?.preview ?? null;
    expect(gilt()).toEqual(['none']);
  });

  it('says what it would make of the pass, and is used by a click', async () => {
    const table = await open('duel-scene-lance');
    const option = table.explain[0]?.options.find(({ touches }) => touches.length);
    const after = standingOf(option);
    const scene = show(DuelScene, table);
    const row = scene.querySelector(`[data-touch="${option?.touches[0]}"]`);
    expect(row?.textContent).toContain(`${after?.attack[0]} : ${after?.attack[1]}`);
    press(row);
    expect(sent).toEqual([{ decision: table.explain[0]?.decision, options: [option?.id] }]);
  });
});

describe('the end of a pass', () => {
  it('is read from the news', async () => {
    const end = passEnd(await newsOf('duel-scene-after-pass'));
    expect(end).toMatchObject({ seat: 0, won: true, number: 1, attack: 9, against: 8, duel: null });
    expect(passEnd(await newsOf('duel-scene-lance'))).toBeNull();
  });

  it('covers the duel until it is clicked away', async () => {
    const table = await open('duel-scene-after-pass');
    const scene = show(DuelScene, table);
    expect(scene.querySelector('.result')).toBeNull();
    (table as { news: News[] }).news = await newsOf('duel-scene-after-pass');
    flushSync();
    const result = scene.querySelector('.result');
    expect(result?.querySelector('h2')?.textContent).toBe('You win the pass');
    press(result?.querySelector('.btn'));
    expect(scene.querySelector('.result')).toBeNull();
  });

  it('is not drawn with those who fight another duel, and covers no question about one', async () => {
    const rival = 1;
    const lost = { seat: rival, number: 1, attack: 8, against: 11 };
    const over = { seat: rival, passes: 0, lost: 1 };
    for (const asks of [true, false]) {
      const table = await open('duel-scene-after-pass');
      expect(table.view.state.duel?.duellists.map(({ seat }) => seat)).not.toContain(rival);
      if (!asks) Object.defineProperty(table, 'explain', { get: () => [] });
      const scene = show(DuelScene, table);
      const version = table.view.version;
      const events = [
        { message: 'event-duel-knight', args: { seat: rival, knight: 'k' } },
        { message: 'event-pass-lost', args: lost },
        { message: 'event-duel-lost', args: over },
      ];
      (table as { news: News[] }).news = [{ version, at: '', kind: 'choose', seat: rival, events }];
      flushSync();
      const result = scene.querySelector('.result');
      expect(result !== null).toBe(!asks);
      if (asks) continue;
      const name = nameOf(table, rival);
      expect(result?.querySelector('h2')?.textContent).toBe(`${name} loses the duel, 0 to 1.`);
      expect(result?.querySelector('.yard')).toBeNull();
    }
  });

  it('compares the attacks, shows the dice and says what the duel brings', async () => {
    const table = await open('duel-scene-after-pass');
    const scene = show(DuelScene, table);
    const news = await newsOf('duel-scene-after-pass');
    const won = { seat: 0, passes: 2, lost: 0 };
    const gained = { seat: 0, count: 5, glory: 15 };
    news[0]?.events.push(
      { message: 'event-duel-won', args: won } as never,
      { message: 'event-glory-gained', args: gained } as never,
      { message: 'event-stage-begins', args: {} } as never,
    );
    expect(passEnd(news)?.brings.map(({ message }) => message)).toEqual(['event-glory-gained']);
    (table as { news: News[] }).news = news;
    flushSync();
    const result = scene.querySelector('.result');
    expect(result?.querySelector('h2')?.textContent).toBe('You win the duel');
    expect(result?.querySelector('.decides')?.textContent).toContain('9 > 8');
    expect(result?.querySelector('.verdict')?.getAttribute('role')).toBe('status');
  });

  it('says what has decided a pass with equal attacks', async () => {
    const table = await open('duel-scene-after-pass');
    const scene = show(DuelScene, table);
    const lost = { seat: 0, number: 1, attack: 9, against: 9 };
    const events = [
      { message: 'event-pass-lost', args: lost },
      { message: 'event-tie-prestige', args: { more: 2, less: 1 } },
    ];
    const news = { version: 1, at: '', kind: 'choose', seat: 0, events };
    (table as { news: News[] }).news = [news];
    flushSync();
    expect(scene.querySelector('.verdict p')?.textContent).toBe(
      'The attacks are equal; prestige decides, 2 to 1.',
    );
  });

  it('is closed with the keyboard by those who watch, too', async () => {
    const table = await open('duel-scene-players-watched');
    const scene = show(DuelScene, table);
    (table as { news: News[] }).news = await newsOf('duel-scene-after-pass');
    flushSync();
    expect(scene.querySelector('.result h2')?.textContent).toMatch(/The pass goes to/);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(scene.querySelector('.result')).toBeNull();
  });

  it('tells who won only after a moment, or at a click', async () => {
    vi.useFakeTimers();
    const table = await open('duel-scene-after-pass');
    Object.defineProperty(table, 'motion', { get: () => true });
    const scene = show(DuelScene, table);
    const { version } = table.view;
    const news = await newsOf('duel-scene-after-pass');
    const whole = table as unknown as Table<GloryStateView>;
    whole.news = news;
    void whole.playback.suspend({ ...table.view, version: version - 1 }, news);
    flushSync();
    const heading = () => scene.querySelector('.result h2')?.textContent;
    expect(heading()).toBe('Pass 1');
    press(scene.querySelector('.result .btn'));
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
    expect(heading()).toBe('You win the pass');
    await vi.advanceTimersByTimeAsync(10_000);
    flushSync();
    expect(scene.querySelector('.result')).toBeNull();
  });
});
