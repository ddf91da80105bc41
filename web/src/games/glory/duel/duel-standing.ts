/** How a pass stands, and why, in words; and how much of the scene is left for the riders. */
import { duellistName, type Duel } from './contest.js';
import type { GloryTable } from '../view.js';

/** Null: nobody is ahead, or nothing was rolled yet. `sides`: who is drawn left and right. */
export function standingOf(
  table: GloryTable,
  duel: Duel,
  sides: readonly number[],
): { who: string; why: string } | null {
  const rolled = duel.duellists.some(({ dice }) => dice.length);
  if (duel.ahead === null || !rolled) return null;
  const [one, other] = duel.duellists;
  const first = duel.duellists[duel.ahead];
  if (!one || !other || !first) return null;
  const you = first.seat !== null && first.seat === table.viewer;
  const name = duellistName(table, first);
  const who = you ? table.t('glory-duel-ahead-you') : table.t('glory-duel-ahead', { name });
  if (one.attack !== other.attack) return { who, why: table.t('glory-duel-why-attack') };
  if (one.prestige !== other.prestige) {
    const [left, right] = sides.flatMap((side) => duel.duellists[side] ?? []);
    const prestige = { left: left?.prestige ?? 0, right: right?.prestige ?? 0 };
    return { who, why: table.t('glory-duel-why-prestige', prestige) };
  }
  const between = one.seat !== null && other.seat !== null;
  return { who, why: table.t(between ? 'glory-duel-why-initiative' : 'glory-duel-why-player') };
}

/** What steps, dice and lists of a duel take in height, and the least that the riders get. */
const BESIDE = 590;
const LEAST = 100;

/** Give the riders what is left of the scene's height (`--room`), so that nobody loses his head. */
export function fitYard(node: HTMLElement): () => void {
  const watcher = new ResizeObserver(() => {
    node.style.setProperty('--room', `${Math.max(LEAST, node.clientHeight - BESIDE)}px`);
  });
  watcher.observe(node);
  return () => watcher.disconnect();
}
