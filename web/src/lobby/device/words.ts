/** What is said of a table kept on this device. */
import { i18n, t } from '../../i18n/i18n.svelte.js';
import { seatName, shortTitle } from '../../i18n/names.js';
import type { TableShown } from '../../api/tables.js';
import type { Kept } from '../../device/kept.js';

interface Outcome {
  ranks: number[];
}

/** Who plays: "against Steward and Falconer", "solo", "3 people, one device". */
function company({ seats, you }: TableShown): string {
  const people = seats.filter((seat) => seat.user).length;
  if (people > 1) return t('kept-people', { count: people });
  if (seats.length === 1) return t('kept-solo');
  const rivals = seats.filter((seat) => seat.number !== you.seat);
  return t('kept-against', { names: i18n.list(rivals.map((seat) => seatName(seat, { seats }))) });
}

export function about({ table }: Kept): string {
  return `${shortTitle(table.game)} · ${company(table)}`;
}

/** What is pending, or how it ended. */
export function headline({ table }: Kept): string {
  if (table.status !== 'playing') return ending(table);
  const waiting = table.waiting.flatMap((number) => table.seats[number] ?? []);
  const names = waiting.map((seat) => seatName(seat, table));
  const people = table.seats.filter((seat) => seat.user).length;
  if (people < 2 && waiting.some((seat) => seat.user)) return t('my-table-your-turn');
  return names.length === 1
    ? t('my-table-waits-for', { name: names[0] ?? '' })
    : t('my-table-waits-for-several', { names: i18n.list(names) });
}

function ending(table: TableShown): string {
  const ranks = (table.outcome as Outcome | null)?.ranks ?? [];
  if (!ranks.length) return t('past-void');
  const people = table.seats.filter((seat) => seat.user);
  const [own] = people;
  if (people.length === 1 && own) {
    const rank = ranks[own.number] ?? 0;
    return rank === 1 ? t('past-won') : t('past-place', { rank, seats: table.seat_count });
  }
  const winners = table.seats.filter(({ number }) => ranks[number] === 1);
  return t('past-won-by', { names: i18n.list(winners.map((seat) => seatName(seat, table))) });
}

/** Where the match is: "turn 14", or "over". */
export function place({ table, turn }: Kept): string {
  return table.status === 'playing' ? t('kept-turn', { turn }) : t('kept-over');
}
