import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { News, View } from '../../kit/table-model.js';
import type { Frame } from '../state/source.js';
import { seen } from '../state/fake-server.js';
import { Playback } from './playback.svelte.js';
import { beatOf, longestWait } from './tempo.js';

const view = (version: number): View => seen(version, null).view;
const news = (version: number, seat = 1, events = 1): News => ({
  version,
  at: '',
  kind: 'choose',
  seat,
  events: Array.from({ length: events }, () => ({ message: 'event-moved', args: {} })),
});
const frame = (version: number, seat = 1, events = 1): Frame => ({
  version,
  view: view(version),
  news: news(version, seat, events),
});

describe('a playback', () => {
  let published: Frame[] = [];
  let speed: number | null = 1;
  let suspense = 0;
  let shown: number[] = [];
  let asked: number[] = [];
  let more = false;
  let fails = false;

  function open(): Playback {
    return new Playback({
      frames: (after) => {
        asked.push(after);
        if (fails) return Promise.reject(new Error('lost'));
        return Promise.resolve({ frames: published.filter((one) => one.version > after), more });
      },
      speed: () => speed,
      suspense: () => suspense,
      mine: (one) => one.seat === 0,
      aftermath: () => 0,
      announcement: () => null,
      moment: () => null,
      stopFor: () => Promise.resolve(),
      shown: (all) => shown.push(...all.map((one) => one.version)),
    });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    published = [];
    speed = 1;
    suspense = 0;
    shown = [];
    asked = [];
    more = false;
    fails = false;
  });
  afterEach(() => vi.useRealTimers());

  it('shows every published view in order, then the newest', async () => {
    published = [frame(4), frame(5), frame(7)];
    const playback = open();
    playback.follow(view(3), 7);
    const versions: (number | undefined)[] = [];
    while (playback.active) {
      if (versions.at(-1) !== playback.view?.version) versions.push(playback.view?.version);
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(versions).toEqual([3, 4, 5, 7]);
    expect(shown).toEqual([4, 5, 7]);
    expect(asked).toEqual([3]);
  });

  it('lets nothing travel over what a skip leaves out, and the next answer move again', async () => {
    published = [frame(4), frame(5)];
    const playback = open();
    playback.follow(view(3), 5);
    await vi.advanceTimersByTimeAsync(10);
    playback.skip();
    expect(playback.travel).toBe(0);
    void playback.suspend(view(5), [news(6, 0)]);
    expect(playback.travel).toBeGreaterThan(0);
  });

  it('lights the banner first, moves the piece, and lets the score follow on arrival', async () => {
    published = [frame(4), frame(5)];
    const playback = open();
    playback.follow(view(3), 5);
    await vi.advanceTimersByTimeAsync(399);
    expect(playback.news?.version).toBe(4);
    expect(playback.view?.version).toBe(3);
    await vi.advanceTimersByTimeAsync(2);
    expect(playback.view?.version).toBe(4);
    expect(playback.left?.version).toBe(3);
    expect(playback.travel).toBe(450);
    await vi.advanceTimersByTimeAsync(450);
    expect(playback.left).toBeNull();
    playback.skip();
  });

  it('goes on with what is published meanwhile', async () => {
    published = [frame(4)];
    const playback = open();
    playback.follow(view(3), 4);
    await vi.advanceTimersByTimeAsync(100);
    published = [frame(4), frame(5)];
    playback.follow(view(3), 5);
    await vi.advanceTimersByTimeAsync(4000);
    expect(shown).toEqual([4, 5]);
    expect(asked).toEqual([3, 4]);
    expect(playback.active).toBe(false);
  });

  it('never shows a view later than the newest that the page knows', async () => {
    published = [frame(4), frame(5), frame(6)];
    const playback = open();
    playback.follow(view(3), 5);
    await vi.advanceTimersByTimeAsync(4000);
    expect(shown).toEqual([4, 5]);
  });

  it('skips to the newest at once', async () => {
    published = [frame(4), frame(5)];
    const playback = open();
    playback.follow(view(3), 5);
    await vi.advanceTimersByTimeAsync(100);
    playback.skip();
    expect(playback.active).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(shown).toEqual([]);
  });

  it('does not play with pace off, in the background, after a failure or a long absence', async () => {
    published = [frame(4)];
    speed = null;
    let playback = open();
    playback.follow(view(3), 4);
    expect(playback.active).toBe(false);

    speed = 1;
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    playback.follow(view(3), 4);
    expect(playback.active).toBe(false);
    hidden.mockRestore();

    fails = true;
    playback = open();
    playback.follow(view(3), 4);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.active).toBe(false);

    fails = false;
    more = true;
    playback = open();
    playback.follow(view(3), 4);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.active).toBe(false);
  });

  it('stands still while paused, and the time limit with it', async () => {
    published = [frame(4), frame(5)];
    const playback = open();
    playback.follow(view(3), 5);
    await vi.advanceTimersByTimeAsync(450);
    playback.hold(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(playback.view?.version).toBe(4);
    expect(playback.left?.version).toBe(3);
    playback.hold(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect(shown).toEqual([4, 5]);
    expect(playback.active).toBe(false);
  });

  it('passes over what publishes nothing to see', async () => {
    published = [frame(4, 1, 0), frame(5)];
    const playback = open();
    playback.follow(view(3), 5);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.view?.version).toBe(4);
    expect(playback.news?.version).toBe(5);
    playback.skip();
  });

  it('never keeps the question waiting beyond the limit of the speed', async () => {
    for (const chosen of [0.5, 1, 2, 4]) {
      speed = chosen;
      published = Array.from({ length: 40 }, (_, i) => frame(4 + i, 1 + (i % 3)));
      const playback = open();
      const from = Date.now();
      playback.follow(view(3), 43);
      while (playback.active) await vi.advanceTimersByTimeAsync(10);
      expect(Date.now() - from).toBeLessThanOrEqual(longestWait(chosen) + 10);
    }
  });

  it('holds back the outcome of the player’s own action as long as the board does', async () => {
    suspense = 900;
    const playback = open();
    void playback.suspend(view(3), [news(4, 0)]);
    expect(playback.active).toBe(false);
    expect(playback.left?.version).toBe(3);
    await vi.advanceTimersByTimeAsync(900);
    expect(playback.left).toBeNull();
  });
});

