/** Conditions of titles in words and signs. */
import { roman, type Condition, type GloryTable } from '../view.js';

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
    case 'level': {
      // Without a level until the characters are known; texts: glory-item-*
      const level = have ? `${roman(have)}/${roman(need)}` : roman(need);
      return `${table.t(`glory-item-${what}`)} ${level}`;
    }
    default: // texts: glory-needs-*
      return counted(table.t(`glory-needs-${kind}`), have, need);
  }
}

function counted(name: string, have: number, need: number): string {
  return `${name} ${have}/${need}`;
}

const SIGNS: Partial<Record<Condition['kind'], string>> = {
  any_allies: 'ally',
  any_relics: 'relic',
  prestige: 'prestige',
};
/** More than so many are not drawn one by one. */
const MOST_DRAWN = 6;

/** The sign of what a condition counts; round if it is an ally or a relic. */
export function conditionSign(condition: Condition): { name: string; round: boolean } | null {
  const { kind, need } = condition;
  const what = condition.what ?? '';
  if (need > MOST_DRAWN) return null;
  if (kind === 'ally') return { name: `ally:${what}`, round: true };
  if (kind === 'goods' || kind === 'played') return { name: what, round: false };
  const name = SIGNS[kind];
  return name ? { name, round: kind !== 'prestige' } : null;
}
