/**
 * Speech: what a match says, as sentences in a language; the same as `gonfalon/speech.py`.
 *
 * The server sends message ids with arguments as JSON (seats as numbers, components as ids).
 * The kind of each argument comes from the game's facts, which are generated from the Python
 * package; `voice.test.ts` compares every message in every language with what Python says.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Said } from '../table/model.js';

/** What the client knows of a game without asking: generated, see `scripts/web_facts.py`. */
export interface Facts {
  slug: string;
  prefix: string;
  /** By message: the kind of each argument. */
  messages: Record<string, Record<string, string>>;
  /** Section of the content -> the word that its text ids begin with. */
  kinds: Record<string, string>;
  /** By section: component -> what it does, as messages. */
  described: Record<string, Record<string, Said[]>>;
  /** By number of seats and kind of argument: what places are called on that board. */
  places: Record<string, Record<string, Record<string, string>>>;
  /** By event: the rule it follows from, as far as the game says. */
  rules?: Record<string, string>;
}

export type Argument = string | number;
export type Words = Record<string, Argument>;

const NONE = '_or_none';
/** As browsers write a negative number. */
const HYPHEN = /(^|[^\p{L}\p{N}_-])-(?=\d)/gu;

/** A game's texts in one language, with the names of the players. */
export class Voice {
  private readonly bundle: FluentBundle;
  /** What could not be said as it should; the tests look. */
  readonly faults: string[] = [];

  constructor(
    readonly facts: Facts,
    readonly language: string,
    source: string,
    public names: string[] = [],
  ) {
    this.bundle = makeBundle(language, source);
  }

  /** Return a message (`id`) or one of its attributes (`id.attribute`), if it can be said. */
  formatted(id: string, args: Words = {}): string | null {
    return format(this.bundle, id, args, this.faults);
  }

  seat(seat: number): string {
    const name = this.names[seat];
    if (name !== undefined) return name;
    const automa = this.names.length ? this.formatted('automa') : null; // it has no seat of its own
    return automa ?? this.interface('player', { number: seat + 1 });
  }

  /** Return the name of a component, by section of the content or by kind of argument. */
  nameOf(section: string, id: string): string {
    const place = this.facts.places[this.names.length]?.[section]?.[id];
    if (place !== undefined) return place;
    const kind = this.facts.kinds[section] ?? withoutNone(section);
    return this.formatted(`${kind}-${id}`) ?? id;
  }

  /** Return what a component does, put together from its effects; empty if nothing. */
  does(kindOrSection: string, id: string): string {
    const section = this.sectionOf(kindOrSection, id);
    const kind = this.facts.kinds[section] ?? section;
    const effects = this.facts.described[section]?.[id] ?? [];
    if (effects.length) {
      return flowing(effects.map((effect) => this.say(effect)));
    }
    return this.formatted(`${kind}-${id}.text`) ?? this.formatted(`${kind}-plain`) ?? '';
  }

  /** Return the section of the content that a component of a kind stands in. */
  sectionOf(kind: string, id: string): string {
    if (kind in this.facts.kinds) return kind;
    for (const [section, word] of Object.entries(this.facts.kinds)) {
      if (word === kind && id in (this.facts.described[section] ?? {})) return section;
    }
    return kind;
  }

  joined(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    return this.interface('list', {
      rest: parts.slice(0, -1).join(', '),
      last: parts.at(-1) ?? '',
    });
  }

  /** Return one argument as it stands in a sentence. */
  argument(kind: string, value: unknown): Argument {
    if (kind === 'number*') return (value as number[]).join(', ');
    if (kind.endsWith('*')) {
      const one = kind.slice(0, -1);
      return this.joined((value as unknown[]).map((part) => String(this.argument(one, part))));
    }
    if (kind === 'seats') return this.joined((value as number[]).map((seat) => this.seat(seat)));
    if (kind === 'seat') return this.seat(value as number);
    if (kind === 'number') return Math.trunc(value as number);
    return this.nameOf(kind, String(value));
  }

  /** Say a message of the game. */
  say(said: Said): string {
    const types = this.facts.messages[said.message] ?? {};
    const args: Words = {};
    for (const [name, value] of Object.entries(said.args)) {
      const kind = types[name];
      args[name] = kind === undefined ? String(value) : this.argument(kind, value);
    }
    const text = this.formatted(said.message, args);
    return text ? text : readable(said.message, args);
  }

  /** Return the components that a message names ("hex:1,0"), so that they can be pointed at. */
  mentioned(said: Said): string[] {
    const types = this.facts.messages[said.message] ?? {};
    return Object.entries(said.args).flatMap(([name, value]) => {
      const kind = withoutNone((types[name] ?? '').replace('*', ''));
      if (!kind || kind === 'number' || kind === 'seat' || kind === 'seats') return [];
      return [value].flat().map((id) => `${kind}:${String(id)}`);
    });
  }

  /** Say something of the interface: the message `interface-<id>`. */
  interface(id: string, args: Words = {}): string {
    return this.formatted(`interface-${id}`, args) ?? readable(id, args);
  }
}

/** Make a bundle of Fluent source. Numbers are written plainly, as the server does. */
export function makeBundle(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Return a message or an attribute of a bundle, or null. */
export function format(
  bundle: FluentBundle,
  id: string,
  args: Words,
  faults: string[],
): string | null {
  const dot = id.indexOf('.');
  const name = dot < 0 ? id : id.slice(0, dot);
  const message = bundle.getMessage(name);
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (pattern === null || pattern === undefined) return null;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) faults.push(`${id}: ${error.message}`);
  return signed(text, args);
}

/** Return a text whose negative numbers have a real minus sign; other hyphens are words'. */
function signed(text: string, args: Words): string {
  const negative = Object.values(args).some((value) => typeof value === 'number' && value < 0);
  return negative ? text.replace(HYPHEN, '$1−') : text;
}

function withoutNone(kind: string): string {
  return kind.endsWith(NONE) ? kind.slice(0, -NONE.length) : kind;
}

/**
 * Return parts as running text. A part that ends with a full stop is a sentence, one that ends with
 * a colon opens a list, one that begins with a semicolon ("; or") begins another list; all others
 * are members of a list.
 */
function flowing(parts: readonly string[]): string {
  const closed = /[.:]$/;
  let text = '';
  let opened = false; // the next member needs no comma
  for (let part of parts) {
    if (part.startsWith(';')) {
      text += part;
      opened = true;
      continue;
    }
    if (text && !closed.test(text) && !opened) text += closed.test(part) ? '.' : ',';
    if (!text || text.endsWith('.')) part = part.charAt(0).toUpperCase() + part.slice(1);
    text = text ? `${text} ${part}` : part;
    opened = part.endsWith(':');
  }
  return text ? `${text.replace(/\.$/, '')}.` : '';
}

/** Return a message as its id and arguments, for want of a sentence. */
function readable(id: string, args: Words): string {
  const head = id.replace(/^(event|ask|option|blocked|effect|score|does)-/, '');
  const parts = Object.entries(args).map(([name, value]) =>
    typeof value === 'string' ? value : `${name} ${value}`,
  );
  return (parts.length ? `${head}: ${parts.join(', ')}` : head).replaceAll('_', ' ');
}
