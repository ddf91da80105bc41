/**
 * The available settings, derived from the sets of settings that a game's rules allow. A setting is
 * a list (any combination of values that occurs in a set), a value for each seat, or a single value.
 *
 * The sets contain every combination of lists, but not every value of the settings that are
 * independent of them. What the sets do not show, a game declares in `games/<slug>/settings.json`.
 */
import type { components } from '../generated/api.js';

type OptionSet = components['schemas']['Setup'];
type Options = Record<string, unknown>;

interface Described {
  /** Settings that are independent of the lists. */
  free?: string[];
  /** Lists with one value for each seat, any of those that occur. */
  perSeat?: string[];
  /** Of those, the ones whose values are all different. */
  distinct?: string[];
  /** The settings that come first, in this order. */
  order?: string[];
  /** What is chosen at first, where it is not the value of the first set; not worth mentioning. */
  usual?: Options;
  /** Settings offered only while other settings have one of these values. */
  needs?: Record<string, Record<string, unknown[]>>;
  /** What else is chosen with a value of a setting, until it is chosen otherwise. */
  brings?: Record<string, Record<string, Options>>;
}

export interface Choice {
  key: string;
  kind: 'one' | 'several' | 'per-seat';
  /** `open`: can be combined with what is chosen now. */
  values: { value: unknown; open: boolean }[];
}

const found = import.meta.glob<Described>('../games/*/settings.json', {
  eager: true,
  import: 'default',
});

function described(slug: string): Described {
  return found[`../games/${slug}/settings.json`] ?? {};
}

/** True if a value is what nearly everybody plays with, and goes without saying. */
export function isUsual(slug: string, key: string, value: unknown): boolean {
  const { usual = {} } = described(slug);
  return key in usual && [value].flat().every((one) => one === usual[key]);
}

/** True if a setting has a value for each seat. */
export function isPerSeat(slug: string, key: string): boolean {
  return described(slug).perSeat?.includes(key) ?? false;
}

/** True if the values of all seats are different, so that they are worth listing. */
export function isDistinct(slug: string, key: string): boolean {
  return described(slug).distinct?.includes(key) ?? false;
}

/**
 * The values of all seats after one of them gets another value. Where all values are different, the
 * seat that had it gets the old one.
 */
export function withSeatValue(
  slug: string,
  key: string,
  now: readonly unknown[],
  seat: number,
  value: unknown,
): unknown[] {
  const made = now.with(seat, value);
  const other = now.indexOf(value);
  const swaps = isDistinct(slug, key) && other >= 0;
  return swaps ? made.with(other, now[seat]).with(seat, value) : made;
}

/** True if a setting means something beside the others. */
export function matters(slug: string, key: string, chosen: Options): boolean {
  const needs = Object.entries(described(slug).needs?.[key] ?? {});
  return needs.every(([other, values]) => values.includes(chosen[other] ?? null));
}

function same(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((one) => b.includes(one));
}

function distinct(values: unknown[]): unknown[] {
  return values.filter((value, i) => values.findIndex((other) => same(other, value)) === i);
}

function isList(slug: string, sets: OptionSet[], key: string): boolean {
  return !isPerSeat(slug, key) && sets.some((set) => Array.isArray(set.settings[key]));
}

/** True if the lists of a choice fit a set. The other values depend on the lists. */
function listsFit(
  slug: string,
  sets: OptionSet[],
  set: OptionSet,
  chosen: Options,
  but = '',
): boolean {
  return Object.keys(set.settings).every(
    (key) =>
      key === but ||
      !isList(slug, sets, key) ||
      same(set.settings[key], chosen[key] ?? set.settings[key]),
  );
}

/** The value that a setting has at first. */
function firstOf(slug: string, sets: OptionSet[], key: string): unknown {
  const usual = described(slug).usual?.[key];
  const known = usual !== undefined && sets.some((set) => same(set.settings[key], usual));
  return known ? usual : (sets[0]?.settings[key] ?? null);
}

/** The settings in the order in which they are asked. */
function inOrder(slug: string, keys: string[]): string[] {
  const { order = [] } = described(slug);
  return [...order.filter((key) => keys.includes(key)), ...keys.filter((k) => !order.includes(k))];
}

export function choicesOf(
  slug: string,
  all: OptionSet[],
  seats: number,
  chosen: Options,
): Choice[] {
  const sets = all.filter((set) => set.seats === seats);
  const { free = [] } = described(slug);
  const open = (value: unknown): Choice['values'][number] => ({ value, open: true });
  const elements = (some: OptionSet[], key: string): unknown[] =>
    distinct(some.flatMap((set) => (set.settings[key] as unknown[] | null) ?? []));
  return inOrder(slug, Object.keys(sets[0]?.settings ?? {})).flatMap((key): Choice[] => {
    if (!matters(slug, key, chosen)) return [];
    if (isPerSeat(slug, key)) {
      if (elements(sets, key).length < 2) return [];
      return [{ key, kind: 'per-seat', values: elements(all, key).map(open) }];
    }
    if (isList(slug, sets, key)) {
      const now = (chosen[key] as unknown[] | undefined) ?? [];
      const fits = (value: unknown): boolean =>
        sets.some(
          (set) =>
            same(set.settings[key], [...now, value]) && listsFit(slug, sets, set, chosen, key),
        );
      const values = elements(sets, key).map((value) => ({ value, open: fits(value) }));
      return [{ key, kind: 'several', values }];
    }
    const fitting = free.includes(key) ? sets : sets.filter((s) => listsFit(slug, sets, s, chosen));
    const values = distinct(fitting.map((set) => set.settings[key]));
    if (values.length < 2) return [];
    return [{ key, kind: 'one', values: values.map(open) }];
  });
}

/** Return a choice with another value of one setting, and with what that value brings. */
export function chosenWith(slug: string, chosen: Options, key: string, value: unknown): Options {
  return { ...chosen, ...described(slug).brings?.[key]?.[String(value)], [key]: value };
}

/** Return a choice that the rules allow, as close as possible to what is wanted. */
export function startOf(
  slug: string,
  all: OptionSet[],
  seats: number,
  wanted: Options = {},
): Options {
  const sets = all.filter((set) => set.seats === seats);
  const exact = sets.filter((set) => listsFit(slug, sets, set, wanted));
  const base = (exact[0] ?? sets[0])?.settings ?? {};
  const { free = [] } = described(slug);
  const made: Options = {};
  for (const [key, usual] of Object.entries(base)) {
    const kept = wanted[key];
    if (isList(slug, sets, key)) {
      made[key] = kept ?? usual;
      continue;
    }
    if (free.includes(key) || isPerSeat(slug, key)) {
      made[key] = kept ?? firstOf(slug, sets, key);
      continue;
    }
    const allowed = kept !== undefined && exact.some((set) => same(set.settings[key], kept));
    made[key] = allowed ? kept : firstOf(slug, sets, key);
    if (!exact.some((set) => same(set.settings[key], made[key]))) made[key] = usual;
  }
  for (const key of Object.keys(made)) {
    if (!matters(slug, key, made)) made[key] = firstOf(slug, sets, key);
  }
  return made;
}
