/** The interface of Paladins of the West Kingdom. */
import { figure } from '../../kit/figure.js';
import type { GameFace, SeatFact, Unseated } from '../face.js';
import { asIcon } from './art.js';
import Aside from './Automa.svelte';
import Board from './Board.svelte';
import Comparison from './Comparison.svelte';
import Controls from './Controls.svelte';
import { hint } from './hints.js';
import OwnArea from './OwnArea.svelte';
import Other from './Other.svelte';
import { inWords, previewOf, troubleOf, warning } from './preview.js';
import CloseUp from './CloseUp.svelte';
import { useEdition } from './printed.js';
import {
  ATTRIBUTES,
  blazonOf,
  nameOf,
  RIGHT,
  sheetOf,
  WORKERS,
  type Kingdom,
  type KingdomTable,
  type KingdomView,
} from './view.js';

/** Questions answered on the player's own board; all others are answered on the main board. */
const ON_OWN_BOARD = new Set([
  'action',
  'mode',
  'pay',
  'workers',
  'absolve',
  'workshop',
  'pray',
  'pray-effect',
  'suspicion',
  'debts',
  'choose-one',
  'attribute',
  'keep',
]);

function seatFacts(view: KingdomView, seat: number): SeatFact[] {
  const board = view.state.boards[seat];
  if (!board) return [];
  const workers = WORKERS.reduce((sum, worker) => sum + board.workers[worker], 0);
  return [
    { icon: null, label: 'paladins-points', value: figure(board.points), main: true },
    // texts: paladins-fact-*
    ...ATTRIBUTES.map((attribute) => ({
      icon: asIcon(attribute),
      label: `paladins-fact-${attribute}`,
      value: board.track[attribute],
    })),
    { icon: asIcon('suspicion'), label: 'paladins-suspicion', value: board.suspicion.length },
    { icon: asIcon('debt'), label: 'paladins-unpaid', value: board.unpaid },
    { icon: asIcon('space:any'), label: 'paladins-workers', value: workers },
    ...RIGHT.map((action) => ({
      icon: asIcon(`action:${action}`),
      label: `action-${action}`,
      value: board.actions[action].times,
    })),
  ];
}

function seatLine(table: KingdomTable, seat: number): string {
  const kingdom = table.view.state;
  const board = kingdom.boards[seat];
  const parts: string[] = [];
  if (kingdom.first === seat && kingdom.boards.length > 1 && !kingdom.automa) {
    parts.push(table.t('paladins-first'));
  }
  if (board?.passed) parts.push(table.t('paladins-passed'));
  else if (board?.paladin) parts.push(table.nameOf(`paladin:${board.paladin}`));
  return parts.join(' · ');
}

/** The automated opponent of a solo match, which has no seat. */
function unseated(table: KingdomTable): Unseated[] {
  const { automa, boards } = table.view.state;
  if (!automa) return [];
  return [
    {
      number: automa.side,
      name: nameOf(table, automa.side),
      blazon: blazonOf(table, automa.side),
      points: boards[automa.side]?.points ?? 0,
      rank: table.view.outcome ? automa.rank : null,
    },
  ];
}

const face: GameFace<Kingdom> = {
  Board,
  boardSize: { minWidth: 1060 },
  seatFacts,
  useEdition,
  closeUp: CloseUp,
  ownArea: { Area: OwnArea, answers: (question) => ON_OWN_BOARD.has(question.kind) },
  decisions: {
    Controls,
    controlled: ['workers', 'mode', 'tavern', 'attack', 'convert', 'choose-one', 'attribute'],
    hint,
    preview: (table, option) => {
      const preview = previewOf(option);
      if (preview) return inWords(table, preview);
      const trouble = troubleOf(option);
      return trouble ? warning(table, trouble) : '';
    },
    unemphasised: ['option-pass'],
  },
  seats: { line: seatLine, Other, Aside },
  scores: {
    Comparison,
    sources: (table, seat) => sheetOf(table, table.view.state.boards[seat]),
    unseated,
  },
  progress: (table) =>
    table.t('paladins-round', {
      round: Math.max(1, table.view.state.round),
      rounds: table.view.state.rounds,
    }),
  log: {
    turnHeads: ['event-round-begins'],
    highlights: [
      'event-start-taken',
      'event-round-begins',
      'event-paladin-revealed',
      'event-tavern-taken',
      'event-action',
      'event-favour-used',
      'event-monk-sent',
      'event-outpost-built',
      'event-wall-built',
      'event-jar-placed',
      'event-outsider-attacked',
      'event-outsider-converted',
      'event-townsfolk-hired',
      'event-townsfolk-sent',
      'event-inquisition-begins',
      'event-punished',
      'event-passed',
      'event-automa-acts',
      'event-automa-favour',
      'event-automa-rests',
    ],
  },
};

export default face;
