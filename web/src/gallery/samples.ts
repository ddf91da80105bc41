/** Sample data for the gallery: every kind of tile, some cards, a free-form board, a roll. */
import sword from 'icon:pointy-sword';
import horseshoe from 'icon:horseshoe';
import breastplate from 'icon:breastplate';

import type { DieShown } from '../kit/pieces/Dice.svelte';
import type { Explained } from '../kit/table-model.js';

/** Names of colours. */
export const SWATCHES = [
  'paper',
  'paper-raised',
  'paper-sunken',
  'ink',
  'ink-2',
  'gilt',
  'gilt-wash',
  'good',
  'bad',
  'warn',
  'info',
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

/** The dice of a roll: three colours, each with its own symbol. */
const ROLL = [
  { id: 'r1', tone: 'red', faces: [5, 3, 2], sign: sword },
  { id: 'r2', tone: 'red', faces: [0, 4, 1], sign: sword },
  { id: 'b1', tone: 'black', faces: [4, 0, 2], sign: horseshoe },
  { id: 'b2', tone: 'black', faces: [1, 3, 0], sign: horseshoe },
  { id: 'w1', tone: 'white', faces: [3, 1, 0], sign: breastplate },
  { id: 'w2', tone: 'white', faces: [0, 2, 1], sign: breastplate },
] as const;

/** A roll, in which the picked dice have been rolled again. A die of 0 shows its symbol. */
export function rollOf(rolls: number, picked: readonly string[]): DieShown[] {
  return ROLL.map(({ id, tone, faces, sign }, i) => {
    const roll = picked.includes(id) ? rolls : 1;
    const face = faces[(roll - 1) % faces.length] || sign;
    const label = `${tone}, ${typeof face === 'number' ? face : 'symbol'}`;
    return { id, tone, face, label, roll, counts: i % 2 === 0 };
  });
}

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
