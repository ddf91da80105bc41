/** Raids and events: the lines of an event's raid table in words, what a raid is made of, what helps. */
import { printed } from '../printed.js';
import { cityOf, type CrusadersTable, type RaidView } from '../view.js';

/** A line of a raid table: the differences it is for, and what it does, in words. */
export interface Band {
  /** Null: and less. */
  min: number | null;
  /** Null: and more. */
  max: number | null;
  head: string;
  text: string;
  falls: boolean;
}

export interface EventParts {
  /** What the event does. */
  does: string;
  bands: Band[];
}

/** Cut a text before each of these beginnings, which come in this order. */
export function cutBefore(text: string, heads: readonly string[]): string[] {
  const found: string[] = [];
  let from = 0;
  for (const head of heads) {
    const at = text.toLocaleLowerCase().indexOf(head.toLocaleLowerCase(), from);
    if (at < 0) return [];
    found.push(text.slice(from, at).trim());
    from = at;
  }
  found.push(text.slice(from).trim());
  return found;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What an event does and its raid table, from its text and what is printed on it. */
export function eventParts(table: CrusadersTable, event: string): EventParts {
  const whole = table.textOf(`event:${event}`);
  const lines = (printed.events[event]?.raid ?? []).filter(({ result }) => result !== 'lose_city');
  const falls = table.say({ message: 'does-raid-falls', args: {} });
  const heads = lines.map(({ min = 0, max }) => {
    if (max === undefined) return table.say({ message: 'does-raid-from', args: { least: min } });
    return max === min
      ? table.say({ message: 'does-raid-exactly', args: { least: min } })
      : table.say({ message: 'does-raid-band', args: { least: min, most: max } });
  });
  const [does, , ...texts] = cutBefore(whole, [falls, ...heads]);
  if (does === undefined) return { does: whole, bands: [] };
  const bands = lines.map(({ min = null, max = null }, i): Band => {
    const head = heads[i] ?? '';
    const text = capital((texts[i] ?? '').slice(head.length).trim());
    return { min, max, head: head.replace(/:$/u, ''), text, falls: false };
  });
  const lost: Band = {
    min: null,
    max: 0,
    head: table.t('crusaders-raid-zero'),
    text: table.t('crusaders-raid-city-falls'),
    falls: true,
  };
  return { does, bands: [lost, ...bands] };
}

/** The line of a raid table that a difference falls into. */
export function bandAt(bands: readonly Band[], difference: number): Band | null {
  return (
    bands.find(
      ({ min, max }) => (min === null || difference >= min) && (max === null || difference <= max),
    ) ?? null
  );
}

/** What both strengths of a raid are made of. */
export interface RaidSums {
  units: number;
  walls: number;
  bonus: number;
  city: number;
  raiders: number;
  /** What track and event add. */
  more: number;
  raid: number;
}

export function sumsOf(table: CrusadersTable, raid: RaidView): RaidSums {
  const city = cityOf(table, raid.city);
  const raiders = raid.raiders.reduce((sum, { units }) => sum + units, 0);
  return {
    units: city?.units ?? 0,
    walls: city?.level ?? 0,
    bonus: raid.bonus,
    city: raid.city_strength + raid.bonus,
    raiders,
    more: raid.strength - raiders,
    raid: raid.strength,
  };
}

/** The numbers on the scale of a raid: around the difference, with 0 and every line of the table. */
export function scaleOf(bands: readonly Band[], differences: readonly number[]): number[] {
  const ends = bands.flatMap(({ min, max }) => [min, max]).filter((one) => one !== null);
  const low = Math.max(Math.min(-2, ...differences), -9);
  const high = Math.min(Math.max(4, ...differences, ...ends.map((one) => one + 1)), low + 12);
  return Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/** The raids of which events phase these are: true if of this round. */
export function raidsOfThisRound(table: CrusadersTable): boolean {
  const { phase, event } = table.view.state;
  return phase === 'events' && !event.raids_over;
}
