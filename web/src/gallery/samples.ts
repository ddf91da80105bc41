import type { Explained } from '../kit/table-model.js';

/** Sample data for the gallery: every kind of tile, some cards, a free-form board. */
export const TILES = [
  'grasslands',
  'homelands',
  'village',
  'marshlands',
  'forest',
  'fort',
  'mountains',
  'cave',
  'battlefield',
  'ruins',
  'abbey',
  'city',
  'fortress',
  'arena',
  'castle',
  'lake',
] as const;

export const CARDS = [
  'conflict_4',
  'ambush',
  'support_2',
  'call_to_arms',
  'tactical_advance',
  'authority',
  'fracture',
] as const;

export const ARTEFACTS = ['crown_vitality', 'orb_greed', 'sceptre_rage'] as const;

/** Spots of a free-form board, not on a grid. */
export const PLACES = [
  { id: 'city', x: -100, y: -40, wash: 'town' },
  { id: 'forest', x: -20, y: -46, wash: 'forest' },
  { id: 'lake', x: 60, y: -30, wash: 'lake' },
  { id: 'ruins', x: -60, y: 34, wash: 'ruin' },
  { id: 'mountains', x: 24, y: 40, wash: 'rock' },
  { id: 'abbey', x: 104, y: 36, wash: 'town' },
];

/** A question that can be answered as a whole: one to three cards. */
export const CARDS_TO_PICK: Explained = {
  decision: 'gallery',
  kind: 'gallery',
  seat: 0,
  prompt: { message: 'ask-discard', args: {} },
  options: [],
  blocked: [],
  preview: null,
  amounts: {
    items: CARDS.slice(0, 3).map((id, i) => ({
      id,
      component: `card:${id}`,
      now: 0,
      least: 0,
      most: i + 1,
    })),
    least: 1,
    most: 3,
    sets: null,
  },
};
