/** One stage for a table: what moves between the own area, the map and the battle shares it. */
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

/** Ids of cards in a row: the first, second … copy of each kind of a seat. */
export function copies(seat: number, cards: readonly string[]): string[] {
  return cards.map((card, i) => {
    const before = cards.slice(0, i).filter((other) => other === card).length;
    return `card:${seat}:${card}:${before}`;
  });
}
