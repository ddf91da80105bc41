/** What is printed on cards and boards; generated from the game's content. */
import facts from '../../generated/printed/paladins.json';
import type { Edition } from '../../i18n/voice.js';
import type { ActionId, Attribute, Faction, RightAction, Worker } from './view.js';

export interface Effect {
  op: string;
  n?: number;
  type?: Worker;
  attr?: Attribute;
  options?: Effect[][];
}

export interface Step {
  n: number;
  provision?: number;
  silver?: number;
  influence?: number;
  effects?: Effect[];
}

export interface Score {
  base?: number;
  every?: number;
  per_attacked?: Faction;
  per_action?: ActionId;
  per_attribute?: Attribute;
  per_paid_debt?: number;
  per_unpaid_debt?: number;
  per_suspicion?: number;
  per_kings_order?: number;
  per_converted?: string;
}

interface Printed {
  actions: Record<
    ActionId,
    {
      spaces?: string[];
      modes?: { id: string; spaces: string[]; silver?: number; effects?: Effect[] }[];
      needs?: Attribute;
      gains?: Attribute;
      limit?: number;
    }
  >;
  player_board_tracks: Partial<
    Record<ActionId, { steps?: Step[]; vp_by_count: Record<string, number> }>
  >;
  workshop_spaces: Record<string, { effects: Effect[] }>;
  absolve_spaces: Record<string, { effects: Effect[] }>;
  attribute_track: { attribute_track: { max: number; vp_by_value: number[] } };
  townsfolk_slots: Record<string, { slot: number; silver: number; debt_instead: boolean }>;
  regions: Record<string, { faith: number; strength: number }>;
  board_spaces: Record<string, { region: string; min_players: number; effects: Effect[] }>;
  kings_orders: Record<string, { action: RightAction; count: number }>;
  kings_favours: Record<
    string,
    {
      requirement: string;
      cost: { silver?: number; provision?: number; take_debt?: number };
      effects: Effect[];
    }
  >;
  paladins: Record<
    string,
    {
      workers: Worker[];
      boost: Partial<Record<Attribute, number>>;
      ability: {
        kind: string;
        action: ActionId;
        resource?: string;
        n?: number;
        effects?: Effect[];
      };
    }
  >;
  taverns: Record<string, { workers: Worker[] }>;
  townsfolk: Record<
    string,
    {
      discard: Effect[];
      instant: Effect[];
      ongoing: { trigger: string; action?: ActionId; condition?: string; effects: Effect[] };
    }
  >;
  outsiders: Record<
    string,
    { type: string; faction: Faction; attack: Effect[]; strength: number; score: Score }
  >;
  outsider_attack_base: { outsider_attack_base: { effects: Effect[] } };
  walls: Record<string, { effects: Effect[]; vp: number }>;
  suspicion: Record<string, { tax: number }>;
  debts: { debt: { unpaid_vp: number; paid_vp: number } };
  scheme_cards: Record<string, { action: string }>;
}

const built = facts as unknown as Printed;

export let printed = built;
export let regions = regionsOf(built);
export let slots = Object.values(built.townsfolk_slots);
export let workshops = Object.values(built.workshop_spaces);
export let track = built.attribute_track.attribute_track;

function regionsOf({ regions }: Printed) {
  return Object.entries(regions).map(([id, flags]) => ({ id, ...flags }));
}

/** Use this content from now on. Null: the edition bundled with the client. */
export function useEdition(edition: Edition | null): void {
  printed = edition ? (edition.sections as unknown as Printed) : built;
  regions = regionsOf(printed);
  slots = Object.values(printed.townsfolk_slots);
  workshops = Object.values(printed.workshop_spaces);
  track = printed.attribute_track.attribute_track;
}

/** The spaces of an action from left to right. With several modes, those of the longest. */
export function spacesOf(action: ActionId): string[] {
  const { spaces, modes } = printed.actions[action];
  return spaces ?? modes?.at(-1)?.spaces ?? [];
}

/** The price of a step of an action, and what it is paid with. */
export function priceOf(step: Step): { count: number; good: 'silver' | 'provision' } {
  return step.provision === undefined
    ? { count: step.silver ?? 0, good: 'silver' }
    : { count: step.provision, good: 'provision' };
}

/** What an action is paid with. */
export function goodOf(action: ActionId): 'silver' | 'provision' {
  const [first] = printed.player_board_tracks[action]?.steps ?? [];
  return first ? priceOf(first).good : 'silver';
}
