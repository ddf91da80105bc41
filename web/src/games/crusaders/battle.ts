/** Battles: sides, steps, what has happened so far, and what an answer would lead to. */
import type { components } from '../../generated/schema/crusaders.js';
import type { Explained, Message, News, Option } from '../../kit/table-model.js';
import type { Half } from './battle-cards.js';
import { blazonOf, nameOf, type BattleView, type CrusadersTable } from './view.js';

type Shapes = components['schemas'];
export type Fighter = Shapes['FighterView'];
export type OpenCard = Shapes['OpenCardView'];
export type HalfAhead = Shapes['HalfAhead'];
export type PartAhead = Shapes['PartAhead'];
export type ManoeuvrePreview = Shapes['ManoeuvrePreview'];
export type MarkerPreview = Shapes['MarkerPreview'];

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

// -- what has happened ----------------------------------------------------------------------------

/** What one card has done. */
export interface Deed {
  card: string;
  side: number | null;
  cancelled: Half | null;
  /** The marker before and after it, seen from the attacker. */
  from: number;
  to: number;
  /** Events that say more than the marker does. */
  events: Message[];
}

/** A battle from its beginning, as far as the log knows it. */
export interface Story {
  version: number;
  city: string;
  attacker: number;
  /** Null: the saracens. */
  defender: number | null;
  /** Who plays the saracens. */
  player: number | null;
  difference: number | null;
  marker: number;
  deeds: Deed[];
  /** Set once the battle is decided. */
  won: { side: number | null; version: number } | null;
  losses: Message[];
  retreat: Message[];
  destruction: Message[];
  trophies: Message[];
  captured: boolean;
  /** True once the city is held or has changed hands. */
  over: boolean;
}

const TOLD = new Set([
  'event-routed',
  'event-saracens-routed',
  'event-fled',
  'event-saracens-fled',
  'event-no-refuge',
  'event-saracens-without-refuge',
  'event-units-join',
  'event-saracens-join',
  'event-levied',
  'event-saracens-levied',
  'event-level-lowered',
  'event-level-raised',
  'event-coins-paid',
  'event-protected',
  'event-rescript-played',
  'event-both-halves-open',
]);
const RETREAT = new Set([
  'event-retreat-loss',
  'event-saracen-retreat-loss',
  'event-retreated',
  'event-saracens-retreated',
  'event-no-retreat',
  'event-saracens-cannot-retreat',
]);
const DESTRUCTION = new Set(['event-level-lowered', 'event-city-spared', 'event-good-given-up']);
const TROPHIES = new Set([
  'event-city-taken',
  'event-city-held',
  'event-saracens-held',
  'event-good-gained',
  'event-good-handed-over',
  'event-governor-taken',
  'event-governor-discarded',
  'event-capital-moved',
  'event-eliminated',
]);
/** Not told at the end: what everybody sees, or what the headline says. */
const SKIPPED = new Set([
  'event-battle-marker',
  'event-saracen-cards-discarded',
  'event-city-lost',
  'event-part-declined',
  'event-governor-shown',
]);
const CLOSING = new Set(['event-order-resolved', 'event-order-begins', 'event-income']);

interface Said {
  message: string;
  args: Record<string, unknown>;
}

/** The last battle that the log knows of, whole. Null: there was none. */
export function storyOf(entries: readonly News[]): Story | null {
  let story: Story | null = null;
  let open = false;
  for (const { version, events } of entries) {
    for (const event of events as Said[]) {
      if (event.message === 'event-battle' || event.message === 'event-saracen-battle') {
        story = begun(version, event);
        open = true;
      } else if (story && open) {
        if (CLOSING.has(event.message)) open = false;
        else follow(story, version, event);
      }
    }
  }
  return story;
}

function begun(version: number, { message, args }: Said): Story {
  const saracens = message === 'event-saracen-battle';
  return {
    version,
    city: String(args['city']),
    attacker: Number(args['attacker']),
    defender: saracens ? null : Number(args['defender']),
    player: saracens ? Number(args['player']) : null,
    difference: null,
    marker: 0,
    deeds: [],
    won: null,
    losses: [],
    retreat: [],
    destruction: [],
    trophies: [],
    captured: false,
    over: false,
  };
}

function follow(story: Story, version: number, event: Said): void {
  const { message, args } = event;
  const told = event as Message;
  const last = story.deeds.at(-1);
  if (message === 'event-difference') {
    story.difference = story.marker = Number(args['marker']);
  } else if (message === 'event-tactic-laid' || message === 'event-saracen-laid') {
    const saracens = message === 'event-saracen-laid';
    story.deeds.push({
      card: saracens ? `saracen:${String(args['card'])}` : `tactic:${String(args['tactic'])}`,
      side: saracens ? null : Number(args['seat']),
      cancelled: null,
      from: story.marker,
      to: story.marker,
      events: [],
    });
  } else if (message === 'event-half-cancelled') {
    if (last) last.cancelled = args['half'] as Half;
  } else if (message === 'event-battle-marker') {
    story.marker = Number(args['marker']);
    if (last) last.to = story.marker;
  } else if (message === 'event-battle-won' || message === 'event-saracens-won') {
    const side = message === 'event-saracens-won' ? null : Number(args['seat']);
    story.won = { side, version };
  } else if (!story.won) {
    if (last && TOLD.has(message)) last.events.push(told);
  } else if (!SKIPPED.has(message)) {
    ended(story, told);
  }
}

/** Sort an event of the end of a battle. */
function ended(story: Story, event: Message): void {
  if (event.message === 'event-city-taken') story.captured = true;
  if (RETREAT.has(event.message)) story.retreat.push(event);
  else if (DESTRUCTION.has(event.message)) story.destruction.push(event);
  else if (TROPHIES.has(event.message)) story.trophies.push(event);
  else if (!story.retreat.length && !story.destruction.length) story.losses.push(event);
  if (/^event-(city-taken|city-held|saracens-held)$/.test(event.message)) story.over = true;
}

/** The marker of a past battle as the viewer sees it. */
export function seenAfter(table: CrusadersTable, story: Story, marker: number): number {
  const defends = table.viewer !== null && [story.defender, story.player].includes(table.viewer);
  return defends && table.viewer !== story.attacker ? -marker : marker;
}

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

// -- what an answer leads to ----------------------------------------------------------------------

export function manoeuvreAhead(option: Option | null | undefined): ManoeuvrePreview | null {
  const found = option?.preview as ManoeuvrePreview | null | undefined;
  return found && 'halves' in found ? found : null;
}

export function markerAhead(option: Option): MarkerPreview | null {
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
