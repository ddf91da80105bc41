/**
 * The user's language: texts of the shell, numbers, dates, lists. Changing it loads the new texts
 * and then replaces all text on the page at once.
 */
import type { FluentBundle } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { games, parts, shell } from 'virtual:texts';

import { api, got } from '../api/client.js';
import { here } from '../browser/links.js';
import { local } from '../local/mode.js';
import { LANGUAGES, preferences, type Language } from '../preferences/preferences.svelte.js';
import { format, makeBundle, Voice, type Edition, type Facts, type Words } from './voice.js';

const factFiles = import.meta.glob<{ default: Facts }>('../generated/games/*.json');

/** Return the available language that the browser prefers. */
function browserLanguage(wanted: readonly string[]): Language {
  const found = negotiateLanguages([...wanted], [...LANGUAGES], {
    strategy: 'lookup',
    defaultLocale: 'en',
  });
  return (found[0] ?? 'en') as Language;
}

/** Return a language as it is written where the user lives, as far as the browser says: "en-GB". */
function regional(language: Language): string {
  return navigator.languages.find((one) => one.split('-')[0] === language) ?? language;
}

/** Return the language that the URL asks for (`?lang=pl`), if it does. */
function askedLanguage(): Language | undefined {
  const asked = here().searchParams.get('lang');
  return LANGUAGES.find((one) => one === asked);
}

/** Return the page's language as chosen by the server. A development server and a folder choose none. */
function servedLanguage(): Language {
  const chosen = !import.meta.env.DEV && !local;
  return browserLanguage(chosen ? [document.documentElement.lang] : navigator.languages);
}

/** Facts and texts of a game, from the server. */
interface Served {
  facts: Facts;
  texts: string;
}

class I18n {
  language = $state<Language>('en');
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly bundles = new Map<Language, FluentBundle>();
  private readonly facts = new Map<string, Facts>();
  /** The language that the URL asks for, which wins for as long as the page is open. */
  asked: Language | undefined;
  private readonly fetched = new Map<string, Promise<Served>>();
  private wanted: Language = 'en';
  /** Texts that could not be formatted; checked by the tests. */
  readonly faults: string[] = [];

  /** Load the language for this visit. The page is shown once it is loaded. */
  async start(): Promise<void> {
    this.asked = askedLanguage();
    await this.show(this.asked ?? preferences.language ?? servedLanguage());
  }

  /** Change the language permanently. */
  async change(language: Language): Promise<void> {
    preferences.set({ language });
    await this.adopt(language);
  }

  /** Use the language chosen on another device. */
  async adopt(language: Language): Promise<void> {
    // for the pages that the server makes
    if (!local) document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
    await this.show(language);
  }

  private async show(language: Language): Promise<void> {
    this.wanted = language;
    let bundle = this.bundles.get(language);
    if (!bundle) {
      const load = shell[language];
      if (!load) throw new Error(`no texts in ${language}`);
      bundle = makeBundle(language, (await load()).default);
      this.bundles.set(language, bundle);
    }
    if (this.wanted !== language) return; // changed again meanwhile
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Return a text of the shell. A template that calls this follows changes of the language. */
  readonly t = (id: string, args: Words = {}): string => {
    if (!this.bundle) return '';
    const text = format(this.bundle, id, args, this.faults);
    if (text === null) {
      this.faults.push(`${this.language}: no text ${id}`);
      return id;
    }
    return text;
  };

  /** True if the shell has a text. */
  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  /**
   * Return the voice of a game in a language. Both chunks load once. With an edition, it describes
   * that edition's components.
   */
  async voiceOf(
    slug: string,
    language: Language = this.language,
    names: string[] = [],
    edition: Edition | null = null,
  ): Promise<Voice> {
    const [source, built] = await Promise.all([
      this.textsOf(slug, language),
      this.factsOf(slug, language),
    ]);
    const facts = edition
      ? { ...built, described: edition.described, places: edition.places }
      : built;
    return new Voice(facts, language, source, names);
  }

  /**
   * Load a part of a game's texts that its voice does not start with. Empty for games without it,
   * and for a game that the client was not built with: it sends all its texts at once.
   */
  async partOf(part: keyof typeof parts, slug: string, language: Language): Promise<string> {
    const load = parts[part][slug]?.[language];
    return load ? (await load()).default : '';
  }

  /** Return the facts of a game, which do not depend on the language. */
  async factsOf(slug: string, language: Language = this.language): Promise<Facts> {
    const known = this.facts.get(slug);
    if (known) return known;
    const load = factFiles[`../generated/games/${slug}.json`];
    const facts = load ? (await load()).default : (await this.served(slug, language)).facts;
    this.facts.set(slug, facts);
    return facts;
  }

  async textsOf(slug: string, language: Language): Promise<string> {
    const load = games[slug]?.[language];
    return load ? (await load()).default : (await this.served(slug, language)).texts;
  }

  /** Ask the server about a game that the client was not built with. */
  private served(slug: string, language: Language): Promise<Served> {
    const key = `${slug}/${language}`;
    const asked = this.fetched.get(key);
    if (asked) return asked;
    const params = { path: { slug }, query: { language } };
    const found = got(() => api.GET('/api/games/{slug}/client', { params }));
    const served = found as Promise<unknown> as Promise<Served>;
    this.fetched.set(key, served);
    served.catch(() => this.fetched.delete(key));
    return served;
  }

  /** Format a number for the language, with a real minus sign. */
  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.language, options).format(value).replace(/^-/, '−');
  }

  date(
    value: string | Date,
    options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
  ): string {
    return new Intl.DateTimeFormat(regional(this.language), options).format(new Date(value));
  }

  list(parts: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }

  /** A time relative to now: "5 minutes ago", "in 3 days". */
  relative(value: string | Date, now = Date.now()): string {
    const seconds = (new Date(value).getTime() - now) / 1000;
    const form = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    for (const [unit, length] of UNITS) {
      if (Math.abs(seconds) >= length) return form.format(Math.trunc(seconds / length), unit);
    }
    return form.format(0, 'second');
  }

  /** A short duration: "2:41", "11 h", "1 d 4 h". */
  span(milliseconds: number): string {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    if (seconds < 3600) {
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    }
    const hours = Math.floor(seconds / 3600);
    if (hours < 24) {
      const minutes = Math.floor((seconds % 3600) / 60);
      return hours < 10 && minutes
        ? this.t('span-hours-minutes', { hours, minutes })
        : this.t('span-hours', { hours });
    }
    const days = Math.floor(hours / 24);
    return hours % 24 && days < 7
      ? this.t('span-days-hours', { days, hours: hours % 24 })
      : this.t('span-days', { days });
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86400],
  ['month', 30 * 86400],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

export const i18n = new I18n();
export const t = i18n.t;
