/** Battles: sides, steps, what has happened so far, and what an answer would lead to. */
import type { components } from '../../../generated/schema/crusaders.js';
import type { Explained, News, Option } from '../../../kit/table-model.js';
import type { Half } from './battle-cards.js';
import { blazonOf, boardOf, nameOf, type BattleView, type CrusadersTable } from '../view.js';

type Shapes = components['schemas'];
export type Fighter = Shapes['FighterView'];
export type OpenCard = Shapes['OpenCardView'];
export type HalfAhead = Shapes['HalfAhead'];
export type PartAhead = Shapes['PartAhead'];
export type ManoeuvrePreview = Shapes['ManoeuvrePreview'];
export type MarkerPreview = Shapes['MarkerPreview'];
export type LeavePreview = Shapes['LeavePreview'];

// -- sides ----------------------------------------------------------------------------------------

/** The places of both sides as they are shown: the viewer's on the left, else the attacker's. */
export function sidesOf(table: CrusadersTable, battle: BattleView): [number, number] {
  const mine = placeOf(table, battle);
  return mine === 1 ? [1, 0] : [0, 1];
}

/** The place of the side that the viewer decides for. Null: a spectator. */
export function placeOf(table: CrusadersTable, battle: BattleView): number | null {
  const place = battle.fighters.findIndex(({ player }) => player === table.viewer);
  return place < 0 || table.viewer === null ? null : place;
}

export function sideName(table: CrusadersTable, side: number | null): string {
  return nameOf(table, side, 'saracens');
}

/** The name of the player who decides for a side. */
export function playerName(table: CrusadersTable, fighter: Fighter): string {
  return nameOf(table, fighter.player);
}

/** The name of a side in a sentence: "you" for the viewer. */
export function sideWord(table: CrusadersTable, fighter: Fighter): string {
  return fighter.player === table.viewer && table.viewer !== null
    ? table.t('crusaders-battle-you')
    : sideName(table, fighter.side);
}

/** The name of a side as a heading: "You" for the viewer. */
export function sideLabel(table: CrusadersTable, side: number | null): string {
  return side !== null && side === table.viewer ? table.t('presence-you') : sideName(table, side);
}

export function fighterBlazon(table: CrusadersTable, side: number | null): number {
  return blazonOf(table, side);
}

// -- numbers --------------------------------------------------------------------------------------

