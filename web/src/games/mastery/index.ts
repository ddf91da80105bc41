/** The interface of Medieval Mastery. */
import cards from 'icon:card-random';
import dice from 'icon:dice-six-faces-six';
import knights from 'icon:mounted-knight';

import type { GameFace, Holding, SeatFact } from '../face.js';
import type { Explained, Option } from '../../kit/table-model.js';
import Board from './Board.svelte';
import { blazonOf, useCastles } from './lands/castles.js';
import { advanceOf, planSummary } from './map/choosing.js';
import Controls from './Controls.svelte';
import { artefactFace, artefactSigns, useCards } from './cards/faces.js';
import { nameOf } from './map/fields.js';
import { goalOf } from './map/goal.svelte.js';
import { LOG } from './lands/log.js';
import { announcement, moment } from './moments.js';
import OwnArea from './lands/OwnArea.svelte';
import { suspense } from './battle/reveal.js';
import CloseUp from './CloseUp.svelte';
import {
  engaged,
  holdsFracture,
  playOf,
  type Realm,
  type RealmTable,
  type RealmView,
} from './view.js';

function seatFacts(view: RealmView, number: number): SeatFact[] {
  const play = playOf(view.state);
  const seat = play?.seats[number];
  if (!play || !seat) return [];
  return [
    { icon: null, label: 'mastery-points', value: seat.side_points, main: true },
    { icon: knights, label: 'mastery-knights', value: seat.knights },
    { icon: dice, label: 'mastery-dice-why', value: seat.dice },
    { icon: cards, label: 'mastery-cards', value: seat.hand_count },
  ];
}

/** A player's artefacts, with the figures of their effects. */
function holdings(table: RealmTable, number: number): Holding[] {
  const seat = playOf(table.settled.state)?.seats[number];
  return (seat?.artefacts ?? []).map(({ id, broken }) => {
    const { text } = artefactSigns(id);
    return {
      component: `artefact:${id}`,
      icon: artefactFace(table, id).emblem ?? '',
      ...(/\d/.test(text) ? { figure: text } : {}),
      ...(broken === null ? {} : { note: table.t('mastery-part-broken') }),
    };
  });
}

function seatLine(table: RealmTable, number: number): string {
  const play = playOf(table.view.state);
  const seat = play?.seats[number];
  if (!play || !seat) return '';
  const castle = table.nameOf(`castle:${seat.castle}`);
  const mates = play.seats.filter((other) => other.team === seat.team).length;
  return mates > 1 ? `${castle} · ${table.t('mastery-team', { number: seat.team + 1 })}` : castle;
}

/** In another player's turn one is only asked for an answer. */
function asked(table: RealmTable): string | undefined {
  const play = playOf(table.view.state);
  return play && play.active !== table.viewer ? table.t('mastery-your-answer') : undefined;
}

function hint(table: RealmTable, question: Explained): string {
  const play = playOf(table.view.state);
  switch (question.kind) {
    case 'advance-count':
    case 'advance': {
      const picked = advanceOf(table)?.ahead;
      const hex = play?.hexes.find((one) => one.hex === picked?.hex);
      if (picked && hex?.tile && !picked.siege) {
        const owner = picked.defender === null ? null : table.seats[picked.defender]?.name;
        const held = owner
          ? table.t('mastery-held-by', { owner, knights: hex.knights })
          : table.t('mastery-held-by-nobody');
        const worth = table.t('mastery-worth', { value: hex.value ?? 0 });
        return `${table.nameOf(`tile:${hex.tile}`)}: ${held} ${worth}`;
      }
      const castle = table.nameOf(`castle:${play?.seats[question.seat]?.castle ?? ''}`);
      const count = question.options.length - 1;
      return `${table.t('mastery-reach-count', { count })} ${table.t('mastery-hint-leave', { castle })}`;
    }
    case 'redeploy-from': {
      const hex = play?.hexes.find((one) => one.hex === goalOf(table)?.hex);
      return hex ? table.t('mastery-hint-goal', { place: nameOf(table, hex) }) : '';
    }
    case 'conflict':
      return table.t('mastery-hint-secret');
    case 'support':
      return table.t(
        question.options.length > 1 ? 'mastery-hint-support' : 'mastery-hint-support-none',
      );
    case 'crown-target':
      return table.textOf(`artefact:${String(question.prompt.args['artefact'])}`);
    case 'orb-discard':
      return table.t('mastery-hint-discard-orb');
    case 'tile-discard':
      return table.t('mastery-hint-discard-tile');
    case 'wrath-discard':
      return table.t('mastery-hint-discard-crown');
    case 'crown-response':
    case 'sceptre-response':
    case 'orb-response':
      return table.t(
        question.options.length > 1 ? 'mastery-hint-window' : 'mastery-hint-window-none',
      );
    default:
      return '';
  }
}

