/** The interface of Crusaders. */
import { screen } from '../../browser/screen.svelte.js';
import type { Explained } from '../../kit/table-model.js';
import type { GameFace, Holding, SeatFact } from '../face.js';
import { asIcon } from './art.js';
import { aftermath, battlePreview, OUTCOMES, suspense } from './battle/battle.js';
import Board from './Board.svelte';
import { CONTROLLED } from './choices/choices.js';
import { closing } from './ending/closing.js';
import CloseUp from './CloseUp.svelte';
import Comparison from './ending/Comparison.svelte';
import Controls from './Controls.svelte';
import { hint } from './hints.js';
import { moments } from './later-parts.js';
import Other from './Other.svelte';
import BoardOwn from './BoardOwn.svelte';
import { printed, useEdition } from './printed.js';
import { sourcesOf } from './ending/sources.js';
import {
  blazonIn,
  boardOf,
  GOODS,
  stateName,
  type CrusadersTable,
  type CrusadersView,
  type State,
} from './view.js';

function seatFacts(view: CrusadersView, seat: number): SeatFact[] {
  const board = view.state.boards[seat];
  if (!board) return [];
  const needed = printed.end_conditions.end_conditions;
  const of = (have: number, most: number | undefined): string => `${have}/${most ?? '–'}`;
  return [
    {
      icon: null,
      label: 'crusaders-cities',
      value: of(board.cities.length, needed['hegemony_cities']),
      main: true,
      unit: 'crusaders-cities-unit', // influence is secret
    },
    { icon: asIcon('coin'), label: 'crusaders-coins', value: board.coins },
    { icon: asIcon('unit'), label: 'crusaders-units-left', value: board.units },
    { icon: asIcon('bishop'), label: 'crusaders-bishops-left', value: board.bishops.count },
    {
      icon: asIcon('holy-land'),
      label: 'crusaders-holy-lands',
      value: of(board.holy_lands, needed['righteousness_holy_lands']),
    },
    { icon: asIcon('rescript'), label: 'crusaders-rescripts', value: board.rescripts.count },
    { icon: asIcon('spy'), label: 'crusaders-spies', value: board.spies_in_hand.count },
    { icon: asIcon('tactic'), label: 'crusaders-tactics', value: board.tactics.count },
  ];
}

/** Rescripts and tactics, which only their player sees. */
function cardsInHand(view: CrusadersView, seat: number): number {
  const board = view.state.boards[seat];
  return board ? board.rescripts.count + board.tactics.count : 0;
}

/** The goods that a player can use. */
function holdings(table: CrusadersTable, seat: number): Holding[] {
  const goods = table.settled.state.boards[seat]?.goods;
  return GOODS.filter((good) => goods?.[good].ready).map((good) => ({
    component: `good:${good}`,
    icon: asIcon(good),
    figure: goods?.[good].ready ?? 0,
  }));
}

function seatLine(table: CrusadersTable, seat: number): string {
  const state = stateName(table, seat);
  return state && boardOf(table, seat)?.out ? `${state} · ${table.t('crusaders-out')}` : state;
}

function progress(table: CrusadersTable): string {
  const { round, rounds, phase } = table.view.state;
  if (!round) return table.t('crusaders-setup');
  const words = table.t(`crusaders-phase-${phase}`); // texts: crusaders-phase-*
  if (screen.phone) return `${round}/${rounds} ${words}`;
  return `${table.t('crusaders-round', { round, rounds })} · ${words}`;
}

/** Questions about units of several cities, answered as a whole. */
const UNITS = ['march-units', 'place-units', 'reinforce'];
/** Questions that the board has its own controls for. */
const ON_BOARD = ['plan', 'battle-card', 'cancel-half'];
/** Questions answered with the viewer's own cards and tokens. */
const ON_OWN_BOARD = new Set([
  'discard-building',
  'discard-rescript',
  'discard-spy',
  'discard-tactic',
  'lose-rescript',
  'take-back-tactic',
]);

const face: GameFace<State> = {
  Board,
  boardSize: { minWidth: 1000, isWide: (view) => view.state.battle !== null },
  seatFacts,
  useEdition,
  closeUp: CloseUp,
  ownArea: {
    Area: BoardOwn,
    answers: (question: Explained) => ON_OWN_BOARD.has(question.kind),
  },
  decisions: {
    Controls,
    controlled: [...CONTROLLED, ...UNITS, ...ON_BOARD],
    hint,
    preview: battlePreview,
    passes: [
      'option-stop-here',
      'option-stop-bishops',
      'option-march-no-more',
      'option-use-no-spy',
      'option-play-nothing',
      'option-play-no-rescript',
      'option-end-turn',
      'option-pass-pick',
      'option-keep-spy',
      'option-not-paying',
      'option-decline-part',
      'option-reinforce-no-more',
    ],
    final: ['option-end-turn', 'option-lay-tactic', 'option-lay-saracen'],
    windows: ['rescript-window'],
  },
  seats: { line: seatLine, holdings, hidden: cardsInHand, blazonOf: blazonIn, Other },
  scores: {
    amount: 'crusaders-amount',
    figures: ['end'],
    Comparison,
    sources: sourcesOf,
    closing,
    ending: () => import('./ending/ending.js'),
  },
  progress,
  suspense,
  aftermath,
  announcement: (...about) => moments.loaded?.announcement(...about) ?? null,
  moment: (...about) => moments.loaded?.moment(...about) ?? null,
  log: {
    reveals: { 'event-city-taken': 'city' },
    sounds: () => import('./sounds.js'),
    outcomes: OUTCOMES,
    turnHeads: [
      'event-round-begins',
      'event-order-begins',
      'event-reinforced-order-begins',
      'event-raid-begins',
    ],
    own: [
      'event-taxes',
      'event-governor-scores',
      'event-holy-lands-score',
      'event-city-lost',
      'event-unit-lost',
      'event-rescript-lost',
      'event-building-discarded',
      'event-spy-discarded',
      'event-good-blocked',
    ],
    highlights: [
      'event-hegemony',
      'event-righteousness',
      'event-defeat',
      'event-end-of-the-era',
      'event-eliminated',
      'event-city-taken',
      'event-city-lost',
      'event-holy-land',
      'event-battle-won',
      'event-city-held',
      'event-saracens-won',
      'event-saracens-held',
      'event-raid-captures',
      'event-raid-held',
      'event-spy-used',
      'event-spy-played',
      'event-building-taken',
      'event-governor-taken',
      'event-tactic-learned',
      'event-prayed',
      'event-units-marched',
      'event-level-raised',
      'event-units-placed',
      'event-rescript-played',
      'event-order-placed-reinforced',
      'event-order-placed-outside',
      'event-order-placed',
      'event-reinforced-order-begins',
      'event-order-begins',
      'event-target-revealed',
      'event-event-revealed',
      'event-round-begins',
    ],
  },
};

export default face;
