/** The emblem of every kind of card. */
import acolyte from 'icon:nun-face';
import abbot from 'icon:pope-crown';
import adventurer from 'icon:treasure-map';
import archer from 'icon:bowman';
import architect from 'icon:trowel';
import armourer from 'icon:breastplate';
import assassin from 'icon:hooded-assassin';
import barbarian from 'icon:crossed-axes';
import champion from 'icon:laurel-crown';
import conspirator from 'icon:conversation';
import defender from 'icon:templar-shield';
import gatekeeper from 'icon:key';
import guardian from 'icon:stone-tower';
import hunter from 'icon:wolf-head';
import invader from 'icon:pointy-sword';
import lender from 'icon:two-coins';
import lookout from 'icon:spyglass';
import marauder from 'icon:horse-head';
import mercenary from 'icon:mounted-knight';
import missionary from 'icon:prayer-beads';
import peddler from 'icon:swap-bag';
import protector from 'icon:shield-reflect';
import scroll from 'icon:tied-scroll';
import squire from 'icon:horseshoe';
import thief from 'icon:robber-mask';
import traitor from 'icon:sword-break';
import vigilante from 'icon:lantern-flame';
import wall from 'icon:brick-wall';
import warrior from 'icon:crescent-blade';
import watchman from 'icon:tower-flag';

import { asIcon } from '../art.js';
import { crestOf } from './crests.js';
import { tokens } from './effects.js';
import { printed } from '../printed.js';

const TOWNSFOLK: Record<string, string> = {
  abbot,
  acolyte,
  architect,
  conspirator,
  debt: lender,
  defender,
  gatekeeper,
  missionary,
  peddler,
  squire,
  watchman,
};
const OUTSIDERS: Record<string, string> = {
  adventurer,
  archer,
  armourer,
  assassin,
  barbarian,
  champion,
  guardian,
  hunter,
  invader,
  lookout,
  marauder,
  mercenary,
  protector,
  thief,
  traitor,
  vigilante,
  warrior,
};

/** Trade, and beside it what the ability gives: there are three cards of most trades. */
function townsfolkEmblem(id: string): string {
  const trade = TOWNSFOLK[id.split('_')[0] ?? ''] ?? scroll;
  const [gain] = tokens(printed.townsfolk[id]?.ongoing.effects ?? []);
  if (!gain?.sign) return trade;
  return `<g transform="scale(.7)">${trade}</g><g transform="translate(282 282) scale(.45)">${asIcon(gain.sign)}</g>`;
}

/** The emblem of a card, in the box of the icon set. */
export function emblemOf(kind: string, id: string): string {
  if (kind === 'townsfolk') return townsfolkEmblem(id);
  if (kind === 'outsider') return OUTSIDERS[printed.outsiders[id]?.type ?? ''] ?? scroll;
  if (kind === 'paladin') return crestOf(id);
  return kind === 'wall' ? wall : scroll;
}
