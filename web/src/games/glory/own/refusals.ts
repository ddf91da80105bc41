import type { TableModel } from '../../../kit/table-model.js';

/** The id of the refused answer that a component stands for, for `data-refused`. */
export function refusalOn(table: TableModel, component: string): string | undefined {
  return table.blockedOn(component)[0]?.blocked.id;
}
