/** Unfinished choices on the board: what is picked before it is sent. */
import type { SummaryLine } from '../../face.js';
import { draftOf, type Draft } from '../../../kit/answers/amounts.js';
import type { Choice } from '../../../kit/answers/Stepper.svelte';
import type { Amount, Explained } from '../../../kit/table-model.js';
import { pickedFor, questionOf } from '../../../kit/answers/answering.js';
import { nameOf } from './fields.js';
import type { AdvancePreview, CountPreview, RealmTable, RedeployPreview } from '../view.js';

export interface Advance {
  question: Explained;
  ahead: AdvancePreview;
  choice: CountPreview;
  /** True if the target was already sent and only the number is open. */
  settled: boolean;
}

/** The target and the number of knights, as far as they are picked. */
export function advanceOf(table: RealmTable): Advance | null {
  const question = questionOf(table, 'advance', 'advance-count');
  if (!question) return null;
  const held = pickedFor(table, question);
  const settled = question.kind === 'advance-count';
  const [hex, count] = settled ? ['', held[0]] : held;
  const ahead = settled
    ? (question.preview as AdvancePreview | null)
    : ((question.options.find((o) => o.id === hex)?.preview ?? null) as AdvancePreview | null);
  if (!ahead) return null;
  const choice = ahead.counts.find((c) => String(c.count) === count) ?? preferred(ahead);
  return choice ? { question, ahead, choice, settled } : null;
}

/** The number picked by default: all knights against a defender, half onto free land. */
function preferred(ahead: AdvancePreview): CountPreview | undefined {
  const last = ahead.counts.length - 1;
  return ahead.counts[ahead.defender === null ? Math.floor(last / 2) : last];
}

export function pickTarget(table: RealmTable, question: Explained, hex: string): void {
  table.hold({ decision: question.decision, picked: [hex] });
}

export function pickCount(table: RealmTable, advance: Advance, count: number): void {
  const picked = advance.settled ? [String(count)] : [advance.ahead.hex, String(count)];
  table.hold({ decision: advance.question.decision, picked });
}

/** The numbers of knights there are to choose from, and one more, which says why not. */
export function countChoices(table: RealmTable, { ahead, question }: Advance): Choice[] {
  const free = new Set(ahead.counts.map(({ count }) => count));
  const last = ahead.counts.at(-1)?.count ?? 0;
  const shown = Math.min(Math.max(ahead.there, last), last + 1);
  return Array.from({ length: shown }, (_, i) => {
    const n = i + 1;
    if (free.has(n)) return { n };
    const blocked = question.blocked.find(({ id }) => id === String(n));
    const full = table.t('mastery-capacity', { count: ahead.counts.length });
    return { n, why: blocked ? table.say(blocked) : full };
  });
}

/** Send the advance as it is picked now. */
export function carryOut(table: RealmTable): void {
  const now = advanceOf(table);
  if (now) void table.choose(now.question.decision, now.choice.answers);
}

/** The changes of a planned redeployment, in words. */
export function planSummary(table: RealmTable): SummaryLine[] | null {
  const plan = planOf(table);
  const realm = table.view.state;
  if (!plan?.changed || realm.phase !== 'play') return null;
  const changes = plan.tiles.flatMap((tile) => {
    const hex = realm.hexes.find((one) => one.hex === tile.hex);
    const now = plan.numbers[tile.id] ?? tile.now;
    if (!hex || now === tile.now) return [];
    const words = { name: nameOf(table, hex), place: table.nameOf(`hex:${tile.hex}`) };
    return table.t('mastery-redeploy-change', { ...words, from: tile.now, to: now });
  });
  return [{ asks: table.t('mastery-redeploy'), says: changes.join(' · ') }];
}

/** A tile that takes part in a redeployment. */
export interface PlannedTile extends Amount {
  hex: string;
}

/** A planned redeployment: knights by tile, and knights not placed yet. */
export interface Plan extends Draft {
  tiles: PlannedTile[];
  /** Dice in reserve. */
  dice: number;
}

export function planOf(table: RealmTable): Plan | null {
  const question = questionOf(table, 'redeploy-from');
  const draft = draftOf(table, question);
  const ahead = (question?.preview ?? null) as RedeployPreview | null;
  if (!draft || !ahead) return null;
  const tiles = draft.amounts.items.map((item) => ({
    ...item,
    hex: item.component.slice('hex:'.length),
  }));
  return { ...draft, tiles, dice: ahead.dice };
}
