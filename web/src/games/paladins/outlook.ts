/** What an answer leads to, as the server works it out (see `outlook.py`). */
import type { components } from '../../generated/schema/paladins.js';
import type { Option } from '../../table/model.js';
import { tokens, type Token } from './effects.js';
import { nameOf, type KingdomTable } from './view.js';

export type Trouble = components['schemas']['TroubleAhead'];
export type Outlook = components['schemas']['ActAhead'];

/** The outlook of an action or favour; null for other answers. */
export function outlookOf(option: Option | null | undefined): Outlook | null {
  const found = (option?.outlook ?? null) as Partial<Outlook> | null;
  return found?.pays ? (found as Outlook) : null;
}

export function troubleOf(option: Option | null | undefined): Trouble | null {
  return (option?.outlook ?? null) as Trouble | null;
}

export interface Line {
  tokens: Token[];
  /** The card that adds it: "paladin:…", "townsfolk:…". */
  card: string | null;
}

/** The rewards in their order, as signs. */
export function gainsOf(outlook: Outlook): Line[] {
  const found = outlook.gains.map(({ card, effects }) => ({
    tokens: tokens(effects, true),
    card,
  }));
  const wall: Line[] = outlook.draws
    ? [{ tokens: [{ text: '?', sign: 'action:fortify' }], card: null }]
    : [];
  return [...wall, ...found];
}

/** In words: that the inquisition comes, and for whom. */
export function warning(table: KingdomTable, trouble: Trouble): string {
  if (!trouble.inquisition) return '';
  // texts: paladins-inquisition-may paladins-inquisition-will
  const comes = table.t(`paladins-inquisition-${trouble.inquisition}`);
  const names = (trouble.punished ?? []).map((side) => nameOf(table, side));
  return names.length
    ? `${comes} ${table.t('paladins-would-punish', { names: names.join(', ') })}`
    : comes;
}

/** The whole outlook in words, for those who do not see the signs. */
export function inWords(table: KingdomTable, outlook: Outlook): string {
  const { left, points, suspicion, unpaid } = outlook;
  const parts = [
    table.t('paladins-left-words', {
      workers: left.workers,
      silver: left.silver,
      provisions: left.provision,
    }),
    table.t('paladins-points-words', points as unknown as Record<string, number>),
  ];
  if (suspicion) parts.push(`${table.t('paladins-suspicion')}: ${suspicion.to}.`);
  if (unpaid) parts.push(`${table.t('paladins-unpaid')}: ${unpaid.to}.`);
  const warned = warning(table, outlook);
  if (warned) parts.push(warned);
  return parts.join(' ');
}

/** An answer with all it leads to, for those who do not see the signs. */
export function told(table: KingdomTable, option: Option): string {
  const ahead = outlookOf(option);
  const said = table.say(option);
  return ahead ? `${said}${/[.!?]$/.test(said) ? '' : '.'} ${inWords(table, ahead)}` : said;
}
