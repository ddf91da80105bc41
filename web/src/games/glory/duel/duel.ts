/** What the duel scene shows and sends: dice, picked dice, and how a pass ended. */
import breastplate from 'icon:breastplate';
import horseshoe from 'icon:horseshoe';
import sword from 'icon:pointy-sword';

import { draftOf, setNumbers, type Draft } from '../../../kit/answers/amounts.js';
import { questionOf } from '../../../kit/answers/answering.js';
import type { DieShown } from '../../../kit/pieces/Dice.svelte';
import type { Explained, Message, News, Option } from '../../../kit/table-model.js';
import type { Duel, Duellist, Happening, Standing } from './contest.js';
import type { GloryTable } from '../view.js';

/** The steps of a pass, in order. */
export const DUEL_STEPS = [
  'tent',
  'strength',
  'roll',
  'faith',
  'lance_1',
  'lance_2',
  'relic',
  'result',
] as const;

/** Kinds of questions for which `DuelControls` has controls. */
export const DUEL_QUESTIONS: readonly string[] = [
  'duel-tent',
  'duel-ready-ally',
  'duel-ready-relic',
  'duel-strength',
  'duel-faith',
  'duel-lance',
  'duel-relic',
  'duel-ring',
  'duel-recover-ally',
  'duel-recover-relic',
];

export interface Colour {
  id: string;
  tone: DieShown['tone'];
  /** The special symbol. */
  sign: string;
}
export const COLOURS: readonly Colour[] = [
  { id: 'strength', tone: 'red', sign: sword },
  { id: 'steed', tone: 'black', sign: horseshoe },
  { id: 'armour', tone: 'white', sign: breastplate },
];
const SPECIAL = 9;

function rerollQuestion(table: GloryTable): Explained | null {
  return questionOf(table, 'duel-faith', 'duel-ring');
}

/** By place: in which version a die was last rolled, and what it shows. */
export interface Rolls {
  ids: string[];
  rolled: number[];
}

/**
 * When each die was last rolled. A die was rolled if it shows something else than before, or if
 * it is one of those that were rolled again (`again`) and show the same.
 */
export function rollsOf(
  before: Rolls | null,
  ids: string[],
  version: number,
  again: readonly string[],
): Rolls {
  if (before?.ids.length !== ids.length) return { ids, rolled: ids.map(() => version) };
  const same = [...again];
  const rolled = ids.map((id, place) => {
    if (before.ids[place] !== id) return version;
    const found = same.indexOf(id);
    if (found < 0) return before.rolled[place] ?? version;
    same.splice(found, 1);
    return version;
  });
  return { ids, rolled };
}

/** The dice of a seat that were rolled again and show the same as before. */
export function sameAgain(news: readonly News[], seat: number | null): string[] {
  return news
    .flatMap(({ events }) => events as unknown as Happening[])
    .flatMap((event) =>
      event.message === 'event-rerolled' && event.args.seat === seat
        ? event.args.before.filter((die, i) => die === event.args.after[i])
        : [],
    );
}

/** The dice of a colour, by place among all dice of the duellist. */
export function diceOfColour(
  table: GloryTable,
  duellist: Duellist,
  colour: Colour,
  rolls: Rolls,
  proofs: readonly (number | null)[] = [],
): DieShown[] {
  return duellist.dice.flatMap((die, place) =>
    die.colour === colour.id
      ? [
          {
            id: String(place),
            tone: colour.tone,
            face: die.face === SPECIAL ? colour.sign : die.face,
            label:
              die.face === SPECIAL
                ? table.t('glory-duel-die-worth', {
                    die: table.nameOf(`die_face:${die.id}`),
                    value: die.value,
                  })
                : table.nameOf(`die_face:${die.id}`),
            roll: rolls.rolled[place] ?? 0,
            check: checkText(table, proofs[place]),
            counts: die.counts,
          },
        ]
      : [],
  );
}

/** Says that a die can be checked. Undefined if it is not known when it was rolled. */
function checkText(table: GloryTable, version: number | null | undefined): string | undefined {
  return typeof version === 'number' ? table.t('table-log-proof', { version }) : undefined;
}

/** What the dice of a colour add to the attack. */
export function sumOfColour(duellist: Duellist, colour: string): number {
  return duellist.dice.reduce(
    (sum, die) => sum + (die.colour === colour && die.counts ? die.value : 0),
    0,
  );
}

/** What allies and relics change about the attack. */
export function changeOfAttack(duellist: Duellist): number {
  return duellist.modifiers.reduce((sum, one) => sum + (one.what === 'attack' ? one.n : 0), 0);
}

