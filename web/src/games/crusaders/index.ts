/** The interface of Crusaders. */
import type { GameFace, SeatFact } from '../face.js';
import { asIcon } from './art.js';
import Board from './Board.svelte';
import { useEdition } from './printed.js';
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

const face: GameFace<State> = {
  Board,
  boardSize: { minWidth: 1000, isWide: (view) => view.state.battle !== null },
  seatFacts,
  useEdition,
  seats: { line: seatLine, blazonOf: blazonIn },
  progress,
  log: {},
};

export default face;