/** The marker as the viewer sees it: above 0 if the side on the left is ahead. */
export function seen(table: CrusadersTable, battle: BattleView, marker: number): number {
  return sidesOf(table, battle)[0] === 0 ? marker : -marker;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** A range from the best for the side on the left to the worst. */
export function range(
  table: CrusadersTable,
  battle: BattleView,
  least: number,
  most: number,
): string {
  const ends = [seen(table, battle, least), seen(table, battle, most)].sort((a, b) => b - a);
  const [best = 0, worst = 0] = ends;
  return best === worst ? signed(best) : `${signed(best)} … ${signed(worst)}`;
}

/** The place of the side that would win with the marker there: the attacker at 0. */
export const winnerAt = (marker: number): number => (marker >= 0 ? 0 : 1);

// -- steps ----------------------------------------------------------------------------------------

/** The steps of a battle. The manoeuvres are the second to the fifth. */
export const STEPS = [
  'difference',
  'defence',
  'attack',
  'defence',
  'attack',
  'winner',
  'retreat',
  'destruction',
  'trophies',
] as const;

const AT_TROPHIES = ['captured-governor', 'pick-governor', 'shown-card', 'new-capital'];
const AT_DESTRUCTION = ['give-up-good'];

/** The step that a battle has reached. */
export function stepOf(battle: BattleView, question: Explained | null): number {
  if (battle.stage === 'saracen_player') return 0;
  if (battle.stage === 'manoeuvres') return battle.manoeuvre;
  if (battle.stage === 'bazaar') return 5;
  const kind = question?.kind ?? '';
  if (AT_TROPHIES.includes(kind)) return 8;
  if (AT_DESTRUCTION.includes(kind)) return 7;
  return kind === 'retreat' ? 6 : 5;
}

/** The open card of a manoeuvre (counted from 1), if it was not skipped. */
export function cardOf(battle: BattleView, manoeuvre: number): OpenCard | null {
  const place = manoeuvre % 2 ? 1 : 0; // the defender begins
  const side = battle.fighters[place]?.side ?? null;
  return battle.cards.filter((card) => card.side === side)[Math.ceil(manoeuvre / 2) - 1] ?? null;
}

// -- the outcome ----------------------------------------------------------------------------------

/** How long the outcome is held back while the last card turns over, in milliseconds. */
export const HELD_BACK = 2200;

const DECIDED = new Set(['event-battle-won', 'event-saracens-won']);

/** The version in which a battle was decided, if the news tell. */
export function decidedIn(news: readonly News[]): number | null {
  const found = news.find(({ events }) => events.some(({ message }) => DECIDED.has(message)));
  return found?.version ?? null;
}

const OVER = new Set(['event-city-taken', 'event-city-held', 'event-saracens-held']);

/** The version in which a battle came to its end, if the news tell. */
export function overIn(news: readonly News[]): number | null {
  const found = news.find(({ events }) => events.some(({ message }) => OVER.has(message)));
  return found?.version ?? null;
}

export function suspense(news: readonly News[]): number {
  return decidedIn(news) === null ? 0 : HELD_BACK;
}

/** What a fighter's rescripts may still do, in words. Empty if there are none. */
export function theirRescripts(table: CrusadersTable, fighter: Fighter | undefined): string {
  const count = boardOf(table, fighter?.side ?? null)?.rescripts.count;
  if (!fighter || !count) return '';
  const name = sideName(table, fighter.side);
  return table.t('crusaders-battle-their-rescripts', { name, count });
}

/** How long the outcome is shown before others go on, in milliseconds. */
const VERDICT = 1800;
const WHOLE_END = 4000;

export function aftermath(news: readonly News[]): number {
  if (overIn(news) !== null) return WHOLE_END;
  return decidedIn(news) === null ? 0 : VERDICT;
}

/** What is told only after the last card has turned over. */
export const OUTCOMES: readonly string[] = [...DECIDED, 'event-raid-held', 'event-raid-captures'];

/** True while the board holds back how a battle ended. */
export function isHeldBack(table: CrusadersTable): boolean {
  return table.settled.version < table.view.version && decidedIn(table.news) !== null;
}

// -- what an answer leads to ----------------------------------------------------------------------

export function manoeuvreAhead(option: Option | null | undefined): ManoeuvrePreview | null {
  const found = option?.preview as ManoeuvrePreview | null | undefined;
  return found && 'halves' in found ? found : null;
}

/** What becomes of units that leave for a city. */
export function leaveAhead(option: Option): LeavePreview | null {
  const found = option.preview as LeavePreview | null;
  return found && 'garrison' in found && 'moved' in found ? found : null;
}

export function markerAhead(option: Option): MarkerPreview | null {
  const leave = leaveAhead(option);
  if (leave) return leave.battle;
  const found = option.preview as MarkerPreview | null;
  return found && 'units' in found && !('halves' in found) ? found : null;
}

/** The place of the side that wins at once, because the other one has no unit left. */
export function winsAtOnce(ahead: HalfAhead): number | null {
  if (ahead.stops !== 'yes') return null;
  return (ahead.units[0]?.[1] ?? 0) === 0 ? 1 : 0;
}

/** Where a half leads: the marker or its range, or victory at once. */
export function leadsTo(table: CrusadersTable, battle: BattleView, ahead: HalfAhead): string {
  const winner = winsAtOnce(ahead);
  if (winner === null) return range(table, battle, ahead.least, ahead.most);
  return table.t('crusaders-battle-at-once', {
    side: winner === sidesOf(table, battle)[0] ? 'own' : 'other',
  });
}

/** The half that a covered half leaves open. */
export const otherHalf = (half: Half): Half => (half === 'top' ? 'bottom' : 'top');

/**
 * The marker after a card of one's own at worst: the opponent cancels the better half, and the
 * owner makes the best of the other one. A half that wins at once is better than any number.
 */
export function atWorst(
  table: CrusadersTable,
  battle: BattleView,
  ahead: ManoeuvrePreview,
): string {
  const attacks = battle.acting === 0;
  const open = ahead.halves.filter((half) => winsAtOnce(half) !== battle.acting);
  const [first] = ahead.halves;
  if (!open.length) return first ? leadsTo(table, battle, first) : '';
  const best = open.map((half) => (attacks ? half.most : half.least));
  return signed(seen(table, battle, attacks ? Math.min(...best) : Math.max(...best)));
}

/** What an answer leads to, in words, for the list of all answers. */
export function battlePreview(table: CrusadersTable, option: Option): string {
  const battle = table.view.state.battle;
  if (!battle) return '';
  const marker = markerAhead(option);
  if (marker)
    return table.t('crusaders-battle-after', {
      marker: signed(seen(table, battle, marker.marker)),
    });
  const ahead = manoeuvreAhead(option);
  if (!ahead) return '';
  return ahead.halves
    .map((half) => {
      const after = leadsTo(table, battle, half);
      return ahead.halves.length > 1 && half.half
        ? table.t('crusaders-battle-after-half', { half: half.half, marker: after })
        : table.t('crusaders-battle-after', { marker: after });
    })
    .join(' · ');
}

/** An effect of a half in words: "strength 2", "flee 1". */
export function partText(table: CrusadersTable, part: PartAhead): string {
  const text =
    part.op === 'bribe'
      ? table.t('crusaders-battle-part-bribe', { count: part.n })
      : PLAIN.has(part.op)
        ? table.say({ message: `does-${part.op.replaceAll('_', '-')}`, args: {} })
        : table.say({ message: `does-${part.op}`, args: { n: part.n } });
  return text.charAt(0).toUpperCase() + text.slice(1);
}
const PLAIN = new Set(['protect', 'protect_all']);
