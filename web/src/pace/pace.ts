/** How fast a table is played, in words. */
import type { TableShown } from '../api/tables.js';
import { t } from '../i18n/i18n.svelte.js';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** A duration in words: "15 minutes", "3 days". */
export function duration(seconds: number): string {
  if (seconds % DAY === 0) return t('duration-days', { count: seconds / DAY });
  if (seconds % HOUR === 0) return t('duration-hours', { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return t('duration-minutes', { count: seconds / MINUTE });
  return t('duration-seconds', { count: seconds });
}

interface Clock {
  kind?: string;
  seconds?: number;
  increment?: number;
}

/** How a table is played: "live, no clock", "3 days a move". */
export function paceOf(table: Pick<TableShown, 'pace' | 'clock'>): string {
  const clock = table.clock as Clock;
  const time = duration(clock.seconds ?? 0);
  if (clock.kind === 'per_move') {
    return table.pace === 'live'
      ? t('pace-live-per-move', { time })
      : t('pace-days-per-move', { time });
  }
  if (clock.kind === 'bank') {
    return table.pace === 'live' ? t('pace-live-bank', { time }) : t('pace-days-bank', { time });
  }
  return table.pace === 'live' ? t('pace-live-none') : t('pace-days-none');
}
