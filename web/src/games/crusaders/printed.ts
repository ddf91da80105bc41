/** What is printed on cards, boards and the map; generated from the game's content. */
import facts from '../../generated/printed/crusaders.json';
import type { Edition } from '../../i18n/voice.js';
import type { Good, Order } from './view.js';

/** An effect of a card: what happens (`op`), how much of it, and its conditions. */
export interface Effect {
  op?: string;
  n?: number;
  if?: string;
  at?: string;
  who?: string;
  where?: string;
  one_of?: Effect[][];
  then?: Effect[];
  [more: string]: unknown;
}

export interface Sector {
  coins: number;
  goods: Good[];
  upgrade_wood?: number;
}

export interface PrintedCity {
  kind: 'capital' | 'between' | 'central' | 'homs';
  state?: string;
  colour: string;
  sectors: Sector[];
  /** Its place on the map, in percent from the left and from the top. */
  pos: [number, number];
}

export type Price = Partial<Record<Good, number>>;

/** When a card acts: after an order, at a rival's order, at any time … */
export type Trigger = Record<string, unknown>;

export interface Tier {
  min: number;
  vp: number;
}

interface Printed {
  goods: Record<Good, { colour: string; order?: Order; wild?: boolean }>;
  orders: Record<Order, Record<string, number | string> & { good: Good; sequence: number }>;
  states: Record<string, { colour: string; capital: string }>;
  cities: Record<string, PrintedCity>;
  edges: Record<string, { a: string; b: string }>;
  limits: { limits: Record<string, number> & { spies_per_rival: number[] } };
  end_conditions: { end_conditions: Record<string, number> };
  holiness_track: {
    holiness_track: { cells: { cell: number; start?: string; bonus?: string }[] };
  };
  saracen_track: {
    saracen_track: {
      cells: { cell: number; bonus: { strength?: number; raiders_per_city?: number } }[];
    };
  };
  tactics: Record<
    string,
    {
      deck: string;
      level: number;
      colours: string[];
      price: Price;
      top: Effect[];
      bottom: Effect[];
    }
  >;
  saracens: Record<string, { top: Effect[]; bottom: Effect[] }>;
  buildings: Record<
    string,
    {
      deck: string;
      level: number;
      colours: string[];
      price: Price;
      trigger?: Trigger;
      cost?: Record<string, unknown>;
      effects: Effect[];
    }
  >;
  spies: Record<string, { trigger: Trigger; effects: Effect[] }>;
  governors: Record<
    string,
    {
      start_state?: string;
      kind: string;
      measure?: string;
      tiers?: Tier[];
      vp?: number;
      [more: string]: unknown;
    }
  >;
  bulls: Record<string, { goals: { measure: string; tiers: Tier[] }[] }>;
  rescripts: Record<string, { level: number; goods: Good[]; when: string; effects: Effect[] }>;
  events: Record<
    string,
    {
      scope: string;
      effects: Effect[];
      raid: { min?: number; max?: number; result?: string; effects?: Effect[] }[];
    }
  >;
}

const built = facts as unknown as Printed;

export let printed = built;

/** Use this content from now on. Null: the edition bundled with the client. */
export function useEdition(edition: Edition | null): void {
  printed = edition ? (edition.sections as unknown as Printed) : built;
}
