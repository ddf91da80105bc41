import { expect, it } from 'vitest';

import { games, parts } from 'virtual:texts';

import { Voice, type Facts } from './voice.js';

const LANGUAGES = ['en', 'ru', 'uk', 'pl'];
const facts = import.meta.glob<{ default: Facts }>('../generated/games/*.json', { eager: true });

/** A voice that knows the second person, read by the player in seat 0. */
async function voiceOf(slug: string, language: string): Promise<Voice> {
  const known = facts[`../generated/games/${slug}.json`]?.default;
  const texts = await games[slug]?.[language]?.();
  const more = await parts.you[slug]?.[language]?.();
  if (!known || !texts || !more) throw new Error(`no texts of ${slug} in ${language}`);
  const voice = new Voice(known, language, texts.default, ['Anna', 'Bohdan']);
  voice.learn(more.default);
  voice.reader = 0;
  return voice;
}

/** Arguments of these kinds, with no player among them who reads. */
function sample(kinds: Record<string, string>): Record<string, unknown> {
  const values = Object.entries(kinds).map(([name, kind]) => {
    if (kind === 'seat') return [name, 1];
    if (kind === 'seats' || kind.endsWith('*')) return [name, []];
    return [name, kind === 'number' ? 2 : 'x'];
  });
  return Object.fromEntries(values) as Record<string, unknown>;
}

it.each(Object.keys(parts.you))('%s tells the reader’s own actions', async (slug) => {
  for (const language of LANGUAGES) {
    const voice = await voiceOf(slug, language);
    const source = (await parts.you[slug]?.[language]?.())?.default ?? '';
    const ids = [...source.matchAll(/^you-([\w-]+) =/gm)].map((found) => found[1] ?? '');
    expect(ids.length).toBeGreaterThan(30);
    for (const id of ids) {
      const kinds = voice.facts.messages[id];
      if (!kinds) throw new Error(`${slug} has no message ${id}`);
      const subject = Object.keys(kinds).find((name) => kinds[name] === 'seat');
      const args = sample(kinds);
      const byReader = subject === undefined ? { seats: [0] } : { [subject]: 0 };
      const said = voice.say({ message: id, args: { ...args, ...byReader } });
      expect(said, `${language} ${id}`).not.toMatch(/Anna|you-/);
      expect(voice.say({ message: id, args }), id).not.toBe(said);
    }
    expect(voice.faults).toEqual([]);
  }
});

/** The arguments of a message that name a player: the first of them acts. */
const players = (kinds: Record<string, string>): string[] =>
  Object.keys(kinds).filter((name) => kinds[name] === 'seat');

it.each(['crusaders', 'glory', 'mastery'])('%s tells what is done to the reader', async (slug) => {
  for (const language of LANGUAGES) {
    const voice = await voiceOf(slug, language);
    for (const [id, kinds] of Object.entries(voice.facts.messages)) {
      const done = id.startsWith('event-') ? players(kinds).slice(1) : [];
      for (const name of done) {
        const args = sample(kinds);
        const said = voice.say({ message: id, args: { ...args, [name]: 0 } });
        expect(said, `${language} ${id}`).not.toMatch(/Anna|to-you-/);
        expect(said, `${language} ${id}`).toContain('Bohdan');
        expect(voice.say({ message: id, args }), id).not.toBe(said);
      }
    }
    expect(voice.faults).toEqual([]);
  }
});

it('tells what was done to the reader in good sentences', async () => {
  const spied = { message: 'event-spy-used', args: { seat: 1, spy: 'x', rival: 0 } };
  const said: Record<string, string> = {
    en: 'Bohdan uses the spy “x” on you.',
    ru: 'Bohdan использует шпиона «x», который следит за вами.',
    uk: 'Bohdan використовує шпигуна «x», який стежить за вами.',
    pl: 'Bohdan używa szpiega „x”, który cię śledzi.',
  };
  for (const language of LANGUAGES) {
    const voice = await voiceOf('crusaders', language);
    expect(voice.say(spied)).toBe(said[language]);
    voice.reader = null;
    expect(voice.say(spied)).toContain('Anna');
  }
});

/** Events that are never about the reader, or that the reader sees about somebody else. */
const OTHERS = /^event-(automa-|marker-moved|tax-lost|tactics-seen)/;

it.each(['crusaders', 'mastery', 'paladins'])('%s says “you” in all its events', async (slug) => {
  const voice = await voiceOf(slug, 'en');
  const named = Object.entries(voice.facts.messages).flatMap(([id, kinds]) =>
    id.startsWith('event-') && Object.values(kinds).includes('seat') ? [id] : [],
  );
  const lacking = named.filter((id) => !OTHERS.test(id) && voice.formatted(`you-${id}`) === null);
  expect(lacking).toEqual([]);
});

it('names the others', async () => {
  const voice = await voiceOf('paladins', 'en');
  const passed = (seat: number) => voice.say({ message: 'event-passed', args: { seat } });
  expect([passed(0), passed(1)]).toEqual(['You pass.', 'Bohdan passes.']);
  voice.reader = null;
  expect(passed(0)).toBe('Anna passes.');
});

it('names the reader last in a list', async () => {
  const tied = { message: 'event-won-by-orders', args: { tied: [0, 1], points: 30, seats: [1] } };
  const said: Record<string, string> = {
    en: 'Bohdan and you are tied',
    ru: 'Bohdan и вы',
    uk: 'Bohdan та ви',
    pl: 'Bohdan i ty',
  };
  for (const language of LANGUAGES) {
    const voice = await voiceOf('paladins', language);
    expect(voice.say(tied)).toContain(said[language]);
    voice.reader = null;
    expect(voice.say(tied)).toContain('Anna');
  }
});
