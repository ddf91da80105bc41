/** What the decision bar shows when the user has nothing to answer. */
import { figure } from '../../kit/drawing/figure.js';
import type { Table } from '../state/table.svelte.js';

export interface IdleStatus {
  text: string;
  more: string;
  action: 'take-back' | 'rematch' | 'ending' | null;
}

export function idleStatus(table: Table): IdleStatus {
  const { details } = table;
  const t = (id: string, args: Record<string, string | number> = {}) => table.t(id, args);
  const outcome = table.view.outcome;
  if (outcome && (table.over || table.replaying)) {
    return { text: table.say(outcome.how), more: places(table), action: 'ending' };
  }
  if (table.replaying) {
    return { text: t('replay-looking-back'), more: '', action: null };
  }
  if (details.status === 'void') {
    return { text: t('table-void'), more: whyVoid(table, details.void_reason), action: null };
  }
  if (table.mySeatShown?.resigned) {
    return { text: t('table-resigned'), more: waitingFor(table), action: null };
  }
  if (table.away) {
    return { text: t('table-bot-plays-for-you'), more: waitingFor(table), action: 'take-back' };
  }
  if (table.busy) return { text: t('table-sending'), more: '', action: null };
  return sealed(table) ?? { text: waitingFor(table), more: '', action: null };
}

const BY_MODERATOR = 'moderator: ';

/** Why a match has no result. A moderator's reason is quoted verbatim. */
function whyVoid(table: Table, reason: string): string {
  if (reason === 'agreed') return table.t('table-void-agreed');
  if (reason === 'abandoned') return table.t('table-void-abandoned');
  if (!reason.startsWith(BY_MODERATOR)) return '';
  return table.t('table-void-moderator', { reason: reason.slice(BY_MODERATOR.length) });
}

/** In a sealed round, after the user has answered: what they know about their own answer. */
function sealed(table: Table): IdleStatus | null {
  const { round, waiting, answered, undo, viewer } = table.view;
  if (!round || viewer === null || !waiting.includes(viewer)) return null;
  if (!undo.length) {
    return { text: table.t('table-round-nothing'), more: waitingFor(table), action: null };
  }
  const answer = answered.map((said) => table.say(said)).join('; ');
  return {
    text: table.t('table-round-answered'),
    more: answer && table.t('table-round-answer', { answer }),
    action: null,
  };
}

/** Whom the table is waiting for: only the publicly known seats. */
function waitingFor(table: Table): string {
  const awaited = table.seats.filter((seat) => seat.awaited);
  const names = awaited.filter((seat) => !seat.mine).map((seat) => seat.name);
  if (names.length === 0) return table.t('table-waiting');
  if (names.length === 1) return table.t('table-waiting-for', { name: names[0] ?? '' });
  return table.t('table-waiting-for-several', { names: table.list(names) });
}

function places(table: Table): string {
  const outcome = table.view.outcome;
  if (!outcome) return '';
  const order = [
    ...table.seats.map(({ number, mine, name }) => ({
      rank: outcome.ranks[number] ?? 0,
      number,
      name: mine ? table.t('presence-you') : name,
      points: outcome.scores[number] ?? 0,
    })),
    ...(table.face?.scores?.unseated?.(table) ?? []).map((one) => ({
      ...one,
      rank: one.rank ?? 0,
    })),
  ];
  order.sort((a, b) => a.rank - b.rank || a.number - b.number);
  return order
    .map(({ rank, name, points }) => table.t('table-place', { rank, name, points: figure(points) }))
    .join(' · ');
}