/** The part of the attack that neither dice nor allies or relics give: what a Knight brings. */
export function ownAttack(duellist: Duellist): number {
  const dice = COLOURS.reduce((sum, { id }) => sum + sumOfColour(duellist, id), 0);
  return Math.max(0, duellist.attack - dice - changeOfAttack(duellist));
}

/** The duellists as they are shown: the viewer's on the left. */
export function sidesOf(table: GloryTable, duel: Duel): readonly [number, number] {
  const second = duel.duellists[1];
  return table.viewer !== null && second?.seat === table.viewer ? [1, 0] : [0, 1];
}

// -- rolling again ------------------------------------------------------------------------------

/** The places of the dice that are picked. Dice alike are interchangeable; `liked` come first. */
export function pickedPlaces(draft: Draft, duellist: Duellist, liked: readonly string[]): string[] {
  const left = { ...draft.numbers };
  const order = duellist.dice.map((_, place) => String(place));
  const sorted = [...liked, ...order.filter((place) => !liked.includes(place))];
  return sorted.filter((place) => {
    const id = duellist.dice[Number(place)]?.id ?? '';
    if (!left[id]) return false;
    left[id] -= 1;
    return true;
  });
}

/** Pick these dice and no others. */
export function pickDice(
  table: GloryTable,
  draft: Draft,
  duellist: Duellist,
  places: readonly string[],
): void {
  const numbers: Record<string, number> = {};
  for (const item of draft.amounts.items) numbers[item.id] = 0;
  for (const place of places) {
    const id = duellist.dice[Number(place)]?.id ?? '';
    numbers[id] = (numbers[id] ?? 0) + 1;
  }
  setNumbers(table, draft, numbers);
}

/** The dice picked for a reroll so far, if one is open. */
export function rerollOf(table: GloryTable): Draft | null {
  return draftOf(table, rerollQuestion(table));
}

/** The answer that rolls nothing again, if there is one. */
export function keepingOf(question: Explained): Option | null {
  return question.options.find(({ message }) => message === 'option-duel-keep-dice') ?? null;
}

// -- answers and results ------------------------------------------------------------------------

/** How a pass would stand after an answer. Null: dice or another question follow. */
export function standingOf(option: Option | undefined): Standing | null {
  const found = option?.preview as Standing | null | undefined;
  return found && 'attack' in found ? found : null;
}

/** True if a side has more attack than somebody who cannot answer any more. */
function isWon(duel: Duel, now: Standing, side: number): boolean {
  const foe = duel.duellists[1 - side];
  const rolled = duel.duellists.some(({ dice }) => dice.length);
  return rolled && foe?.seat === null && (now.attack[side] ?? 0) > (now.attack[1 - side] ?? 0);
}

/** True if an answer may be worth giving: it makes something better for a side of the pass. */
export function improves(question: Explained, option: Option, duel: Duel, side: number): boolean {
  const now = standingOf({ preview: question.preview } as Option);
  const then = standingOf(option);
  if (!now) return true;
  if (isWon(duel, now, side)) return false;
  if (!then) return true;
  const lead = ({ attack, prestige }: Standing): number[] =>
    [attack, prestige].map((pair) => (pair[side] ?? 0) - (pair[1 - side] ?? 0));
  const before = lead(now);
  return then.ahead !== now.ahead || lead(then).some((n, i) => n > (before[i] ?? 0));
}

/** The end of a pass, and perhaps of the duel. `seat` has won it or, against a Knight, lost it. */
export interface PassEnd {
  version: number;
  seat: number;
  won: boolean;
  number: number;
  attack: number;
  against: number;
  /** Why it is won or lost, if the attacks are equal. */
  tie: Message | null;
  /** Prestige tokens that the tie has cost. */
  prestige: string[];
  /** What the end of the duel brings: glory, and what the loser gets back. */
  brings: Message[];
  /** The passes won by the winner and the loser, if the duel is over. */
  duel: { won: boolean; passes: number; lost: number } | null;
}

const BRINGS: readonly string[] = [
  'event-glory-gained',
  'event-strength-recovered',
  'event-faith-recovered',
  'event-prestige-recovered',
  'event-ally-recovered',
  'event-relic-recovered',
  'event-advanced',
  'event-challenge-won',
  'event-challenge-lost',
];

/** For how many milliseconds the riders charge before the board says who has won the pass. */
const CHARGE = 900;
/** How long dice roll before they count. */
const ROLL = 600;
/** How long the end of a pass is shown before others go on. */
const VERDICT = 1600;

