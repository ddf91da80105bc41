/** The drawings on cards, by card or by what the card does. */
import anvil from 'icon:anvil';
import barn from 'icon:barn';
import barracks from 'icon:barracks';
import church from 'icon:church';
import crossedSwords from 'icon:crossed-swords';
import footsteps from 'icon:footsteps';
import holySymbol from 'icon:holy-symbol';
import hoodedAssassin from 'icon:hooded-assassin';
import lantern from 'icon:lantern-flame';
import victoryFlag from 'icon:tower-flag';
import mountedKnight from 'icon:mounted-knight';
import laurelCrown from 'icon:laurel-crown';
import popeCrown from 'icon:pope-crown';
import queenCrown from 'icon:queen-crown';
import quillInk from 'icon:quill-ink';
import scales from 'icon:scales';
import stable from 'icon:stable';
import starAltar from 'icon:star-altar';
import stoneTower from 'icon:stone-tower';
import swapBag from 'icon:swap-bag';
import templarShield from 'icon:templar-shield';
import trebuchet from 'icon:trebuchet';
import visoredHelm from 'icon:visored-helm';
import tiedScroll from 'icon:tied-scroll';

import { drawing } from '../art.js';
import { rescriptOf, type Effect } from './cards.js';

const BUILDINGS: Record<string, string> = {
  bazaar: swapBag,
  stores: barn,
  masons_lodge: stoneTower,
  siege_workshop: trebuchet,
  caravanserai: swapBag,
  pilgrim_hospice: lantern,
  scriptorium: quillInk,
  castle_chapels: church,
  shrine_of_relics: starAltar,
  smithies: anvil,
  mercenary_quarter: barracks,
  order_priory: templarShield,
  engineers_camp: stoneTower,
  tiltyards: mountedKnight,
  stables: stable,
  trophy_hall: victoryFlag,
  army_chaplaincy: popeCrown,
  training_ground: crossedSwords,
  cathedral_chapter: church,
  royal_arsenal: anvil,
  settlers_court: scales,
  military_commandery: templarShield,
  church_of_victory: holySymbol,
};
const LADIES = new Set(['melisende_of_jerusalem', 'hodierna_of_tripoli', 'alice_of_antioch']);

/** The drawing of what a rescript does. */
const EFFECTS: Record<string, string> = {
  gain_coins: swapBag,
  gain_influence: laurelCrown,
  holiness: holySymbol,
  bishop_action: popeCrown,
  train_bishop: popeCrown,
  remove_rival_bishop: popeCrown,
  check_holy_land: holySymbol,
  restore_goods: barn,
  muster: barracks,
  move_units: footsteps,
  extra_moves: mountedKnight,
  bombard: trebuchet,
  upgrade_city: stoneTower,
  no_destruction: stoneTower,
  build: stoneTower,
  learn_tactic: crossedSwords,
  replace_governor: visoredHelm,
  protect_all: templarShield,
  no_cancel: templarShield,
  peek_hand: hoodedAssassin,
  strength: crossedSwords,
  rout: mountedKnight,
};

export function emblemOf(kind: string, id: string): string {
  switch (kind) {
    case 'building':
      return BUILDINGS[id] ?? stoneTower;
    case 'governor':
      return LADIES.has(id) ? queenCrown : visoredHelm;
    case 'spy':
      return hoodedAssassin;
    case 'bull':
      return tiedScroll;
    default: {
      const [effect] = (rescriptOf(id)?.effects ?? []) as readonly Effect[];
      return EFFECTS[effect?.op ?? ''] ?? tiedScroll;
    }
  }
}

const DISC = '<circle cx="12" cy="12" r="11.2" fill="#fdf9ef" stroke="var(--engrave)"/>';

/** Drawings that only cards need, in a box of 24 × 24. */
const OWN: Record<string, string> = {
  goods: `${DISC}<path d="M7 7.4H17V9.4L15.6 12L17 14.6V16.6H7V14.6L8.4 12L7 9.4Z" fill="#b98d4a" stroke="#3a2f1e" stroke-width="1.2"/>`,
  restore: `${DISC}<path d="M17.6 12A5.6 5.6 0 1 1 14.8 7.1" fill="none" stroke="#2a6340" stroke-width="2.2"/><path d="M13.2 3.8L18.4 6.6L13.8 10.2Z" fill="#2a6340"/>`,
  blocked: `${DISC}<circle cx="12" cy="12" r="6.4" fill="none" stroke="#972127" stroke-width="2.2"/><path d="M7.6 16.4L16.4 7.6" stroke="#972127" stroke-width="2.2"/>`,
  eye: '<path d="M1.5 12C5 6.4 8.4 4.6 12 4.6S19 6.4 22.5 12C19 17.6 15.6 19.4 12 19.4S5 17.6 1.5 12Z" fill="var(--paper-raised)" stroke="currentColor" stroke-width="1.8"/><circle cx="12" cy="12" r="4.2" fill="currentColor"/>',
  banner:
    '<path d="M5 2V22M5 3H20L16 8L20 13H5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
};
const ICONS: Record<string, string> = {
  steps: footsteps,
  strength: crossedSwords,
  shield: templarShield,
};

/** A drawing for the effects of cards; everything else is a sign of the board. */
export function cardDrawing(name: string): { box: string; body: string } {
  const own = OWN[name];
  if (own) return { box: '0 0 24 24', body: own };
  const icon = ICONS[name];
  return icon ? { box: '0 0 512 512', body: icon } : drawing(name);
}
