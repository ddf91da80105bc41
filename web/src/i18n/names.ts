/** The names of games, bots and players. */
import { gamesList } from '../api/games-list.svelte.js';
import type { components } from '../generated/api.js';
import { i18n, t } from './i18n.svelte.js';
import { ownName } from './own-name.svelte.js';

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

interface Seated {
  user: object | null;
  bot: string;
}

const ROMAN = ['', '', ' II', ' III', ' IV', ' V', ' VI'];

/** The name of a bot in a seat. Those of the same level at a table are numbered. */
export function botAmong<Seat extends Seated>(seat: Seat, seats: readonly Seat[]): string {
  const place = seats.filter((one) => !one.user && one.bot === seat.bot).indexOf(seat) + 1;
  return botName(seat.bot) + (ROMAN[place] ?? ` ${place}`);
}

type Seat = components['schemas']['SeatShown'];

/** What to call a person. The one without a name is whoever holds this device. */
export function called({ name }: { name: string }): string {
  return name || ownName.now || t('player-you');
}

/** The name of the player in a seat of a table. */
export function seatName(seat: Seat, { seats }: { seats: readonly Seat[] }): string {
  if (seat.user) return called(seat.user);
  return seat.bot ? botAmong(seat, seats) : t('seat-free');
}
