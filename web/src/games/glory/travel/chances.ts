/** Exact chances of a pass, put together from the ways that the server counts by colour. */
import type { components } from '../../../generated/schema/glory.js';
import type { Explained, Option } from '../../../kit/table-model.js';
import type { GloryTable } from '../view.js';

type Shapes = components['schemas'];
export type Reroll = Shapes['RerollView'];
export type Help = Shapes['HelpView'];
type Roll = Shapes['ChancesView'];

/** In how many ways a roll gives each attack: `ways[i]` for `lowest + i`. */
export interface Ways {
  lowest: number;
  ways: number[];
  total: number;
}

/** Shares of all rolls. Ties are part of `win` if they are won. */
export interface Chance {
  win: number;
  tie: number;
}

/** What rolling dice again can give in an open question, if it is about that. */
export function rerollIn(question: Explained | null): Reroll | null {
  const found = question?.preview as { reroll?: Reroll } | null | undefined;
  return found?.reroll ?? null;
}

/** The attacks after rolling these dice again (numbers by what they show), with your own tokens. */
export function waysOf(
  reroll: Reroll,
  numbers: Readonly<Record<string, number>>,
  helps: readonly Help[] = [],
): Ways {
  let lowest = reroll.plus;
  let ways = [1];
  for (const { colour, sets } of reroll.colours) {
    const found = sets.find(({ dice }) => sameDice(dice, colour, numbers))?.ways ?? [1];
    const turned = helps.find((help) => help.colour === colour);
    ways = summed(ways, turned ? only(turned.n, sumOf(found)) : found);
  }
  for (const help of helps) if (help.colour === null) lowest += help.n;
  return { lowest, ways, total: sumOf(ways) };
}

