/** The stage shared by board and own area, so that cards can move between them. */
import { Stage } from '../../kit/motion.js';
import type { KingdomTable } from './view.js';

const stages = new WeakMap<KingdomTable, Stage>();

export function stageOf(table: KingdomTable): Stage {
  let found = stages.get(table);
  if (!found) {
    found = new Stage(() => table.motion);
    stages.set(table, found);
  }
  return found;
}
