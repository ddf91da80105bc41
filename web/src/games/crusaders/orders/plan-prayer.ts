/** Prayers: the ways to pray with what they cost and bring; and whose holy lands cities would be. */
import type { components } from '../../../generated/schema/crusaders.js';
import { pickedFor, questionOf } from '../../../kit/answers/answering.js';
import type { Explained, Option } from '../../../kit/table-model.js';
import type { CityView, CrusadersTable } from '../view.js';

export type PrayerPreview = components['schemas']['PrayerPreview'];

export interface Prayer {
  option: Option;
  ahead: PrayerPreview;
}

export function prayerOf(table: CrusadersTable): Explained | null {
  return questionOf(table, 'prayer');
}

export function prayersOf(table: CrusadersTable): Prayer[] {
  return (prayerOf(table)?.options ?? []).flatMap((option) => {
    const ahead = option.preview as PrayerPreview | null;
    return ahead ? [{ option, ahead }] : [];
  });
}

/** The prayer that is picked, or else the one that costs nothing. */
export function shownPrayer(table: CrusadersTable): Prayer | null {
  const question = prayerOf(table);
  if (!question) return null;
  const prayers = prayersOf(table);
  const id = pickedFor(table, question)[0];
  return prayers.find(({ option }) => option.id === id) ?? prayers[0] ?? null;
}

export function pickPrayer(table: CrusadersTable, { option }: Prayer): void {
  const question = prayerOf(table);
  if (question) table.hold({ decision: question.decision, picked: [option.id] });
}

export function pray(table: CrusadersTable): void {
  const question = prayerOf(table);
  const prayer = shownPrayer(table);
  if (question && prayer) void table.choose(question.decision, [prayer.option.id]);
}

/** The cells between the entered ones, which are jumped. Cells count from 1. */
export function jumpedCells(from: number, path: readonly number[], cells: number): Set<number> {
  const jumped = new Set<number>();
  const entered = new Set(path);
  let cell = from;
  const end = path.at(-1);
  while (end !== undefined && cell !== end) {
    cell = (cell % cells) + 1;
    if (!entered.has(cell)) jumped.add(cell);
  }
  return jumped;
}

/** The sum of a player's bishop levels in a city: hidden ones count as I at least, II at most. */
export interface Claim {
  seat: number;
  least: number;
  most: number;
}

const LEVELS = { least: 1, most: 2 };

export function claimsOf(city: CityView): Claim[] {
  const found = new Map<number, Claim>();
  for (const { seat, level } of city.bishops) {
    const claim = found.get(seat) ?? { seat, least: 0, most: 0 };
    claim.least += level ?? LEVELS.least;
    claim.most += level ?? LEVELS.most;
    found.set(seat, claim);
  }
  return [...found.values()];
}

/** Whose holy land a city would be now, as far as the levels that the viewer knows tell. */
export type Standing =
  { kind: 'yours' | 'maybe' | 'tie' | 'open' } | { kind: 'lost'; seat: number };

export function standingOf(claims: readonly Claim[], viewer: number | null): Standing {
  const mine = claims.find(({ seat }) => seat === viewer);
  const others = claims.filter(({ seat }) => seat !== viewer);
  const strongest = [...others].sort((a, b) => b.least - a.least)[0];
  if (!strongest) return { kind: 'yours' };
  const rest = claims.filter(({ seat }) => seat !== strongest.seat);
  if (rest.every(({ most }) => most < strongest.least))
    return { kind: 'lost', seat: strongest.seat };
  const most = Math.max(...others.map((one) => one.most));
  if (mine && mine.least > most) return { kind: 'yours' };
  if (mine && mine.most > strongest.least) return { kind: 'maybe' };
  return { kind: claims.every((one) => one.least === one.most) ? 'tie' : 'open' };
}
