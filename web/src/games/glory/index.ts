/** The interface of Glory: A Game of Knights. */
import type { GameFace, Holding, SeatFact, Unseated } from '../face.js';
import type { Explained } from '../../kit/table-model.js';
import { asIcon } from './art.js';
import Board from './Board.svelte';
import CloseUp from './CloseUp.svelte';
import Comparison from './titles/Comparison.svelte';
import Controls from './Controls.svelte';
import { aftermath, DUEL_QUESTIONS, OUTCOMES, suspense } from './duel/duel.js';
import { chanceText, forecastIn, lapseTexts, playIn } from './travel/forecast.js';
import { hint, unused } from './hints.js';
import { announcement, moment } from './moments.js';
import Opponent from './tournament/Opponent.svelte';
import Other from './Other.svelte';
import OwnArea from './own/OwnArea.svelte';
import { aheadOf, inWords } from './city/preview.js';
import { useEdition } from './printed.js';
import { ROLLS } from './duel/proofs.js';
import { sourcesOf } from './titles/sources.js';
import { rankOf } from './titles/titles.js';
import {
  blazonOf,
  handSize,
  ITEMS,
  nameOf,
  RESOURCES,
  roman,
  type GloryStateView,
  type GloryTable,
  type GloryView,
} from './view.js';

const ROUNDS = 3;

/** Questions answered with the viewer's own cards and tokens. */
const ON_OWN_MAT = new Set(['travel', 'consolation', 'give-back']);

/** Questions whose answers are all seen on the board or the mat, except for stopping. */
const ON_BOARD = [
  'character',
  'goal',
  'keep-title',
  'choose-relic',
  'choose-effect',
  'give-back',
  'travel',
  'consolation',
  'bind-allies',
  'bind-relics',
];

/** Travel cards, which only their player sees. */
function cardsInHand(view: GloryView, seat: number): number {
  const mat = view.state.mats[seat];
  return mat ? handSize(mat) : 0;
}

function seatFacts(view: GloryView, seat: number): SeatFact[] {
  const mat = view.state.mats[seat];
  if (!mat) return [];
  const ready = mat.prestige.filter((token) => token.ready).length;
  return [
    { icon: null, label: 'glory-points', value: mat.glory, main: true },
    { icon: asIcon('pawn'), label: 'glory-pawns', value: mat.pawns },
    // texts: glory-good-*
    ...RESOURCES.map((good) => ({
      icon: asIcon(good),
      label: `glory-good-${good}`,
      value: mat.goods[good],
    })),
    { icon: asIcon('card'), label: 'glory-hand', value: handSize(mat) },
    // Without levels until the characters are known; texts: glory-item-*
    ...ITEMS.map((item) => ({
      icon: asIcon(item),
      label: `glory-item-${item}`,
      value: roman(mat.levels[item]) || '–',
    })),
    { icon: asIcon('prestige'), label: 'glory-prestige', value: ready },
  ];
}

function seatLine(table: GloryTable, seat: number): string {
  const { mats, order, phase } = table.view.state;
  const mat = mats[seat];
  const parts: string[] = [];
  if (order.length > 1 && order[0] === seat) parts.push(table.t('glory-first'));
  if (mat?.passed && phase === 'travel') parts.push(table.t('glory-stopped'));
  else if (mat?.character) parts.push(table.nameOf(`character:${mat.character}`));
  return parts.join(' · ');
}

/** Fulfilled titles, relics and allies; those that are all spent or bound are struck through. */
function holdings(table: GloryTable, seat: number): Holding[] {
  const mat = table.settled.state.mats[seat];
  if (!mat) return [];
  const held = (component: string, ready: number, all: number): Holding => ({
    component,
    icon: asIcon(component),
    ...(all > 1 ? { figure: all } : {}),
    ...(ready ? {} : { note: table.t('glory-spent', { count: all }) }),
  });
  return [
    ...mat.titles.map((title) => ({ component: `title:${title}`, icon: asIcon('title') })),
    ...mat.relics.map(({ relic, ready, spent, bound }) =>
      held(`relic:${relic}`, ready, ready + spent + bound),
    ),
    ...mat.allies.map(({ ally, ready, spent, bound }) =>
      held(`ally:${ally}`, ready, ready + spent + bound),
    ),
  ];
}

