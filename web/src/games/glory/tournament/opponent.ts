/** What the panel of the virtual opponent shows: its card, and how far the scenario has come. */
import { printed, type OpponentAction } from '../printed.js';
import type { Action, GloryTable } from '../view.js';

/** The places that the actions on its cards belong to, where the names differ. */
const PLACES: Record<string, Action> = {
  ally: 'gain_ally',
  special_ally: 'gain_ally',
  plan: 'plan_journey',
};

/** A line of a card: the place it sends the pawn to, and what it looks for there. */
export interface CardLine {
  place: string;
  signs: string[];
  special: boolean;
}

export function linesOfCard(card: string): CardLine[] {
  return (printed.opponent_cards[card]?.actions ?? []).map((line: OpponentAction) => ({
    place: PLACES[line.action] ?? line.action,
    signs: line.type ? [line.type] : (line.kinds ?? []).map((kind) => `ally:${kind}`),
    special: line.action === 'special_ally',
  }));
}

/** The line of a card, from 0, that was carried out, if that has just happened. */
export function doneLine(table: GloryTable, side: number, card: string): number | null {
  const events = table.news.flatMap((one) => one.events);
  const drawn = events.findLastIndex(
    ({ message, args }) => message === 'event-opponent-draws' && args['card'] === card,
  );
  if (drawn < 0) return null;
  const after = events.slice(drawn);
  const placed = after.find(
    ({ message, args }) => message === 'event-pawn-placed' && args['seat'] === side,
  );
  const special = after.some(({ message }) => message === 'event-opponent-special-ally');
  const line = linesOfCard(card).findIndex(
    (one) =>
      one.place === placed?.args['action'] &&
      (one.place !== 'gain_ally' || one.special === special),
  );
  return line < 0 ? null : line;
}

/** A step of the ladder that the Lone Challenge asks for. */
export interface Rung {
  glory: number;
  difficulty: string;
  aim: boolean;
}

const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

/** The glory that each difficulty asks for, the highest first. Empty in other scenarios. */
export function ladderOf(table: GloryTable): Rung[] {
  const { scenario, difficulty } = table.view.state;
  const needs = printed.scenarios[scenario ?? '']?.glory ?? [];
  return needs
    .map((glory, i) => ({
      glory,
      difficulty: DIFFICULTIES[i] ?? '',
      aim: DIFFICULTIES[i] === difficulty,
    }))
    .reverse();
}
