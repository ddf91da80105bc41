import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { News } from '../kit/table-model.js';
import { preferences } from '../preferences/preferences.svelte.js';
import { SOUNDS, soundsOf } from './names.js';
import { Synth } from './synth.js';

/** An audio context that only counts what is started, at a time the test sets. */
class FakeContext {
  static made = 0;
  static time = 0;
  static started: { kind: string; at: number; until: number }[] = [];
  static disconnected = 0;
  readonly sampleRate = 8000;
  readonly destination = {};

  constructor() {
    FakeContext.made += 1;
  }
  get currentTime(): number {
    return FakeContext.time;
  }
  resume = () => Promise.resolve();
  private node(kind: string) {
    const source = { kind, at: 0, until: 0 };
    const param = {
      value: 0,
      setValueAtTime: () => undefined,
      exponentialRampToValueAtTime: () => undefined,
    };
    return {
      gain: param,
      frequency: param,
      type: '',
      buffer: null,
      connect: <T>(next: T): T => next,
      disconnect: () => (FakeContext.disconnected += 1),
      start: (at: number) => FakeContext.started.push(Object.assign(source, { at })),
      stop: (until: number) => (source.until = until),
    };
  }
  createGain = () => this.node('gain');
  createOscillator = () => this.node('tone');
  createBufferSource = () => this.node('noise');
  createBiquadFilter = () => this.node('filter');
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

let hidden: boolean;
beforeEach(() => {
  FakeContext.made = 0;
  FakeContext.time = 0;
  FakeContext.started = [];
  FakeContext.disconnected = 0;
  hidden = false;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    hidden ? 'hidden' : 'visible',
  );
  vi.resetModules();
});
afterEach(() => {
  preferences.keep({ volume: 0 });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A player of sounds that has not been used, and the preferences it follows. */
async function fresh(volume: number) {
  const { preferences } = await import('../preferences/preferences.svelte.js');
  preferences.keep({ volume });
  const { sounds } = await import('./sounds.js');
  return { sounds, preferences };
}
const click = () => dispatchEvent(new Event('pointerdown'));
const settled = () => vi.waitFor(() => expect(FakeContext.started.length).toBeGreaterThan(0));
const pause = () => new Promise((done) => setTimeout(done, 30));

it('makes every sound, none longer than a second', () => {
  for (const name of SOUNDS) {
    FakeContext.started = [];
    const playing = new Synth(new FakeContext() as never).play(name, 1);
    expect(FakeContext.started.length, name).toBeGreaterThan(0);
    expect(FakeContext.started.every(({ at, until }) => until > at)).toBe(true);
    expect(playing.ends, name).toBeLessThanOrEqual(0.7);
  }
});

it('opens no audio until sound is chosen and the user has clicked', async () => {
  const { sounds, preferences } = await fresh(0);
  sounds.prepare();
  click();
  sounds.play('turn');
  await pause();
  expect(FakeContext.made).toBe(0);
  preferences.keep({ volume: 0.5 });
  sounds.play('turn');
  await pause();
  expect(FakeContext.made).toBe(0);
  click();
  sounds.play('turn');
  await settled();
  expect(FakeContext.made).toBe(1);
});

it('plays one sound at a time: the graver one', async () => {
  const { sounds } = await fresh(1);
  sounds.prepare();
  click();
  sounds.play('horn');
  await settled();
  const horn = FakeContext.started.length;
  sounds.play('tap');
  await pause();
  expect(FakeContext.started).toHaveLength(horn);
  sounds.play('fanfare');
  await pause();
  expect(FakeContext.started.length).toBeGreaterThan(horn);
  expect(FakeContext.disconnected).toBe(1);
  FakeContext.time = 5;
  const before = FakeContext.started.length;
  sounds.play('tap');
  await pause();
  expect(FakeContext.started).toHaveLength(before + 1);
});

it('plays only the turn in a hidden tab', async () => {
  const { sounds } = await fresh(1);
  sounds.prepare();
  click();
  hidden = true;
  sounds.play('horn');
  await pause();
  expect(FakeContext.started).toHaveLength(0);
  sounds.play('turn');
  await settled();
});

it('finds the gravest sound of what happened, and keeps results apart', () => {
  const events = [
    { message: 'event-cards-drawn', args: {} },
    { message: 'event-battle-begins', args: { attacker: 1, defender: 0 } },
    { message: 'event-battle-won', args: {} },
  ];
  const news: News[] = [{ version: 1, at: '', kind: 'choose', seat: 1, events }];
  const known = {
    'event-cards-drawn': 'page',
    'event-battle-begins': ['horn', 'defender'],
    'event-battle-won': 'clash',
  } as const;
  expect(soundsOf(news, known, 0)).toEqual({ now: 'horn', result: 'clash' });
  expect(soundsOf(news, known, 1)).toEqual({ now: 'page', result: 'clash' });
  expect(soundsOf(news, known, null)).toEqual({ now: 'page', result: 'clash' });
  expect(soundsOf(news, undefined, 0)).toEqual({ now: null, result: null });
});
