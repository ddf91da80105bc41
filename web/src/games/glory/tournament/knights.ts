/** Knights: what is printed on their tokens, and how their shields are drawn. */
import feather from 'icon:feather';
import laurel from 'icon:laurel-crown';
import royal from 'icon:crown';
import visor from 'icon:visored-helm';
import anchor from 'icon:anchor';
import arrowhead from 'icon:arrowhead';
import castle from 'icon:castle';
import crescentBlade from 'icon:crescent-blade';
import crossedAxes from 'icon:crossed-axes';
import crossedSwords from 'icon:crossed-swords';
import flame from 'icon:flame';
import griffinSymbol from 'icon:griffin-symbol';
import holySymbol from 'icon:holy-symbol';
import horseHead from 'icon:horse-head';
import horseshoe from 'icon:horseshoe';
import hound from 'icon:hound';
import key from 'icon:key';
import mailedFist from 'icon:mailed-fist';
import moon from 'icon:moon';
import oakLeaf from 'icon:oak-leaf';
import orbWand from 'icon:orb-wand';
import polarStar from 'icon:polar-star';
import queenCrown from 'icon:queen-crown';
import raven from 'icon:raven';
import rose from 'icon:rose';
import roundStar from 'icon:round-star';
import seaDragon from 'icon:sea-dragon';
import sun from 'icon:sun';
import swan from 'icon:swan';
import templarShield from 'icon:templar-shield';
import towerFlag from 'icon:tower-flag';
import trefoilLily from 'icon:trefoil-lily';
import unicorn from 'icon:unicorn';
import wolfHead from 'icon:wolf-head';
import wyvern from 'icon:wyvern';

import { printed } from '../printed.js';

interface Knight {
  kind: string;
  attack: number;
  prestige: number;
  glory: number;
  /** The colour of the die that a player rolls fewer. */
  fewer?: string;
}
interface Printed {
  knights: Record<string, Knight>;
  knight_kinds: Record<string, { adds_die?: boolean }>;
}

/** The part of the content that is about Knights. */
const content = (): Printed => printed as unknown as Printed;

export function knightOf(id: string): Knight | null {
  return content().knights[id] ?? null;
}

/** True if a Knight of this kind adds a die to the attack. */
export function addsDie(kind: string): boolean {
  return content().knight_kinds[kind]?.adds_die ?? false;
}

/** Parts of a shield of 60 × 72, by the name that heralds give them. */
const ORDINARIES = {
  pale: 'M22 0H38V72H22Z',
  fess: 'M0 25H60V45H0Z',
  bend: 'M0 0L10 0L60 52V70L0 12Z',
  chevron: 'M30 22L60 50V66L30 40L0 66V50Z',
  chief: 'M0 0H60V20H0Z',
  cross: 'M24 0H36V24H60V38H36V72H24V38H0V24H24Z',
  saltire: 'M0 0H10L30 25L50 0H60V10L38 34L60 60V72H50L30 44L10 72H0V60L22 34L0 10Z',
  quarter: 'M30 0H60V35H30ZM0 35H30V72H0Z',
  party: 'M30 0H60V72H30Z',
  pile: 'M6 0H54L30 64Z',
  bar: 'M0 16H60V26H0ZM0 42H60V52H0Z',
  plain: '',
} as const;

/** Above the shield: the kind of Knight. A noble has none. */
const CRESTS: Record<string, string> = {
  champion: laurel,
  veteran: visor,
  king: royal,
  magnate: feather,
};

const ARMS: Record<string, readonly [keyof typeof ORDINARIES, string]> = {
  alvaro_vaz_de_almada: ['fess', polarStar],
  andrzej_balicki: ['chief', mailedFist],
  charles_vii: ['chief', trefoilLily],
  david_mathew: ['pale', raven],
  dietrich_von_kottulin: ['pile', crescentBlade],
  dobieslaw_puchala: ['pile', horseHead],
  dobieslaw_z_olesnicy: ['cross', holySymbol],
  federico_da_montefeltro: ['pale', flame],
  francesco_sforza: ['saltire', wyvern],
  hans_von_trotha: ['party', crossedSwords],
  henry_v: ['quarter', griffinSymbol],
  jacques_de_lalaing: ['cross', roundStar],
  james_ii: ['saltire', rose],
  jan_zizka: ['chevron', moon],
  jaroslav_lev: ['chief', oakLeaf],
  jean_de_luxembourg: ['bend', swan],
  jean_le_maingre: ['bend', seaDragon],
  joao_i: ['cross', towerFlag],
  john_fastolf: ['quarter', oakLeaf],
  john_talbot: ['fess', hound],
  juan_ii: ['bar', castle],
  maximilian_i: ['party', orbWand],
  pal_kinizsi: ['pale', crossedAxes],
  pierre_terrail: ['chevron', unicorn],
  powala_z_taczewa: ['fess', arrowhead],
  sedziwoj_ostrorog: ['bend', horseshoe],
  suero_de_quinones: ['quarter', key],
  wincenty_z_granowa: ['bar', wolfHead],
  wladyslaw_jagiello: ['plain', templarShield],
  wolfert_van_borselen: ['fess', anchor],
  zawisza_czarny: ['plain', queenCrown],
  zyndram_z_maszkowic: ['party', sun],
};

export function crestOf(kind: string): string {
  return CRESTS[kind] ?? '';
}

export function ordinaryOf(id: string): string {
  return ORDINARIES[ARMS[id]?.[0] ?? 'plain'];
}

/** The charge of a Knight ("knight:henry_v"), or one that suits any opponent. */
export function chargeOf(component: string): string {
  return ARMS[component.slice(component.indexOf(':') + 1)]?.[1] ?? visor;
}
