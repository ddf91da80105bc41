/** The names of games, bots and players. */
import { gamesList } from '../api/games-list.svelte.js';
import type { components } from '../api/schema.js';
import { i18n, t } from './i18n.svelte.js';

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

/** The name of a bot level. */
export function botName(level: string): string {
  // texts: bot-*
  return i18n.has(`bot-${level}`) ? t(`bot-${level}`) : level;
}

/** A bot as one chooses it: its name, and how well it plays. */
export function botChoice(level: string): string {
  // texts: bot-strength-*
  const strength = `bot-strength-${level}`;
  return i18n.has(strength) ? `${botName(level)} (${t(strength)})` : botName(level);
}

/** The name of the player in a seat. */
export function seatName(seat: components['schemas']['SeatShown']): string {
  if (seat.user) return seat.user.name;
  return seat.bot ? botName(seat.bot) : t('seat-free');
}
