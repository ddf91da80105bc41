/**
 * Client and Python produce the same sentences: every message of every game, in every language,
 * with the arguments from `scripts/web_facts.py speech`.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { games } from 'virtual:texts';
import { describe, expect, test } from 'vitest';

import type { Message } from '../kit/table-model.js';
import { Voice, type Facts } from './voice.js';

interface Spoken {
  people: string[];
  said: Message[];
  texts: Record<string, { said: string[]; names: Record<string, [string, string]> }>;
}

const file = resolve(process.cwd(), '../build/speech.json');
const spoken = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Spoken>;
const facts = import.meta.glob<{ default: Facts }>('../generated/games/*.json', { eager: true });

async function voiceOf(slug: string, language: string, people: string[]): Promise<Voice> {
  const load = games[slug]?.[language];
  const known = facts[`../generated/games/${slug}.json`];
  if (!load || !known) throw new Error(`no texts of ${slug} in ${language}`);
  return new Voice(known.default, language, (await load()).default, people);
}

describe.each(Object.keys(spoken))('%s', (slug) => {
  const told = spoken[slug] as Spoken;

  test.each(Object.keys(told.texts))('%s', async (language) => {
    const voice = await voiceOf(slug, language, told.people);
    const texts = told.texts[language]!;
    expect(told.said.length).toBeGreaterThan(50);
    expect(told.said.map((said) => voice.say(said))).toEqual(texts.said);
    for (const [component, [name, does]] of Object.entries(texts.names)) {
      const [section = '', id = ''] = component.split(':');
      expect(voice.nameOf(section, id), component).toBe(name);
      expect(voice.does(section, id), component).toBe(does);
    }
    expect(voice.faults).toEqual([]);
  });
});

test('a name with a full stop ends a sentence alone', async () => {
  const voice = await voiceOf('mastery', 'en', ['Magda K.', 'Who...']);
  const begins = (seat: number) =>
    voice.say({ message: 'event-turn-begins', args: { turn: 3, seat } });
  expect(begins(0)).toBe('Turn 3: Magda K.');
  expect(begins(1)).toBe('Turn 3: Who....');
});
