/**
 * The rules of a game, arranged for reading: by chapter, with the examples, rulings and decisions
 * that explain a rule below it. Those that explain none stay in chapters of their own.
 */
import type { components } from '../generated/api.js';

export type Rule = components['schemas']['RuleShown'];

export interface RuleEntry {
  rule: Rule;
  /** What explains it. */
  notes: Rule[];
}

export interface Chapter {
  id: string;
  title: string;
  entries: RuleEntry[];
}

const ID = /\b[A-Z]{2,4}(?:-[A-Z]+)+-\d{2,3}[a-z]?\b/g;

/** A piece of a rule's text: words, or the id of another rule. */
export interface RulePiece {
  text: string;
  rule: boolean;
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

/** What explains a rule: examples, rulings and decisions. */
export function notesOf(rules: readonly Rule[], id: string): Rule[] {
  return rules.filter((note) => note.about.includes(id));
}

/** True if a rule contains every word of a search, in its id or text. */
export function matches(rule: Rule, words: readonly string[]): boolean {
  const text = `${rule.id} ${rule.text}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** The words of a search. */
export function wordsOf(search: string): string[] {
  return search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

/** Arrange the rules that a search finds; all of them if it is empty. */
export function rulebook(
  rules: readonly Rule[],
  titles: Record<string, string>,
  search = '',
): Chapter[] {
  const words = wordsOf(search);
  const byRule = new Map<string, Rule[]>();
  for (const note of rules) {
    for (const id of note.about) byRule.set(id, [...(byRule.get(id) ?? []), note]);
  }
  const entries = rules
    .filter((rule) => !rule.about.length)
    .map((rule): RuleEntry => ({ rule, notes: byRule.get(rule.id) ?? [] }))
    .filter(({ rule, notes }) => [rule, ...notes].some((one) => matches(one, words)));
  return Object.entries(titles)
    .map(([id, title]) => ({
      id,
      title,
      entries: entries.filter(({ rule }) => rule.chapter === id),
    }))
    .filter((chapter) => chapter.entries.length);
}
