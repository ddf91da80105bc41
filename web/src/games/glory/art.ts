/**
 * The small drawings of Glory by name: goods, tokens, cards. Each is SVG text with its own box;
 * colours come from the design tokens.
 */
import breastplate from 'icon:breastplate';
import cauldron from 'icon:cauldron';
import conversation from 'icon:conversation';
import cowled from 'icon:cowled';
import cycle from 'icon:anticlockwise-rotation';
import gemPendant from 'icon:gem-pendant';
import holySymbol from 'icon:holy-symbol';
import hoodedAssassin from 'icon:hooded-assassin';
import horseHead from 'icon:horse-head';
import horseshoe from 'icon:horseshoe';
import key from 'icon:key';
import laurelCrown from 'icon:laurel-crown';
import lyre from 'icon:lyre';
import meeple from 'icon:meeple';
import mountedKnight from 'icon:mounted-knight';
import nunFace from 'icon:nun-face';
import polarStar from 'icon:polar-star';
import popeCrown from 'icon:pope-crown';
import prayerBeads from 'icon:prayer-beads';
import queenCrown from 'icon:queen-crown';
import quillInk from 'icon:quill-ink';
import ring from 'icon:ring';
import robberMask from 'icon:robber-mask';
import rose from 'icon:rose';
import run from 'icon:run';
import scrollQuill from 'icon:scroll-quill';
import scrollUnfurled from 'icon:scroll-unfurled';
import swapBag from 'icon:swap-bag';
import swords from 'icon:crossed-swords';
import templarShield from 'icon:templar-shield';
import tiedScroll from 'icon:tied-scroll';
import treasureMap from 'icon:treasure-map';
import twoCoins from 'icon:two-coins';
import visoredHelm from 'icon:visored-helm';
import wingedScepter from 'icon:winged-scepter';
import witchFace from 'icon:witch-face';
import hammer from 'icon:hammer-nails';

interface Drawing {
  box: string;
  body: string;
}

/** Drawings of our own, in a box of 24 × 24. */
const SIGNS: Record<string, string> = {
  coin: '<circle cx="12" cy="12" r="10" fill="var(--silver)" stroke="var(--silver-line)" stroke-width="1.5"/><circle cx="12" cy="12" r="7.2" fill="none" stroke="var(--silver-line)" stroke-width=".9"/><path d="M12 7.4L15 12L12 16.6L9 12Z" fill="var(--silver-line)"/>',
  strength:
    '<path d="M12 1L14 4.4V14.6H18.4V17H13.6V20.2A1.8 1.8 0 1 1 10.4 20.2V17H5.6V14.6H10V4.4Z" fill="var(--a-strength)"/>',
  faith:
    '<path d="M10.2 2H13.8L13.3 7.6L19 7.1V10.9L13.3 10.4L14 22H10L10.7 10.4L5 10.9V7.1L10.7 7.6Z" fill="var(--a-faith)"/>',
  glory:
    '<path d="M3 3H21V12C21 17 17 20.4 12 22.4C7 20.4 3 17 3 12Z" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  card: '<rect x="4.5" y="2" width="15" height="20" rx="2.4" fill="var(--paper-raised)" stroke="currentColor" stroke-width="1.9"/>',
  // A monstrance: a relic of any kind.
  relic:
    '<path fill-rule="evenodd" d="M11 .8H13V2.4H14.8V4.2H13V5.6A5.8 5.8 0 0 1 13.2 17V19H15.4L17.6 22.8H6.4L8.6 19H10.8V17A5.8 5.8 0 0 1 11 5.6V4.2H9.2V2.4H11ZM12 7.7A3.6 3.6 0 1 0 12 14.9A3.6 3.6 0 1 0 12 7.7ZM12 9.4A1.9 1.9 0 1 1 12 13.2A1.9 1.9 0 1 1 12 9.4Z" fill="currentColor"/>',
  'die:strength':
    '<path d="M6 2H18L22 6V18L18 22H6L2 18V6Z" fill="#a8332b" stroke="var(--engrave)"/><text x="12" y="17.4" font-size="15" font-weight="800" text-anchor="middle" fill="#fff1e2">5</text>',
  'die:steed':
    '<rect x="2" y="2" width="20" height="20" rx="7" fill="#23201f" stroke="var(--engrave)"/><text x="12" y="17.4" font-size="15" font-weight="800" text-anchor="middle" fill="#f4ecd8">4</text>',
  'die:armour':
    '<rect x="2" y="2" width="20" height="20" rx="1.6" fill="#fbf7ec" stroke="var(--engrave)"/><text x="12" y="17.4" font-size="15" font-weight="800" text-anchor="middle" fill="#2a251f">3</text>',
  pawn: '<path d="M12 1.2A4.6 4.6 0 0 1 15 9.4C16.4 10 16.8 10.8 16.8 11.6H15C15.4 15.6 16.8 18 19 20.4V23H5V20.4C7.2 18 8.6 15.6 9 11.6H7.2C7.2 10.8 7.6 10 9 9.4A4.6 4.6 0 0 1 12 1.2Z" fill="var(--seat, currentColor)" stroke="var(--seat-edge, none)"/>',
};

const ICONS: Record<string, string> = {
  'ally:minstrel': lyre,
  'ally:squire': horseHead,
  'ally:nun': nunFace,
  'ally:thug': hoodedAssassin,
  'ally:fencing_master': swords,
  'ally:queen': queenCrown,
  'ally:king': wingedScepter,
  'ally:lady_in_waiting': key,
  'ally:moneylender': twoCoins,
  'ally:witch': witchFace,
  'ally:bishop': popeCrown,
  'ally:lady': rose,
  'ally:cook': cauldron,
  'ally:diplomat': conversation,
  'ally:hermit': cowled,
  'ally:veteran_ally': visoredHelm,
  'ally:scribe': quillInk,
  'ally:armourer': hammer,
  'ally:messenger': run,
  'ally:jester': robberMask,
  'ally:herald_ally': scrollUnfurled,
  'ally:vassal': mountedKnight,
  'relic:medallion': gemPendant,
  'relic:amulet': holySymbol,
  'relic:ring': ring,
  'relic:rosary': prayerBeads,
  'prestige:lady_of_the_heart': rose,
  'prestige:retinue': meeple,
  'prestige:war_fame': swords,
  'prestige:kings_favour': wingedScepter,
  'prestige:office': scrollQuill,
  'prestige:champion': laurelCrown,
  ally: meeple,
  prestige: polarStar,
  steed: horseshoe,
  armour: breastplate,
  shield: templarShield,
  title: tiedScroll,
  journey: treasureMap,
  attack: swords,
  foe: visoredHelm,
  reroll: cycle,
  romance: rose,
  trade: swapBag,
  challenge: swords,
};

const NONE: Drawing = { box: '0 0 24 24', body: '' };

/** The drawing for a name: "coin", "ally:squire", "relic:ring", "prestige:office", "steed". */
export function drawing(name: string): Drawing {
  const own = SIGNS[name];
  if (own) return { box: '0 0 24 24', body: own };
  const icon = ICONS[name];
  return icon ? { box: '0 0 512 512', body: icon } : NONE;
}

/** A drawing as an icon body in the box of the icon set, for the seats rail. */
export function asIcon(name: string): string {
  const own = SIGNS[name];
  return own ? `<g transform="scale(21.333)">${own}</g>` : (ICONS[name] ?? '');
}
