/**
 * The available settings, derived from the sets of settings that a game's rules allow. A setting is
 * a list (any combination of values that occurs in a set) or a single value.
 *
 * The sets contain every combination of lists, but not every value of the settings that are
 * independent of them. A game declares which those are (`games/<slug>/settings.json`: `free`).
 */
import type { components } from '../api/schema.js';

type OptionSet = components['schemas']['Setup'];
type Options = Record<string, unknown>;

interface Described {
  free?: string[];
}

export interface Choice {
  key: string;
  several: boolean;
  /** `open`: can be combined with what is chosen now. */
  values: { value: unknown; open: boolean }[];
}

const found = import.meta.glob<Described>('../games/*/settings.json', {
  eager: true,
  import: 'default',
});

/** Settings that are independent of the others. */
export function freeOf(slug: string): string[] {
  return found[`../games/${slug}/settings.json`]?.free ?? [];
}

function same(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((one) => b.includes(one));
}

function distinct(values: unknown[]): unknown[] {
  return values.filter((value, i) => values.findIndex((other) => same(other, value)) === i);
}

function isList(sets: OptionSet[], key: string): boolean {
  return sets.some((set) => Array.isArray(set.settings[key]));
}

/** True if the lists of a choice fit a set. The other values depend on the lists. */
function listsFit(sets: OptionSet[], set: OptionSet, chosen: Options, but = ''): boolean {
  return Object.keys(set.settings).every(
    (key) =>
      key === but ||
      !isList(sets, key) ||
      same(set.settings[key], chosen[key] ?? set.settings[key]),
  );
}

export function choicesOf(
  slug: string,
  all: OptionSet[],
  seats: number,
  chosen: Options,
): Choice[] {
  const sets = all.filter((set) => set.seats === seats);
  const free = freeOf(slug);
  return Object.keys(sets[0]?.settings ?? {}).flatMap((key): Choice[] => {
    if (isList(sets, key)) {
      const values = distinct(sets.flatMap((set) => (set.settings[key] as unknown[] | null) ?? []));
      const now = (chosen[key] as unknown[] | undefined) ?? [];
      const fits = (value: unknown): boolean =>
        sets.some(
          (set) => same(set.settings[key], [...now, value]) && listsFit(sets, set, chosen, key),
        );
      return [
        { key, several: true, values: values.map((value) => ({ value, open: fits(value) })) },
      ];
    }
    const fitting = free.includes(key) ? sets : sets.filter((s) => listsFit(sets, s, chosen));
    const values = distinct(fitting.map((set) => set.settings[key]));
    if (values.length < 2) return [];
    return [{ key, several: false, values: values.map((value) => ({ value, open: true })) }];
  });
}

/** Return a choice that the rules allow, as close as possible to what is wanted. */
export function startOf(
  slug: string,
  all: OptionSet[],
  seats: number,
  wanted: Options = {},
): Options {
  const sets = all.filter((set) => set.seats === seats);
  const exact = sets.filter((set) => listsFit(sets, set, wanted));
  const base = (exact[0] ?? sets[0])?.settings ?? {};
  const free = freeOf(slug);
  const made: Options = {};
  for (const [key, usual] of Object.entries(base)) {
    if (isList(sets, key)) {
      made[key] = wanted[key] ?? usual;
      continue;
    }
    const kept = wanted[key];
    if (free.includes(key)) {
      made[key] = kept ?? sets[0]?.settings[key] ?? null;
      continue;
    }
    const allowed = kept !== undefined && exact.some((set) => same(set.settings[key], kept));
    made[key] = allowed ? kept : (sets[0]?.settings[key] ?? null);
    if (!exact.some((set) => same(set.settings[key], made[key]))) made[key] = usual;
  }
  return made;
}
