/** The rules of a game in the user's language: fetched once, searched in the browser. */
import { api, got } from '../../api/client.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { RuleShown, Source } from '../state/source.js';

const ID = /\b[A-Z]{2,4}-[A-Z]{2,5}-\d{2,3}[a-z]?\b/g;

/** A piece of a rule's text: words, or the id of another rule. */
export interface RulePiece {
  text: string;
  rule: boolean;
}

export class Rules {
  all = $state.raw<RuleShown[]>([]);
  failed = $state(false);
  private language = '';

  constructor(private readonly source: Source) {}

  async read(language: string): Promise<void> {
    if (this.language === language && this.all.length) return;
    this.language = language;
    this.failed = false;
    try {
      const found = await this.source.rules(language);
      if (this.language === language) this.all = found;
    } catch {
      this.failed = true;
      this.language = '';
    }
  }

  /** The titles of the chapters. */
  async chapters(slug: string): Promise<Record<string, string>> {
    const params = { path: { slug }, query: { language: i18n.language } };
    const found = await got(() => api.GET('/api/games/{slug}', { params }));
    return found.chapters;
  }

  find(id: string): RuleShown | undefined {
    return this.all.find((rule) => rule.id === id);
  }

  /** Worked examples and rulings that mention a rule. */
  citing(id: string): RuleShown[] {
    return this.all.filter((rule) => rule.id !== id && mentioned(rule.text).includes(id));
  }

  /** Rules that contain every word of a search, in their id or text. */
  search(words: string): RuleShown[] {
    const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
    if (!wanted.length) return [];
    return this.all.filter((rule) => {
      const text = `${rule.id} ${rule.text}`.toLocaleLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  }
}

/** Return the rule ids that a text mentions. */
export function mentioned(text: string): string[] {
  return text.match(ID) ?? [];
}

/** Split a rule's text at the ids of other rules. */
export function rulePieces(text: string): RulePiece[] {
  const found: RulePiece[] = [];
  let at = 0;
  for (const hit of text.matchAll(ID)) {
    if (hit.index > at) found.push({ text: text.slice(at, hit.index), rule: false });
    found.push({ text: hit[0], rule: true });
    at = hit.index + hit[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), rule: false });
  return found;
}
