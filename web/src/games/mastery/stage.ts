/** The stage shared by own area, map and battle, so that components can move between them. */
import { Stage } from '../../kit/motion.js';
import type { RealmTable } from './view.js';

const stages = new WeakMap<RealmTable, Stage>();

export function stageOf(table: RealmTable): Stage {
  let stage = stages.get(table);
  if (!stage) {
    stage = new Stage(() => table.motion);
    stages.set(table, stage);
  }
  return stage;
}

/** Ids for cards in a row: the seat's first, second … copy of each kind. */
export function copies(seat: number, cards: readonly string[]): string[] {
  return cards.map((card, i) => {
    const before = cards.slice(0, i).filter((other) => other === card).length;
    return `card:${seat}:${card}:${before}`;
  });
}