describe('the tempo', () => {
  const step = { speed: 1, waiting: 1, first: false, mine: false, suspense: 0, left: 10_000 };

  it('is 900 ms for an action, scaled by the speed', () => {
    expect(beatOf(step)).toEqual({ lit: 150, travel: 450, after: 0, rest: 300 });
    expect(beatOf({ ...step, speed: 2 })).toEqual({ lit: 75, travel: 225, after: 0, rest: 150 });
  });

  it('shortens travel when many actions wait', () => {
    expect(beatOf({ ...step, waiting: 7 })?.travel).toBe(250);
  });

  it('leaves nothing to wait for after the last action', () => {
    expect(beatOf({ ...step, waiting: 0 })?.rest).toBe(0);
  });

  it('gives a reveal the time it needs', () => {
    expect(beatOf({ ...step, suspense: 1600 })?.travel).toBe(1600);
  });

  it('has no time for an action once the limit is reached', () => {
    expect(beatOf({ ...step, left: 0 })).toBeNull();
    expect(beatOf({ ...step, mine: true, suspense: 1600, left: 0 })).toBeNull();
  });

  it('shows the player’s own action at its own speed, within the limit', () => {
    const own = { ...step, speed: 4, mine: true, suspense: 1600 };
    expect(beatOf(own)).toEqual({ lit: 0, travel: 1600, after: 0, rest: 0 });
    expect(beatOf({ ...own, left: 500 })?.travel).toBe(500);
  });
});