const ROLLED: readonly string[] = [
  'event-rolled',
  'event-knight-rolled',
  'event-rerolled',
  'event-die-turned',
];
/** What is told only after the dice have landed or the riders have met. */
export const OUTCOMES: readonly string[] = [
  ...ROLLED,
  'event-pass-won',
  'event-pass-lost',
  'event-attack-raised',
  'event-foe-weakened',
];

const tells = (news: readonly News[], messages: readonly string[]): boolean =>
  news.some(({ events }) => events.some(({ message }) => messages.includes(message)));

export function suspense(news: readonly News[]): number {
  if (passEnd(news)) return CHARGE;
  return tells(news, ROLLED) ? ROLL : 0;
}

export function aftermath(news: readonly News[]): number {
  return passEnd(news) ? VERDICT : 0;
}

/** True while the board holds back how a pass ended. */
export function isHeldBack(table: GloryTable): boolean {
  return table.settled.version < table.view.version && passEnd(table.news) !== null;
}

/** A duel with what counts of its dice: nothing of those that are still rolling. */
export function landed(table: GloryTable, duel: Duel): Duel {
  const { settled, view } = table;
  if (settled.version >= view.version) return duel;
  const before = settled.state.duel;
  if (before?.pass_number === duel.pass_number) return before;
  const still = (one: Duellist): Duellist => ({ ...one, attack: 0, dice: [], modifiers: [] });
  const [one, other] = duel.duellists;
  return { ...duel, ahead: null, duellists: [still(one), still(other)] };
}

/** The last pass that ended in the news, if any. */
export function passEnd(news: readonly News[]): PassEnd | null {
  let found: PassEnd | null = null;
  let following = false;
  for (const { version, events } of news) {
    for (const event of events as unknown as Happening[]) {
      if (event.message === 'event-pass-won' || event.message === 'event-pass-lost') {
        const won = event.message === 'event-pass-won';
        found = { version, won, ...event.args, tie: null, prestige: [], brings: [], duel: null };
      } else if (!found) {
        continue;
      } else if (event.message.startsWith('event-tie-')) {
        found.tie = event as unknown as Message;
      } else if (event.message === 'event-prestige-spent') {
        found.prestige.push(event.args.prestige);
      } else if (event.message === 'event-duel-won' || event.message === 'event-duel-lost') {
        const { passes, lost } = event.args;
        found.duel = { won: event.message === 'event-duel-won', passes, lost };
        following = true;
      } else if (following) {
        following = BRINGS.includes(event.message);
        if (following) found.brings.push(event as unknown as Message);
      }
    }
  }
  return found;
}

/** That somebody lost, in words, where it is not known against whom. */
export function lostBy(table: GloryTable, end: PassEnd): string {
  const { seat, number, attack, against, duel } = end;
  return duel
    ? table.say({
        message: 'event-duel-lost',
        args: { seat, passes: duel.passes, lost: duel.lost },
      })
    : table.say({ message: 'event-pass-lost', args: { seat, number, attack, against } });
}

/** A pass as it was on the board. */
export interface SeenPass {
  version: number;
  duel: Duel;
}

const BEGINS = /^event-duel-(player|knight|card|title|opponent)$/;
/** How long the end of a pass covers the scene of those who fought, in milliseconds. */
const READ = 6_000;

/** The passes that were seen, with one more. */
export function withPass(seen: readonly SeenPass[], now: SeenPass): SeenPass[] {
  return [...seen.filter(({ duel }) => duel.pass_number < now.duel.pass_number), now];
}

/** The pass as it was just before its end. Null: nobody saw it here, perhaps another duel was seen. */
export function seenAt(table: GloryTable, end: PassEnd, seen: readonly SeenPass[]): Duel | null {
  const begun = table.log.entries.findLast(
    ({ version, events }) =>
      version <= end.version && events.some(({ message }) => BEGINS.test(message)),
  );
  const from = begun?.version ?? 0;
  const known = [
    ...seen,
    ...(table.view.state.duel ? [{ ...table.view, duel: table.view.state.duel }] : []),
  ];
  const same = known.filter(
    ({ version, duel }) => version >= from && duel.duellists.some(({ seat }) => seat === end.seat),
  );
  const found = same.find(({ duel }) => duel.pass_number === end.number) ?? same.at(-1);
  return found?.duel ?? null;
}

/**
 * For how many milliseconds the end of a pass covers the scene. One's own stays to be read; that of
 * others only flashes over an open question, and without motion the log tells it.
 */
export function lastsFor(table: GloryTable, end: PassEnd, duel: Duel | null): number {
  const { viewer } = table;
  const own = end.seat === viewer || duel?.duellists.some(({ seat }) => seat === viewer);
  if ((viewer !== null && own) || !table.explain.length) return READ;
  return table.motion ? VERDICT : 0;
}