/** The virtual opponent of the solo game, who has no seat. */
function unseated(table: GloryTable): Unseated[] {
  return table.view.state.mats
    .filter((mat) => mat.virtual && table.view.state.scenario === 'rivalry')
    .map((mat) => ({
      number: mat.side,
      name: nameOf(table, mat.side),
      blazon: blazonOf(table, mat.side),
      points: mat.glory,
      rank: rankOf(table, mat.side),
    }));
}

function progress(table: GloryTable): string {
  const { round, phase } = table.view.state;
  if (!round) return table.t('glory-setup');
  const words = table.t(`glory-phase-${phase}`); // texts: glory-phase-*
  return `${table.t('glory-round', { round })} · ${words}`;
}

/** Places of the city that ask nothing more. */
const AT_ONCE = new Set(['guard', 'initiative', 'prayer', 'service', 'solo_training', 'training']);

const face: GameFace<GloryStateView> = {
  Board,
  boardSize: { minWidth: 1000, isWide: (view) => view.state.duel !== null },
  seatFacts,
  useEdition,
  closeUp: CloseUp,
  ownArea: {
    Area: OwnArea,
    answers: (question: Explained) => ON_OWN_MAT.has(question.kind),
  },
  decisions: {
    Controls,
    controlled: [...DUEL_QUESTIONS, ...ON_BOARD],
    hint,
    preview: (table, option) => {
      const ahead = aheadOf(table, option);
      const chances = forecastIn(option);
      const play = playIn(option);
      return [
        ahead ? inWords(table, ahead) : '',
        chances ? chanceText(table, chances) : '',
        ...(play ? lapseTexts(table, play) : []),
      ]
        .filter(Boolean)
        .join(' ');
    },
    passes: [
      'option-pass-travel',
      'option-stop-travel',
      'option-take-no-more',
      'option-wait',
      'option-no-more-titles',
      'option-duel-none',
      'option-duel-no-strength',
      'option-duel-keep-dice',
    ],
    fresh: DUEL_QUESTIONS,
    unused,
    final: [
      'option-pass-travel',
      'option-no-more-titles',
      'option-place-on-event',
      'option-place-on-event-for-nothing',
      'option-play-romance',
      'option-play-trade',
      'option-place-shield',
      'option-challenge-knight',
    ],
    endsTurn: (_, { message, id }) => message === 'option-place-pawn' && AT_ONCE.has(id),
  },
  seats: { line: seatLine, holdings, hidden: cardsInHand, Other, Aside: Opponent },
  scores: {
    amount: 'glory-amount',
    Comparison,
    sources: sourcesOf,
    unseated,
    ending: () => import('./titles/ending.js'),
    closing: (table, { state }) => (state.round >= ROUNDS ? [table.t('glory-closing')] : []),
  },
  progress,
  suspense,
  aftermath,
  announcement,
  moment,
  log: {
    reveals: { 'event-relic-gained': 'relic' },
    sounds: () => import('./sounds.js'),
    rolls: ROLLS,
    outcomes: OUTCOMES,
    turnHeads: ['event-round-begins', 'event-travel-begins', 'event-final-travel-begins'],
    own: ['event-duel-won', 'event-duel-lost', 'event-prize-won', 'event-consolation'],
    ownAfter: {
      heads: ['event-duel-won', 'event-duel-lost', 'event-all-ready'],
      told: [
        'event-gained',
        'event-lost',
        'event-glory-gained',
        'event-glory-lost',
        'event-relic-gained',
        'event-ally-gained',
        'event-prestige-gained',
        'event-level-raised',
      ],
    },
    highlights: [
      'event-prize-won',
      'event-title-fulfilled',
      'event-title-lost',
      'event-advanced',
      'event-duel-won',
      'event-duel-lost',
      'event-challenge-won',
      'event-challenge-lost',
      'event-knight-challenged',
      'event-ally-gained',
      'event-level-raised',
      'event-card-played',
      'event-shield-placed',
      'event-pawn-placed',
      'event-tournament-over',
      'event-city-event',
      'event-travel-begins',
      'event-round-begins',
    ],
  },
};

export default face;
