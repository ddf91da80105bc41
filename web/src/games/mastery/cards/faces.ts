/** Faces of cards and artefacts, built from the game's facts; no numbers are hard-coded here. */
import ambush from 'icon:hooded-assassin';
import arms from 'icon:mounted-knight';
import authority from 'icon:scroll-quill';
import crown from 'icon:queen-crown';
import fracture from 'icon:sword-break';
import orb from 'icon:orb-wand';
import sceptre from 'icon:winged-scepter';
import shield from 'icon:shield-reflect';
import swords from 'icon:crossed-swords';
import tactics from 'icon:treasure-map';
import scroll from 'icon:tied-scroll';

import facts from '../../../generated/games/mastery.json';
import type { Edition } from '../../../i18n/voice.js';
import type { CardFace } from '../../../kit/pieces/Card.svelte';
import type { RealmTable } from '../view.js';

interface Effect {
  message: string;
  args: { n: number; target: string; when: string };
}

type Described = Record<string, Record<string, Effect[]>>;

const built = facts.described as unknown as Described;
let described = built;

/** Use the cards of this content from now on. Null: the edition bundled with the client. */
export function useCards(edition: Edition | null): void {
  described = edition ? (edition.described as unknown as Described) : built;
}

export const ICONS = {
  ambush,
  arms,
  authority,
  crown,
  fracture,
  orb,
  sceptre,
  shield,
  swords,
  tactics,
  scroll,
};

export type CardType = 'conflict' | 'support' | 'resource';
export type ArtefactType = 'crown' | 'orb' | 'sceptre';

const EMBLEM: Record<string, string> = {
  'effect-conflict_roll': ambush,
  'effect-gain_knights': arms,
  'effect-draw': authority,
  'effect-extra_manoeuvre': tactics,
  'effect-destroy_artefact': fracture,
};

function effectsOf(section: string, id: string): Effect[] {
  return described[section]?.[id] ?? [];
}

export function cardType(id: string): CardType {
  const [first] = effectsOf('cards', id);
  if (first?.message.startsWith('effect-conflict')) return 'conflict';
  return first?.message === 'effect-support_value' ? 'support' : 'resource';
}

/** True if the card's value is a die roll. */
export function isRoll(id: string): boolean {
  return effectsOf('cards', id)[0]?.message === 'effect-conflict_roll';
}

/** True if both sides of a battle count the larger number of knights with this artefact. */
export function equalises(id: string): boolean {
  return effectsOf('artefacts', id)[0]?.message === 'effect-equalise_knights';
}

/** True if the text of a territory says how many knights it holds. */
export function tellsCapacity(tile: string): boolean {
  return effectsOf('territories', tile).some(({ message }) => message === 'effect-set_capacity');
}

function artefactType(id: string): ArtefactType {
  const [first] = effectsOf('artefacts', id);
  if (first?.args.when === 'own_turn_once') return 'crown';
  return first?.args.when.startsWith('before') ? 'sceptre' : 'orb';
}

/** The icon of a card type, for the foot of the card. */
export function typeIcon(type: CardType): string {
  return { conflict: swords, support: shield, resource: scroll }[type];
}

function artefactIcon(type: ArtefactType): string {
  return { crown, orb, sceptre }[type];
}

/** An artefact's effect as a symbol: a figure and an icon. */
export function artefactSigns(id: string): { text: string; icon: string | null } {
  const [first] = effectsOf('artefacts', id);
  const n = first?.args.n ?? 0;
  switch (first?.message) {
    case 'effect-add_points':
      return { text: `+${n}`, icon: first.args.when.endsWith('attacker') ? swords : shield };
    case 'effect-gain_knights':
      return { text: `+${n}`, icon: arms };
    case 'effect-lose_knights':
      return { text: `−${n}`, icon: arms };
    case 'effect-draw_up_to':
      return { text: `→ ${n}`, icon: null };
    case 'effect-discard_choice':
    case 'effect-discard_random':
      return { text: `−${n}`, icon: scroll };
    case 'effect-equalise_knights':
      return { text: '=', icon: arms };
    case 'effect-redeploy':
      return { text: '⇄', icon: arms };
    case 'effect-destroy_artefact':
      return { text: '', icon: fracture };
    case 'effect-peek_reorder':
      return { text: `${n} ⇅`, icon: null };
    case 'effect-recycle':
      return { text: '↺', icon: scroll };
    default:
      return { text: '?', icon: scroll };
  }
}

export function cardFace(table: RealmTable, id: string): CardFace {
  const type = cardType(id);
  const [first] = effectsOf('cards', id);
  const n = first?.args.n ?? 0;
  const face: CardFace = {
    id,
    title: table.nameOf(`card:${id}`),
    band: table.nameOf(`card_type:${type}`),
    tone: `b-${type}`,
    text: table.textOf(`card:${id}`),
  };
  if (first?.message === 'effect-conflict_value') face.big = String(n);
  else if (first?.message === 'effect-support_value') face.big = `+${n}`;
  else face.emblem = EMBLEM[first?.message ?? ''] ?? scroll;
  // the figure completes the name: "Conflict 4" has the title "Conflict"
  if (face.big) face.title = table.nameOf(`card_type:${type}`);
  return face;
}

export function artefactFace(table: RealmTable, id: string): CardFace {
  const type = artefactType(id);
  return {
    id,
    title: table.nameOf(`artefact:${id}`),
    band: table.nameOf(`artefact_type:${type}`),
    tone: 'b-artefact',
    emblem: artefactIcon(type),
    text: table.textOf(`artefact:${id}`),
  };
}
