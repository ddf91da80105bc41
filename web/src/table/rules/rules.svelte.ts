/** The rules of a game in the user's language: fetched once, searched in the browser. */
import { api, got } from '../../api/client.js';
import { matches, notesOf, wordsOf } from '../../catalogue/rulebook.js';
import type { Language } from '../../preferences/preferences.svelte.js';
import type { RuleShown, Source } from '../state/source.js';

export class Rules {
  all = $state.raw<RuleShown[]>([]);
  /** The titles of the chapters. */
  chapters = $state.raw<Record<string, string>>({});
  failed = $state(false);
  private language = '';

  constructor(
    private readonly source: Source,
    private readonly game: string,
  ) {}

  async read(language: Language): Promise<void> {
    if (this.language === language) return;
    this.language = language;
    this.failed = false;
    const params = { path: { slug: this.game }, query: { language } };
    try {
      const [rules, details] = await Promise.all([
        this.source.rules(language),
        got(() => api.GET('/api/games/{slug}', { params })),
      ]);
      if (this.language !== language) return; // changed again meanwhile
      this.all = rules;
      this.chapters = details.chapters;
    } catch {
      this.failed = true;
      this.language = '';
    }
  }

  find(id: string): RuleShown | undefined {
    return this.all.find((rule) => rule.id === id);
  }

  /** What explains a rule: worked examples, rulings, decisions. */
  notes(id: string): RuleShown[] {
    return notesOf(this.all, id);
  }

  /** Rules that contain every word of a search, in their id or text. */
  search(search: string): RuleShown[] {
    const words = wordsOf(search);
    return words.length ? this.all.filter((rule) => matches(rule, words)) : [];
  }
}

const known = new WeakMap<Source, Rules>();

/** The rules of the game that a table plays. */
export function rulesOf(source: Source, game: string): Rules {
  const rules = known.get(source) ?? new Rules(source, game);
  known.set(source, rules);
  return rules;
}
