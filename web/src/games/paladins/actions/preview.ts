/** What an answer leads to, as computed by the server (see `preview.py`). */
import type { components } from '../../../generated/schema/paladins.js';
import type { Option } from '../../../kit/table-model.js';
import { tokens, type Token } from '../cards/effects.js';
import { printed, track } from '../printed.js';
import { ATTRIBUTES, namesOf, type BoardView, type KingdomTable } from '../view.js';

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

/** What every wall raises, whichever is drawn; nothing beyond the end of a track. */
function fromAnyWall(board: BoardView): Preview['gains'] {
  const walls = Object.values(printed.walls);
  const effects = ATTRIBUTES.flatMap((attr) => {
    const each = walls.map((wall) =>
      wall.effects
        .filter((effect) => effect.op === 'attribute' && effect.attr === attr)
        .reduce((sum, effect) => sum + (effect.n ?? 1), 0),
    );
    const n = Math.min(track.max - board.track[attr], ...each);
    return n > 0 ? [{ op: 'attribute', attr, n }] : [];
  });
  return effects.length ? [{ card: null, effects }] : [];
}

/** The certain rewards in order, also those of a wall that nobody knows yet. */
export function certain(preview: Preview, board: BoardView | undefined): Preview['gains'] {
  return preview.draws && board ? [...preview.gains, ...fromAnyWall(board)] : preview.gains;
}

/** The certain rewards in order, as symbols. */
export function gainsOf(preview: Preview, board: BoardView | undefined): Line[] {
  return linesOf(certain(preview, board));
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
  const names = namesOf(table, trouble.punished ?? []);
  return names ? `${comes} ${table.t('paladins-would-punish', { names })}` : comes;
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

/** Parts of a text as sentences: each ends with a mark, and none with two. */
export function sentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

/** An answer with everything it leads to, for screen readers. */
export function told(table: KingdomTable, option: Option): string {
  const ahead = previewOf(option);
  const said = table.say(option);
  return ahead ? sentences([said, inWords(table, ahead)]) : said;
}
