/** The interface of Paladins of the West Kingdom. */
import { figure } from '../../kit/drawing/figure.js';
import type { GameFace, Holding, SeatFact, Unseated } from '../face.js';
import { asIcon } from './art.js';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Comparison from './scenes/Comparison.svelte';
import Controls from './Controls.svelte';
import { emblemOf } from './cards/emblems.js';
import { hint } from './hints.js';
import { aftermath, moment, suspense } from './scenes/moments.js';
import OwnArea from './board/OwnArea.svelte';
import Other from './Other.svelte';
import { inWords, previewOf, troubleOf, warning } from './actions/preview.js';
import CloseUp from './CloseUp.svelte';
import { useEdition } from './printed.js';
import { workshopPurpose } from './actions/purpose.js';
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

/** The paladin of the round, the crew, and the walls. */
function holdings(table: KingdomTable, seat: number): Holding[] {
  const board = table.settled.state.boards[seat];
  if (!board) return [];
  const held = (kind: string, ids: readonly string[]): Holding[] =>
    ids.map((id) => ({ component: `${kind}:${id}`, icon: emblemOf(kind, id) }));
  return [
    ...held('paladin', board.paladin ? [board.paladin] : []),
    ...held('townsfolk', board.crew),
    ...held('wall', board.walls),
  ];
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
      return (trouble && warning(table, trouble)) || workshopPurpose(table, option);
    },
    passes: ['option-pass', 'option-decline', 'option-stop'],
    final: ['option-pass', 'option-pray'],
    // All workers that are left go: which ones is no question.
    endsTurn: ({ kind }, option) => {
      const preview = kind === 'action' ? previewOf(option) : null;
      return preview?.left.workers === 0 && !preview.then.length;
    },
  },
  seats: { line: seatLine, holdings, Other, Aside },
  scores: {
    figures: ['goods'],
    Comparison,
    sources: (table, seat) => sheetOf(table, table.view.state.boards[seat]),
    unseated,
    ending: () => import('./scenes/ending.js'),
    closing: (table, { state }) =>
      state.round === state.rounds ? [table.t('paladins-closing')] : [],
  },
  progress: (table) =>
    table.t('paladins-round', {
      round: Math.max(1, table.view.state.round),
      rounds: table.view.state.rounds,
    }),
  log: {
    reveals: { 'event-wall-built': 'wall' },
    sounds: () => import('./sounds.js'),
    turnHeads: ['event-round-begins'],
    highlights: [
      'event-wall-built',
      'event-outpost-built',
      'event-monk-sent',
      'event-jar-placed',
      'event-outsider-converted',
      'event-outsider-attacked',
      'event-townsfolk-hired',
      'event-punished',
      'event-townsfolk-sent',
      'event-favour-used',
      'event-action',
      'event-automa-acts',
      'event-automa-favour',
      'event-passed',
      'event-automa-rests',
      'event-tavern-taken',
      'event-paladin-revealed',
      'event-start-taken',
      'event-inquisition-begins',
      'event-round-begins',
    ],
    outcomes: [
      'event-punished',
      'event-nobody-punished',
      'event-debt-taken',
      'event-no-debt-left',
      'event-suspicion-discarded',
      'event-tax-refilled',
      'event-paladin-revealed',
      'event-round-begins',
    ],
  },
  suspense,
  aftermath,
  moment,
};

export default face;
