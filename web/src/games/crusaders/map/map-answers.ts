/** What a click on a city does: which answers it gives, and the numbers chosen for cities. */
import { draftOf, obstacle, setNumbers, type Draft } from '../../../kit/answers/amounts.js';
import type { Touch } from '../../../kit/table-model.js';
import type { CrusadersTable } from '../view.js';

export const componentOf = (city: string): string => `city:${city}`;

/** The answers of a city. Of those that lead from one city to another, those that start here. */
export function answersOf(table: CrusadersTable, city: string): Touch[] {
  const all = table.touched.get(componentOf(city)) ?? [];
  const starting = all.filter(({ option: { touches } }) => {
    const cities = touches.filter((component) => component.startsWith('city:'));
    return cities.length < 2 || cities[0] === componentOf(city);
  });
  return starting.length ? starting : all;
}

/** The open question that asks for a number of units for each of several cities, if any. */
export function draftOnMap(table: CrusadersTable): Draft | null {
  const question = table.explain.find(
    ({ amounts }) => amounts?.items.some(({ component }) => component.startsWith('city:')) ?? false,
  );
  return draftOf(table, question ?? null);
}

/** The number chosen for a city so far. Null: it is not asked for. */
export function chosenFor(draft: Draft | null, city: string): number | null {
  const item = draft?.amounts.items.find(({ component }) => component === componentOf(city));
  return item && draft ? (draft.numbers[item.id] ?? item.now) : null;
}

/** One more for a city; after the most that are possible, as few as possible. */
export function addOne(table: CrusadersTable, draft: Draft, city: string): void {
  const item = draft.amounts.items.find(({ component }) => component === componentOf(city));
  if (!item) return;
  const now = draft.numbers[item.id] ?? item.now;
  const next = obstacle(draft, item, 1) ? item.least : now + 1;
  setNumbers(table, draft, { [item.id]: next });
}
