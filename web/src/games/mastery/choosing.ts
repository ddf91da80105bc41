/** Unfinished choices on the board: what is picked before it is sent. */
import type { SummaryLine } from '../face.js';
import type { Choice } from '../../kit/Stepper.svelte';
import type { Explained } from '../../kit/table-model.js';
import { pickedFor, questionOf } from '../../kit/answering.js';
import { nameOf } from './fields.js';
import type { AdvancePreview, CountPreview, RealmTable, RedeployPreview } from './view.js';

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
  const changes = plan.ahead.tiles.flatMap((tile) => {
    const hex = realm.hexes.find((one) => one.hex === tile.hex);
    const now = plan.knights[tile.id] ?? tile.knights;
    if (!hex || now === tile.knights) return [];
    const words = { name: nameOf(table, hex), place: table.nameOf(`hex:${tile.hex}`) };
    return table.t('mastery-redeploy-change', { ...words, from: tile.knights, to: now });
  });
  return [{ asks: table.t('mastery-redeploy'), says: changes.join(' · ') }];
}

/** A planned redeployment: knights by tile, and knights not placed yet. */
export interface Plan {
  question: Explained;
  ahead: RedeployPreview;
  knights: Record<string, number>;
  /** Knights picked up and not put down again. Negative: too many put down. */
  left: number;
  changed: boolean;
}

export function planOf(table: RealmTable): Plan | null {
  const question = questionOf(table, 'redeploy-from');
  const ahead = (question?.preview ?? null) as RedeployPreview | null;
  if (!question || !ahead) return null;
  const held = pickedFor(table, question);
  const wanted = new Map(held.map((entry) => entry.split('=') as [string, string]));
  const knights: Record<string, number> = {};
  let sum = 0;
  let changed = false;
  for (const tile of ahead.tiles) {
    const now = wanted.has(tile.id) ? Number(wanted.get(tile.id)) : tile.knights;
    knights[tile.id] = now;
    sum += now;
    changed ||= now !== tile.knights;
  }
  return { question, ahead, knights, left: ahead.total - sum, changed };
}

/** Set the knights of some tiles, within the server's limits. */
export function setKnights(table: RealmTable, plan: Plan, change: Record<string, number>): void {
  const picked: string[] = [];
  for (const tile of plan.ahead.tiles) {
    const wanted = change[tile.id] ?? plan.knights[tile.id] ?? tile.knights;
    const count = Math.max(tile.least, Math.min(tile.most, wanted));
    if (count !== tile.knights) picked.push(`${tile.id}=${count}`);
  }
  table.hold(picked.length ? { decision: plan.question.decision, picked } : null);
}

/** Move knights from one tile to another, as many as both allow. */
export function shift(table: RealmTable, plan: Plan, from: string, to: string, count = 1): number {
  const source = plan.ahead.tiles.find((tile) => tile.id === from);
  const target = plan.ahead.tiles.find((tile) => tile.id === to);
  if (!source || !target || from === to) return 0;
  const spare = (plan.knights[from] ?? 0) - source.least;
  const room = target.most - (plan.knights[to] ?? 0);
  const moved = Math.max(0, Math.min(count, spare, room));
  if (moved) {
    setKnights(table, plan, {
      [from]: (plan.knights[from] ?? 0) - moved,
      [to]: (plan.knights[to] ?? 0) + moved,
    });
  }
  return moved;
}

/** Send the plan. The server finds the transfers, or names the rule that forbids it. */
export async function redeploy(table: RealmTable, plan: Plan): Promise<void> {
  if (!plan.changed) {
    await table.choose(plan.question.decision, ['done']);
    return;
  }
  const options = await table.plan(plan.question.decision, plan.knights);
  await table.choose(plan.question.decision, options);
}
