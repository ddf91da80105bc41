/** Texts that pages share: problems, clocks, levels of bots. */
import { Problem } from '../api/client.js';
import type { components } from '../api/schema.js';
import { i18n, t } from '../i18n/i18n.svelte.js';
import { gamesList } from './games.svelte.js';

export type TableShown = components['schemas']['TableShown'];
export type TableDetails = components['schemas']['TableDetails'];

/** Return a sentence that says what went wrong. */
export function sentence(error: unknown): string {
  if (!(error instanceof Problem)) return t('problem-internal');
  // texts: problem-*
  const id = `problem-${error.code.replaceAll('_', '-')}`;
  if (i18n.has(id)) return t(id);
  if (error.status === 0) return t('problem-offline');
  if (error.status === 429) return t('problem-too-often');
  if (error.status >= 500) return t('problem-internal');
  if (error.status === 404) return t('problem-not-found');
  return t('problem-other'); // the server's own message is in English
}

/** The name of a bot level. */
export function botName(level: string): string {
  // texts: bot-*
  return i18n.has(`bot-${level}`) ? t(`bot-${level}`) : level;
}

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

/** The name of a game. */
export function gameTitle(slug: string): string {
  // texts: game-*
  return i18n.has(`game-${slug}`) ? t(`game-${slug}`) : gamesList.title(slug, i18n.language);
}

/** The short name of a game, for small spaces. */
export function shortTitle(slug: string): string {
  // texts: game-*-short
  return i18n.has(`game-${slug}-short`) ? t(`game-${slug}-short`) : gameTitle(slug);
}

/** The name of the player in a seat. */
export function seatName(seat: components['schemas']['SeatShown']): string {
  if (seat.user) return seat.user.name;
  return seat.bot ? botName(seat.bot) : t('seat-free');
}
