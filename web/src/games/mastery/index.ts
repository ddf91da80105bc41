/** The interface of Medieval Mastery. */
import artefacts from 'icon:queen-crown';
import cards from 'icon:card-random';
import dice from 'icon:dice-six-faces-six';
import knights from 'icon:mounted-knight';

import type { GameFace, SeatFact } from '../face.js';
import type { Explained } from '../../kit/table-model.js';
import Board from './Board.svelte';
import { blazonOf, useCastles } from './castles.js';
import { advanceOf, planSummary } from './choosing.js';
import Controls from './Controls.svelte';
import { useCards } from './faces.js';
import OwnArea from './OwnArea.svelte';
import CloseUp from './CloseUp.svelte';
import { engaged, playOf, type Realm, type RealmTable, type RealmView } from './view.js';

function seatFacts(view: RealmView, number: number): SeatFact[] {
  const play = playOf(view.state);
  const seat = play?.seats[number];
  if (!play || !seat) return [];
  const whole = seat.artefacts.filter((artefact) => artefact.broken === null).length;
  return [
    { icon: null, label: 'mastery-points', value: seat.side_points, main: true },
    { icon: knights, label: 'mastery-knights', value: seat.knights },
    { icon: dice, label: 'mastery-dice', value: seat.dice },
    { icon: cards, label: 'mastery-cards', value: seat.hand_count },
    { icon: artefacts, label: 'mastery-artefacts', value: `${whole}/${seat.artefacts.length}` },
  ];
}

function seatLine(table: RealmTable, number: number): string {
  const play = playOf(table.view.state);
  const seat = play?.seats[number];
  if (!play || !seat) return '';
  const castle = table.nameOf(`castle:${seat.castle}`);
  const mates = play.seats.filter((other) => other.team === seat.team).length;
  return mates > 1 ? `${castle} · ${table.t('mastery-team', { number: seat.team + 1 })}` : castle;
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
    case 'conflict':
      return table.t('mastery-hint-secret');
    case 'support':
      return table.t('mastery-hint-support');
    case 'orb-discard':
      return table.t('mastery-hint-discard-orb');
    case 'tile-discard':
      return table.t('mastery-hint-discard-tile');
    case 'wrath-discard':
      return table.t('mastery-hint-discard-crown');
    case 'crown-response':
    case 'sceptre-response':
    case 'orb-response':
      return table.t('mastery-hint-window');
    default:
      return '';
  }
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
  },
  seats: { line: seatLine, blazonOf },
  scores: { goal: (view) => playOf(view.state)?.target ?? null },
  log: {
    turnHeads: ['event-turn-begins'],
    highlights: [
      'event-conquered',
      'event-battle-won',
      'event-battle-tied',
      'event-artefact-broken',
      'event-crown-declared',
      'event-crown-aimed',
      'event-card-played',
      'event-supply-lost',
      'event-won-by-points',
      'event-won-by-team',
      'event-won-by-siege',
    ],
  },
};

export default face;
