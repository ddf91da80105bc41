import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { Fixture } from '../../../gallery/fixture.js';
import { playing, type Playing } from '../../../gallery/playing.js';
import { i18n } from '../../../i18n/i18n.svelte.js';
import type { Message } from '../../../kit/table-model.js';
import type { Table } from '../../../table/state/table.svelte.js';
import face from '../index.js';
import { revealedBy, suspense } from '../battle/reveal.js';
import { playOf, type Realm } from '../view.js';

const files = import.meta.glob<Fixture>('../recordings/*.json', { import: 'default' });

let open: Playing | null = null;
async function play(name: string): Promise<{ one: Playing; recording: Fixture }> {
  const recording = await files[`../recordings/${name}.json`]?.();
  if (!recording) throw new Error(`no recording ${name}`);
  open = await playing('mastery', recording, face as never);
  return { one: open, recording };
}

beforeAll(async () => {
  await i18n.change('en');
});
afterEach(async () => {
  await open?.close();
  open = null;
});

const eventsOf = ({ frames = [] }: Fixture, ...messages: string[]) =>
  frames.flatMap(({ version, news }) =>
    news.events
      .filter((event) => messages.includes(event.message))
      .map((event) => ({ version, event })),
  );
const pointsOf = (view: Table['view']): string =>
  (playOf(view.state as Realm)?.seats ?? []).map((seat) => seat.side_points).join();
const shownPoints = (page: HTMLElement): string =>
  [...page.querySelectorAll('.seatrow .score')]
    .map((score) => /:\s*(\d+)/.exec(score.textContent ?? '')?.[1] ?? '?')
    .join();

const OUTCOMES = [
  'event-battle-won',
  'event-battle-tied',
  'event-knights-lost',
  'event-kept',
  'event-conquered',
];

describe.each(['attack', 'battle'])('the recording %s', { timeout: 300_000 }, (name) => {
  it('shows published versions in order, and no result before it is revealed', async () => {
    const { one, recording } = await play(name);
    const { table, page } = one;
    const published = [recording.view.version, ...(recording.frames ?? []).map((f) => f.version)];
    const told = eventsOf(
      recording,
      'event-conflicts-revealed',
      'event-conflict-roll',
      ...OUTCOMES,
    );
    expect(told.length).toBeGreaterThan(2);
    const versions: number[] = [];
    const spoiled = (message: Message): boolean =>
      [...page.querySelectorAll('#question, .log, [data-testid="events"]')].some((part) =>
        part.textContent?.includes(table.say(message)),
      );
    await one.pass(
      () => {
        const version = Number(page.querySelector('.app')?.getAttribute('data-version'));
        if (versions.at(-1) !== version) versions.push(version);
        for (const { version: at, event } of told) {
          if (table.settled.version < at) expect(spoiled(event), table.say(event)).toBe(false);
        }
        if (page.querySelector('.seatrow')) expect(shownPoints(page)).toBe(pointsOf(table.settled));
      },
      () => !table.watching && table.version === published.at(-1),
    );
    expect(versions.every((version) => published.includes(version))).toBe(true);
    expect(versions).toEqual([...versions].sort((a, b) => a - b));
    expect(versions.length).toBeGreaterThan(3);
  });

  it('turns cards, then counts, then says who wins', async () => {
    const { one, recording } = await play(name);
    const { table, page } = one;
    const [reveal] = eventsOf(recording, 'event-conflicts-revealed');
    const [end] = eventsOf(recording, 'event-battle-won', 'event-battle-tied');
    if (!reveal || !end) throw new Error('no battle');
    const before = playOf(
      recording.frames?.findLast((f) => f.version < reveal.version)?.view.state as Realm,
    )?.battle;
    const counts: { at: number; total: string; cards: boolean; verdict: boolean }[] = [];
    const totals = (): string =>
      [...page.querySelectorAll('.totals .sr, .battle-strip b')]
        .map((n) => n.textContent)
        .join(' : ');
    let seen = 0;
    await one.pass(
      () => {
        table.moments.close();
        seen += 40;
        if (!page.querySelector('.totals, .battle-strip')) return;
        counts.push({
          at: table.version,
          total: totals(),
          cards: page.querySelectorAll('.turned').length > 0,
          verdict: /(?<!As things stand, .*)wins? by \d/.test(
            page.querySelector('.verdict, .tally')?.textContent ?? '',
          ),
        });
      },
      () => table.settled.version >= end.version,
    );
    expect(seen).toBeGreaterThan(1000);
    const turning = counts.filter((c) => c.at === reveal.version);
    if (page.querySelector('.totals') || name === 'attack') {
      const old = before?.sides
        .map((side) => String(side.total))
        .sort()
        .join();
      const first = turning.find((c) => c.cards);
      expect(first?.total.split(' : ').sort().join()).toBe(old);
    }
    const wins = counts.filter((c) => c.verdict).map((c) => c.at);
    expect(wins.every((at) => at >= reveal.version)).toBe(true);
  });
});

it('an attack on the player is announced before the knights ride', async () => {
  const { one, recording } = await play('attack');
  const [begins] = eventsOf(recording, 'event-battle-begins');
  const { table, page } = one;
  await one.pass(
    () => undefined,
    () => page.querySelector('[data-moment="attack"]') !== null,
  );
  expect(table.version).toBeLessThan(begins?.version ?? 0);
  const said = page.querySelector('[data-moment]')?.textContent ?? '';
  expect(said).toMatch(/attacks your/);
  expect(said).toMatch(/You/);
  expect(said).toMatch(/\d+ :\s*\d+/);
  expect(page.querySelector('.battle')).toBeNull();
  await one.pass(
    () => undefined,
    () => page.querySelector('[data-moment]') === null,
  );
});

it('knights ride while the border waits', async () => {
  const { one } = await play('battle');
  const { table, page } = one;
  await one.pass(
    () => undefined,
    () => page.querySelector('.rider') !== null,
  );
  expect(table.settled).not.toBe(table.view);
  await one.pass(
    () => undefined,
    () => page.querySelector('.rider') === null,
  );
});

it('holds an outcome back for as long as its steps take', () => {
  const news = (...messages: string[]) => [
    {
      version: 1,
      at: '',
      kind: 'choose',
      seat: 1,
      events: messages.map((message) => ({ message, args: {} })),
    },
  ];
  const steps = (...messages: string[]) => revealedBy(news(...messages)).map((one) => one.step);
  expect(steps('event-transferred')).toEqual([]);
  expect(suspense(news('event-transferred'))).toBe(0);
  expect(steps('event-conflicts-revealed')).toEqual(['cards', 'totals']);
  expect(steps('event-conflicts-revealed', 'event-conflict-roll')).toEqual([
    'cards',
    'dice',
    'totals',
  ]);
  expect(steps('event-battle-won', 'event-knights-lost')).toEqual(['totals', 'verdict', 'losses']);
  expect(suspense(news('event-conflicts-revealed', 'event-conflict-roll'))).toBe(1000);
});
