/** How the end is told: to the winner, to those who lost, to spectators. */
import { amountOf } from '../../kit/scores/worth.js';
import type { Table } from '../state/table.svelte.js';
import type { Side } from './count.js';

interface Told {
  title: string;
  text: string;
}

/** Who won, in the second person for players. */
export function verdict(table: Table, sides: readonly Side[]): Told {
  const me = sides.find((side) => side.mine);
  const winners = sides.filter(({ rank }) => rank === 1);
  const how = table.current.view.outcome ? table.say(table.current.view.outcome.how) : '';
  const names = table.list(winners.map(({ name }) => name));
  if (me?.rank === 1) {
    const others = table.list(winners.filter((side) => side !== me).map(({ name }) => name));
    if (others) {
      return {
        title: table.t('ending-shared'),
        text: table.t('ending-shared-with', { names: others }),
      };
    }
    return { title: table.t('ending-win'), text: margin(table, me, sides) ?? how };
  }
  if (me) {
    const title = winners.length ? table.t('ending-lost', { names }) : table.t('ending-missed');
    const text =
      sides.length > 2
        ? table.t('ending-good-game', { amount: amountOf(table, me.points), place: me.rank })
        : (behind(table, me, winners) ?? how);
    return { title, text };
  }
  if (!winners.length) return { title: table.t('ending-nobody'), text: how };
  return { title: table.t('ending-won-by', { names, count: winners.length }), text: how };
}

/** By how much the user is behind the winner. Null if points did not decide. */
function behind(table: Table, me: Side, winners: readonly Side[]): string | null {
  const [winner] = winners;
  if (!winner || winner.points <= me.points) return null;
  return table.t('ending-behind', {
    amount: amountOf(table, me.points),
    more: winner.points - me.points,
    name: winner.name,
  });
}

/** By how much a winner is ahead. Null if points did not decide. */
function margin(table: Table, winner: Side, sides: readonly Side[]): string | null {
  const [second] = sides
    .filter((side) => side !== winner)
    .sort((a, b) => a.rank - b.rank || b.points - a.points);
  if (!second || winner.points <= second.points) return null;
  return table.t('ending-ahead', {
    amount: amountOf(table, winner.points),
    more: winner.points - second.points,
    name: second.name,
  });
}
