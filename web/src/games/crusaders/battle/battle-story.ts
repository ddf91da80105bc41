/** What has happened in a battle, told from the log. */
import type { Message, News } from '../../../kit/table-model.js';
import type { Half } from './battle-cards.js';
import type { CrusadersTable } from '../view.js';

/** What one card has done. */
export interface PlayedCard {
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
  played: PlayedCard[];
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
    played: [],
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
  const last = story.played.at(-1);
  if (message === 'event-difference') {
    story.difference = story.marker = Number(args['marker']);
  } else if (message === 'event-tactic-laid' || message === 'event-saracen-laid') {
    const saracens = message === 'event-saracen-laid';
    story.played.push({
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
