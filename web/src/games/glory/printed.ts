/** What is printed on cards, tokens and boards; generated from the game's content. */
import facts from '../../generated/printed/glory.json';
import type { Edition } from '../../i18n/voice.js';
import type { Action, Item, Resource, TravelType } from './view.js';

export interface Effect {
  op?: string;
  n?: number;
  /** The relic, ally or prestige token that is gained. */
  kind?: string;
  item?: Item;
  to?: number;
  die?: string;
  one_of?: Effect[][];
}

/** A line on a card of the virtual opponent. */
export interface OpponentAction {
  action: string;
  /** The allies it looks for. */
  kinds?: string[];
  /** The travel cards it clears. */
  type?: TravelType;
}

interface Printed {
  actions: Record<Action, { effects?: Effect[]; procedure?: string }>;
  market: { market: { prices: number[] } };
  events: Record<
    string,
    { cost?: Partial<Record<Resource, number>>; hires?: boolean; effects: Effect[] }
  >;
  allies: Record<string, { timing?: string; effects?: Effect[]; passive?: Record<string, number> }>;
  relics: Record<string, { effects: Effect[] }>;
  travel: Record<
    string,
    { type: TravelType; effects: Effect[]; price?: number; attack?: number; prestige?: number }
  >;
  opponent_cards: Record<string, { actions: OpponentAction[] }>;
  scenarios: Record<string, { glory?: number[]; knights?: string[] }>;
  constants: { constants: { player_glory_value: number; player_glory_value_if_leading: number } };
  plaisance: { plaisance: { consolation: number[] } };
  titles: Record<string, { glory: number; duel?: { attack: number; prestige: number } }>;
  equipment: { levels: { dice: number[]; active_from: number } };
  dice: Record<string, { active: number; inactive: number }>;
}

const built = facts as unknown as Printed;

export let printed = built;

/** Use this content from now on. Null: the edition bundled with the client. */
export function useEdition(edition: Edition | null): void {
  printed = edition ? (edition.sections as unknown as Printed) : built;
}

/** The price of the next level of an item, if there is one. */
export function priceAbove(level: number): number | null {
  return printed.market.market.prices[level - 1] ?? null;
}

/** The dice that an item of a level gives. */
export function diceOf(level: number): number {
  return printed.equipment.levels.dice[level - 1] ?? 0;
}

/** True if the special symbol of an item's dice counts as their highest number. */
export function isActive(level: number): boolean {
  return level >= printed.equipment.levels.active_from;
}
