/** The interface of Crusaders. */
import type { Explained } from '../../kit/table-model.js';
import type { GameFace, SeatFact } from '../face.js';
import { asIcon } from './art.js';
import { battlePreview, suspense } from './battle.js';
import Board from './Board.svelte';
import { CONTROLLED } from './choices.js';
import CloseUp from './CloseUp.svelte';
import Comparison from './Comparison.svelte';
import { hint } from './hints.js';
import MapControls from './MapControls.svelte';
import Other from './Other.svelte';
import BoardOwn from './BoardOwn.svelte';
import { useEdition } from './printed.js';
import { sourcesOf } from './sources.js';
import {
  blazonIn,
  goodsReady,
  type CrusadersTable,
  type CrusadersView,
  type State,
} from './view.js';

function seatFacts(view: CrusadersView, seat: number): SeatFact[] {
  const board = view.state.boards[seat];
  if (!board) return [];
  return [
    { icon: null, label: 'crusaders-cities', value: board.cities.length, main: true },
    { icon: asIcon('coin'), label: 'crusaders-coins', value: board.coins },
    { icon: asIcon('wood'), label: 'crusaders-goods-ready', value: goodsReady(board) },
    { icon: asIcon('unit'), label: 'crusaders-units-left', value: board.units },
    { icon: asIcon('bishop'), label: 'crusaders-bishops-left', value: board.bishops.count },
    { icon: asIcon('holy-land'), label: 'crusaders-holy-lands', value: board.holy_lands },
    { icon: asIcon('rescript'), label: 'crusaders-rescripts', value: board.rescripts.count },
    { icon: asIcon('spy'), label: 'crusaders-spies', value: board.spies_in_hand.count },
    { icon: asIcon('tactic'), label: 'crusaders-tactics', value: board.tactics.count },
  ];
}

function seatLine(table: CrusadersTable, seat: number): string {
  const board = table.view.state.boards[seat];
  if (!board?.state) return '';
  const state = table.nameOf(`state:${board.state}`);
  return board.out ? `${state} · ${table.t('crusaders-out')}` : state;
}

function progress(table: CrusadersTable): string {
  const { round, rounds, phase } = table.view.state;
  if (!round) return table.t('crusaders-setup');
  const words = table.t(`crusaders-phase-${phase}`); // texts: crusaders-phase-*
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
    Controls: MapControls,
    controlled: [...CONTROLLED, ...UNITS, ...ON_BOARD],
    hint,
    preview: battlePreview,
    unemphasised: [
      'option-stop-here',
      'option-stop-bishops',
      'option-march-no-more',
      'option-use-no-spy',
      'option-play-nothing',
    ],
  },
  seats: { line: seatLine, blazonOf: blazonIn, Other },
  scores: { Comparison, sources: sourcesOf },
  progress,
  suspense,
  log: {
    turnHeads: [
      'event-round-begins',
      'event-order-begins',
      'event-reinforced-order-begins',
      'event-raid-begins',
    ],
    highlights: [
      'event-round-begins',
      'event-event-revealed',
      'event-target-revealed',
      'event-raid-held',
      'event-raid-captures',
      'event-city-lost',
      'event-city-taken',
      'event-eliminated',
      'event-level-raised',
      'event-order-placed',
      'event-order-placed-outside',
      'event-order-placed-reinforced',
      'event-order-begins',
      'event-reinforced-order-begins',
      'event-building-taken',
      'event-tactic-learned',
      'event-governor-taken',
      'event-prayed',
      'event-holy-land',
      'event-units-placed',
      'event-units-marched',
      'event-battle-won',
      'event-saracens-won',
      'event-city-held',
      'event-saracens-held',
      'event-hegemony',
      'event-righteousness',
      'event-defeat',
      'event-end-of-the-era',
    ],
  },
};

export default face;
