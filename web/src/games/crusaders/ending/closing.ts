/** Whether the match may end with this round. */
import { printed } from '../printed.js';
import { nameOf, type CrusadersTable, type CrusadersView } from '../view.js';

/** The last round, and rivals who have, or almost have, what ends the match. */
export function closing(table: CrusadersTable, { state, viewer }: CrusadersView): string[] {
  const needed = printed.end_conditions.end_conditions;
  const rivals = state.boards.filter(({ seat, out }) => seat !== viewer && !out);
  const near = rivals.flatMap(({ seat, cities, holy_lands: lands }) => {
    const name = nameOf(table, seat);
    const towns = Math.max(0, (needed['hegemony_cities'] ?? Infinity) - cities.length);
    const holy = Math.max(0, (needed['righteousness_holy_lands'] ?? Infinity) - lands);
    return [
      ...(towns < 2 ? [table.t('crusaders-closing-cities', { name, left: towns })] : []),
      ...(holy < 2 ? [table.t('crusaders-closing-lands', { name, left: holy })] : []),
    ];
  });
  return state.round === state.rounds ? [table.t('crusaders-closing'), ...near] : near;
}
