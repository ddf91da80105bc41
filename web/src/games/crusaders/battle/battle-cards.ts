/** Tactics and saracen cards: what is printed on their halves, as signs and in words. */
import bishop from 'icon:pope-crown';
import brickWall from 'icon:brick-wall';
import cardRandom from 'icon:card-random';
import brokenShield from 'icon:broken-shield';
import castle from 'icon:castle';
import castleRuins from 'icon:castle-ruins';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import holySymbol from 'icon:holy-symbol';
import hoodedAssassin from 'icon:hooded-assassin';
import hourglass from 'icon:hourglass';
import laurelCrown from 'icon:laurel-crown';
import victoryFlag from 'icon:tower-flag';
import meeple from 'icon:meeple';
import mountedKnight from 'icon:mounted-knight';
import padlock from 'icon:padlock';
import padlockOpen from 'icon:padlock-open';
import pocketBow from 'icon:pocket-bow';
import run from 'icon:run';
import templarShield from 'icon:templar-shield';
import tiedScroll from 'icon:tied-scroll';
import tower from 'icon:stone-tower';
import twoCoins from 'icon:two-coins';

import { printed } from '../printed.js';
import type { CrusadersTable } from '../view.js';

export type Half = 'top' | 'bottom';
export const HALVES: readonly Half[] = ['top', 'bottom'];

/** One effect of a half. */
export interface Operation {
  op: string;
  n?: number;
  /** A counter that `n` is multiplied with. */
  per?: string;
  max?: number;
  if?: string;
  /** "end": it waits for the end of the battle. */
  at?: string;
  max_coins?: number;
}

export interface CardFacts {
  top: Operation[];
  bottom: Operation[];
  colours?: string[];
  price?: Record<string, number>;
  level?: number;
}

interface Printed {
  tactics: Record<string, CardFacts>;
  saracens: Record<string, CardFacts>;
}

export function factsOf(card: string): CardFacts {
  const [kind = '', id = ''] = card.split(':');
  const cards = printed as unknown as Printed;
  const found = kind === 'saracen' ? cards.saracens[id] : cards.tactics[id];
  return found ?? { top: [], bottom: [] };
}

export const isSaracen = (card: string): boolean => card.startsWith('saracen:');

const ICONS: Record<string, string> = {
  strength: crossedSwords,
  rout: brokenShield,
  flee: run,
  reinforce: mountedKnight,
  levy: meeple,
  raze: castleRuins,
  fortify: brickWall,
  protect: templarShield,
  protect_all: templarShield,
  bribe: twoCoins,
  losses: cardRandom,
  gain_coins: twoCoins,
  lose_coins: twoCoins,
  gain_influence: laurelCrown,
  holiness: holySymbol,
  bishop_action: bishop,
  lose_bishop: bishop,
  restore_goods: padlockOpen,
  block_goods: padlock,
  draw_rescript: tiedScroll,
  discard_rescript: tiedScroll,
  discard_spy: hoodedAssassin,
  discard_building: tower,
  lose_governor: crown,
  lose_units: meeple,
  muster: meeple,
  bombard: pocketBow,
};

/** Effects whose name alone does not say what they do. */
const KEYWORDS = ['rout', 'flee', 'reinforce', 'levy', 'raze', 'fortify', 'losses', 'protect'];

/** The effects of a card that are explained beside it. */
export function keywordsOf(card: string): string[] {
  const { top, bottom } = factsOf(card);
  const ops = new Set([...top, ...bottom].map(({ op }) => (op === 'protect_all' ? 'protect' : op)));
  return KEYWORDS.filter((word) => ops.has(word));
}

/** What an effect depends on. */
const CONDITIONS: Record<string, string> = {
  attacking: mountedKnight,
  defending: tower,
  own_bishop_here: bishop,
  outnumbered: meeple,
  won: victoryFlag,
  lost: brokenShield,
  own_bishops_here: bishop,
  own_cities_adjacent: castle,
  walls_here: brickWall,
  own_holy_lands_uncontested: holySymbol,
};

/** Effects whose number is what somebody loses. */
const LOSING = /^(lose|discard|block|losses)/;
const UNCOUNTED = new Set(['protect', 'protect_all']);

/** An effect as a figure with its sign. */
export interface Mark {
  figure: string;
  icon: string;
  /** The sign of a condition or counter. */
  tag: string;
  /** The colour whose open tactics are counted. */
  colour: string;
  times: boolean;
  /** True if it waits for the end of the battle. */
  end: boolean;
}

export { hourglass };

function figureOf({ op, n = 1, max_coins: coins }: Operation): string {
  if (UNCOUNTED.has(op)) return '';
  if (op === 'bribe') return `0–${coins ?? 1}`;
  if (op === 'strength') return `+${n}`;
  return LOSING.test(op) ? `−${n}` : String(n);
}

export function markOf(operation: Operation): Mark {
  const { op, per = '', if: condition = '' } = operation;
  const colour = per.startsWith('open_tactics_') ? per.slice('open_tactics_'.length) : '';
  return {
    figure: figureOf(operation),
    icon: ICONS[op] ?? crossedSwords,
    tag: colour ? '' : (CONDITIONS[per] ?? CONDITIONS[condition] ?? ''),
    colour,
    times: per !== '',
    end: operation.at === 'end',
  };
}

/** What a half does, in words: the part of the card's text that is about it. */
export function halfText(table: CrusadersTable, card: string, half: Half): string {
  const head = (one: Half): string => table.say({ message: `does-${one}`, args: {} });
  const [, rest = ''] = split(table.textOf(card), head('top'));
  const [top, bottom] = split(rest, head('bottom'));
  const text = (half === 'top' ? top : bottom).trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What of the open halves waits for the end of the battle, in words. Null as half: both are open. */
export function laterText(table: CrusadersTable, card: string, half: Half | null): string {
  const head = table.say({ message: 'does-at-end', args: {} }).replace(/[:\s]*$/u, '');
  return HALVES.filter((one) => half === null || half === one)
    .map((one) => {
      const text = halfText(table, card, one);
      const from = text.toLocaleLowerCase().indexOf(head.toLocaleLowerCase());
      return from < 0 ? '' : text.slice(from);
    })
    .filter(Boolean)
    .join(' ');
}

function split(text: string, by: string): [string, string] {
  const place = text.indexOf(by);
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + by.length)];
}
