/** Conditions of titles in words. */
import type { Condition, GloryTable } from './view.js';

/** What a condition asks for, with how much of it there is: "Allies 2/5". */
export function conditionText(table: GloryTable, condition: Condition): string {
  const { kind, have, need } = condition;
  const what = condition.what ?? '';
  switch (kind) {
    case 'ally':
      return counted(table.nameOf(`ally:${what}`), have, need);
    case 'without':
      return table.t('glory-needs-without', { ally: table.nameOf(`ally:${what}`) });
    case 'played': // texts: glory-type-*
      return counted(table.t(`glory-type-${what}`), have, need);
    case 'goods': // texts: glory-good-*
      return counted(table.t(`glory-good-${what}`), have, need);
    case 'level': // texts: glory-item-*
      return counted(table.t(`glory-item-${what}`), have, need);
    default: // texts: glory-needs-*
      return counted(table.t(`glory-needs-${kind}`), have, need);
  }
}

function counted(name: string, have: number, need: number): string {
  return `${name} ${have}/${need}`;
}
