/** What the decision bar says when nothing is asked of the reader. */
import { figure } from '../kit/figure.js';
import type { Table } from './table.svelte.js';

export interface Standing {
  text: string;
  more: string;
  deed: 'take-back' | 'rematch' | 'sheet' | null;
}

export function standing(table: Table): Standing {
  const { details } = table;
  const t = (id: string, args: Record<string, string | number> = {}) => table.t(id, args);
  const outcome = table.view.outcome;
  if (outcome && (table.over || table.replaying)) {
    return { text: table.say(outcome.how), more: places(table), deed: 'sheet' };
  }
  if (table.replaying) {
    return { text: t('replay-looking-back'), more: '', deed: null };
  }
  if (details.status === 'void') {
    const reason = details.void_reason;
    const more =
      reason === 'agreed' ? t('table-void-agreed') : reason && t('table-void-other', { reason });
    return { text: t('table-void'), more, deed: null };
  }
  if (table.mySeatShown?.resigned) {
    return { text: t('table-resigned'), more: waitingFor(table), deed: null };
  }
  if (table.away) {
    return { text: t('table-bot-plays-for-you'), more: waitingFor(table), deed: 'take-back' };
  }
  if (table.busy) return { text: t('table-sending'), more: '', deed: null };
  return { text: waitingFor(table), more: '', deed: null };
}

/** Who is waited for: the public circle, never more. */
function waitingFor(table: Table): string {
  const names = table.seats.filter((seat) => seat.awaited).map((seat) => seat.name);
  if (names.length === 0) return table.t('table-waiting');
  if (names.length === 1) return table.t('table-waiting-for', { name: names[0] ?? '' });
  return table.t('table-waiting-for-several', { names: table.list(names) });
}

function places(table: Table): string {
  const outcome = table.view.outcome;
  if (!outcome) return '';
  const order = [
    ...outcome.ranks.map((rank, number) => ({
      rank,
      number,
      name: table.seats[number]?.name ?? '',
      points: outcome.scores[number] ?? 0,
    })),
    ...(table.face.unseated?.(table) ?? []).map((one) => ({ ...one, rank: one.rank ?? 0 })),
  ];
  order.sort((a, b) => a.rank - b.rank || a.number - b.number);
  return order
    .map(({ rank, name, points }) => table.t('table-place', { rank, name, points: figure(points) }))
    .join(' · ');
}
