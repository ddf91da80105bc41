/** What an answer leads to, as computed by the server (see `preview.py`). */
import type { components } from '../../generated/schema/paladins.js';
import type { Option } from '../../kit/table-model.js';
import { tokens, type Token } from './effects.js';
import { nameOf, type KingdomTable } from './view.js';

export type Trouble = components['schemas']['TroublePreview'];
export type Preview = components['schemas']['ActPreview'];

/** The preview of an action or favour. Null for other answers, and while a target is open. */
export function previewOf(option: Option | null | undefined): Preview | null {
  const found = (option?.preview ?? null) as Partial<Preview> | null;
  return found?.pays ? (found as Preview) : null;
}

export function troubleOf(option: Option | null | undefined): Trouble | null {
  return (option?.preview ?? null) as Trouble | null;
}

export interface Line {
  tokens: Token[];
  /** The card that adds it: "paladin:…", "townsfolk:…". */
  card: string | null;
}

function linesOf(gains: Preview['gains']): Line[] {
  return gains.map(({ card, effects }) => ({ tokens: tokens(effects, true), card }));
}

/** The certain rewards in order, as symbols. */
export function gainsOf(preview: Preview): Line[] {
  return linesOf(preview.gains);
}

/** What comes after the first hidden card or choice: that one, and the rewards that follow. */
export function thenOf(preview: Preview): Line[] {
  const wall: Line[] = preview.draws
    ? [{ tokens: [{ text: '?', sign: 'action:fortify' }], card: null }]
    : [];
  return [...wall, ...linesOf(preview.then)];
}

/** A warning that the inquisition is coming, and for whom. */
export function warning(table: KingdomTable, trouble: Trouble): string {
  if (!trouble.inquisition) return '';
  // texts: paladins-inquisition-may paladins-inquisition-will
  const comes = table.t(`paladins-inquisition-${trouble.inquisition}`);
  const names = (trouble.punished ?? []).map((side) => nameOf(table, side));
  return names.length
    ? `${comes} ${table.t('paladins-would-punish', { names: names.join(', ') })}`
    : comes;
}

/** The whole preview in words, for screen readers. */
export function inWords(table: KingdomTable, preview: Preview): string {
  const { left, points, suspicion, unpaid } = preview;
  const parts = [
    table.t('paladins-left-words', {
      workers: left.workers,
      silver: left.silver,
      provisions: left.provision,
    }),
  ];
  if (points && points.to > points.from)
    parts.push(table.t('paladins-points-words', points as unknown as Record<string, number>));
  if (suspicion) parts.push(`${table.t('paladins-suspicion')}: ${suspicion.to}.`);
  if (unpaid) parts.push(`${table.t('paladins-unpaid')}: ${unpaid.to}.`);
  const warned = warning(table, preview);
  if (warned) parts.push(warned);
  return parts.join(' ');
}

/** An answer with everything it leads to, for screen readers. */
export function told(table: KingdomTable, option: Option): string {
  const ahead = previewOf(option);
  const said = table.say(option);
  return ahead ? `${said}${/[.!?]$/.test(said) ? '' : '.'} ${inWords(table, ahead)}` : said;
}