function sameDice(
  dice: readonly string[],
  colour: string,
  numbers: Readonly<Record<string, number>>,
): boolean {
  const wanted = Object.entries(numbers).filter(([id, n]) => n && id.startsWith(`${colour}-`));
  return (
    dice.length === wanted.reduce((sum, [, n]) => sum + n, 0) &&
    wanted.every(([id, n]) => dice.filter((die) => die === id).length === n)
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const only = (at: number, ways: number): number[] => [...new Array<number>(at).fill(0), ways];

function summed(one: readonly number[], other: readonly number[]): number[] {
  const found = new Array<number>(one.length + other.length - 1).fill(0);
  one.forEach((ways, i) => {
    other.forEach((more, j) => {
      found[i + j] = (found[i + j] ?? 0) + ways * more;
    });
  });
  return found;
}

/** The chance of a pass with such a roll. */
export function chanceOf(reroll: Reroll, ways: Ways): Chance {
  const at = reroll.against - ways.lowest;
  const tie = ways.ways[at] ?? 0;
  const higher = sumOf(ways.ways.filter((_, i) => i > at));
  return { win: (higher + (reroll.wins_tie ? tie : 0)) / ways.total, tie: tie / ways.total };
}

/** Attacks that a roll can give. Several at an end may be put together, such as "≤4". */
export interface Bar {
  attack: string;
  share: number;
  won: boolean;
}

/** The attacks of a roll, lowest first, as at most so many bars; none is both won and lost. */
export function barsOf(reroll: Reroll, { lowest, ways, total }: Ways, most = 7): Bar[] {
  const from = reroll.against + (reroll.wins_tie ? 0 : 1);
  const all = ways.flatMap((n, i) =>
    n ? [{ low: lowest + i, high: lowest + i, share: n / total }] : [],
  );
  let lost = all.filter(({ low }) => low < from);
  let won = all.filter(({ low }) => low >= from);
  while (lost.length + won.length > most) {
    if (lost.length > won.length || won.length < 2) {
      const [one, other, ...rest] = lost;
      if (!one || !other) break;
      lost = [{ low: one.low, high: other.high, share: one.share + other.share }, ...rest];
    } else {
      const other = won.at(-1);
      const one = won.at(-2);
      if (!one || !other) break;
      won = [...won.slice(0, -2), { ...one, high: other.high, share: one.share + other.share }];
    }
  }
  const one = (bar: (typeof all)[number], many: string): string =>
    bar.low === bar.high ? String(bar.low) : many;
  return [
    ...lost.map((bar) => ({ attack: one(bar, `≤${bar.high}`), share: bar.share, won: false })),
    ...won.map((bar) => ({ attack: one(bar, `≥${bar.low}`), share: bar.share, won: true })),
  ];
}

/** The chance of the first roll after an answer about strength. */
export function rollChance(option: Option | undefined): Chance | null {
  const found = option?.preview as Roll | null | undefined;
  if (!found || !('higher' in found)) return null;
  const { higher, equal, of, wins_tie } = found;
  return { win: (higher + (wins_tie ? equal : 0)) / of, tie: equal / of };
}

/** The best chance that any set of dice gives. */
export function bestChance(reroll: Reroll): number {
  let best = 0;
  const search = (at: number, numbers: Record<string, number>, left: number): void => {
    const colour = reroll.colours[at];
    if (!colour) {
      if (left < reroll.most) best = Math.max(best, chanceOf(reroll, waysOf(reroll, numbers)).win);
      return;
    }
    for (const { dice } of colour.sets) {
      if (dice.length > left) continue;
      const more = { ...numbers };
      for (const die of dice) more[die] = (more[die] ?? 0) + 1;
      search(at + 1, more, left - dice.length);
    }
  };
  search(0, {}, reroll.most);
  return best;
}

/** A row of the table of chances: with which of your tokens, as it lies, and after a reroll. */
export interface ChanceRow {
  /** Several entries: one of them is enough. Each lists what is used together. */
  helps: Help[][];
  now: number;
  after: number;
}

const LANCES = 2;
const RELICS = 1;

/** Sets of your tokens that may be used together in one pass: two lance allies and one relic. */
function together(helps: readonly Help[]): Help[][] {
  const lances = helps.filter(({ step }) => step === 'lance');
  const copies = lances.flatMap((help) => (help.count > 1 ? [help, help] : [help]));
  const relics = helps.filter(({ step }) => step === 'relic');
  const pairs = copies.flatMap((one, i) => copies.slice(i + 1).map((other) => [one, other]));
  const some: Help[][] = [[], ...lances.map((one) => [one]), ...pairs.slice(0, 60)];
  const choices: Help[][] = [[], ...relics.map((one) => [one])];
  return some
    .flatMap((allies) => choices.map((relic) => [...allies, ...relic]))
    .filter((set) => set.length <= LANCES + RELICS);
}

/** The dice alone, each of your tokens, and the best that several tokens together can do. */
export function chanceRows(
  reroll: Reroll,
  numbers: Readonly<Record<string, number>>,
  most = 4,
): ChanceRow[] {
  const row = (helps: Help[]): ChanceRow => ({
    helps: [helps],
    now: chanceOf(reroll, waysOf(reroll, {}, helps)).win,
    after: chanceOf(reroll, waysOf(reroll, numbers, helps)).win,
  });
  const alone = row([]);
  const singles: ChanceRow[] = [];
  for (const help of reroll.helps) {
    const found = row([help]);
    const same = singles.find((one) => one.now === found.now && one.after === found.after);
    if (same) same.helps.push([help]);
    else singles.push(found);
  }
  singles.sort((one, other) => one.after - other.after || one.now - other.now);
  const shown = singles.slice(-(most - 2));
  const best = together(reroll.helps)
    .filter((set) => set.length > 1)
    .map(row)
    .sort((one, other) => other.after - one.after || other.now - one.now)
    .find(() => true);
  const top = Math.max(...shown.map(({ after }) => after), alone.after);
  const better = best && (best.after > top || best.now > Math.max(...shown.map(({ now }) => now)));
  return [alone, ...shown, ...(best && better ? [best] : [])];
}

/** A share as a percentage. Only what is certain is said to be 0 or 100 per cent. */
export function percent(table: GloryTable, share: number): string {
  const n = Math.round(share * 100);
  if (share > 0 && n === 0) return table.t('glory-duel-percent-little');
  if (share < 1 && n === 100) return table.t('glory-duel-percent-most');
  return table.t('glory-duel-percent', { n });
}