/** What ending the turn leaves unused: manoeuvres, the crown. */
function unused(table: RealmTable, question: Explained, { message }: Option): string {
  const play = playOf(table.view.state);
  if (!play || message !== 'option-end-turn') return '';
  const crown = question.options.some((option) => option.message === 'option-crown');
  const parts = [
    ...(play.manoeuvres ? [table.t('mastery-unused-manoeuvres', { count: play.manoeuvres })] : []),
    ...(crown ? [table.t('mastery-unused-crown')] : []),
  ];
  return parts.join(' · ');
}

const face: GameFace<Realm> = {
  Board,
  boardSize: { minWidth: 860, isWide: engaged },
  seatFacts,
  useEdition: (edition) => {
    useCards(edition);
    useCastles(edition);
  },
  closeUp: CloseUp,
  ownArea: { Area: OwnArea },
  decisions: {
    Controls,
    controlled: ['advance', 'advance-count', 'redeploy-from', 'conflict', 'support', 'equalise'],
    hint,
    summary: (table, question) => (question.kind === 'redeploy-from' ? planSummary(table) : null),
    listedOnPhone: ({ kind }) => kind === 'window' || kind.endsWith('-discard'),
    passes: [
      'option-end-turn',
      'option-pass',
      'option-discard-none',
      'option-done',
      'option-stay',
      'option-decline',
      'option-no-conflict',
      'option-stop',
    ],
    unused,
    final: ['option-end-turn', 'option-advance-attack', 'option-advance-siege'],
    windows: ['crown-response', 'sceptre-response', 'orb-response'],
    orderNote: (table) => (holdsFracture(table) ? table.t('mastery-order-note') : ''),
  },
  seats: {
    line: seatLine,
    asked,
    holdings,
    hidden: (view, seat) => playOf(view.state)?.seats[seat]?.hand_count ?? 0,
    blazonOf,
  },
  scores: {
    goal: (view) => playOf(view.state)?.target ?? null,
    sources: (table, seat) =>
      (playOf(table.settled.state)?.hexes ?? [])
        .filter(({ owner, value }) => owner === seat && value)
        .map((hex) => ({
          source: `${nameOf(table, hex)} (${table.nameOf(`hex:${hex.hex}`)})`,
          points: hex.value ?? 0,
        })),
    ending: () => import('./ending.js'),
  },
  log: {
    sounds: () => import('./sounds.js'),
    ...LOG,
    turnHeads: ['event-turn-begins'],
    highlights: [
      'event-won-by-siege',
      'event-won-by-points',
      'event-won-by-team',
      'event-conquered',
      'event-supply-lost',
      'event-cut-off',
      'event-battle-void',
      'event-battle-won',
      'event-battle-tied',
      'event-artefact-broken',
      'event-crown-aimed',
      'event-crown-declared',
      'event-card-played',
    ],
    outcomes: [
      'event-conflicts-revealed',
      'event-conflict-roll',
      'event-battle-won',
      'event-battle-tied',
      'event-battle-void',
      'event-disorder-rolls',
      'event-reversed',
      'event-artefact-applies',
      'event-knights-lost',
      'event-retreated',
      'event-conquered',
      'event-kept',
      'event-siege-beaten',
      'event-siege-void',
      'event-tile-loss',
      'event-supply-lost',
      'event-cut-off',
      'event-won-by-siege',
      'event-won-by-points',
      'event-won-by-team',
    ],
  },
  suspense,
  announcement,
  moment,
};

export default face;
