/**
 * What an action reveals about a battle, one thing after another: both conflict cards, the dice, the
 * totals, the verdict. Only then come losses and land, on the map.
 */
import type { News } from '../../../kit/table-model.js';
import { happening, type BattleView, type Happening } from '../view.js';

type RevealStep = 'cards' | 'dice' | 'totals' | 'verdict' | 'losses';

export interface Revealed {
  step: RevealStep;
  /** Milliseconds. */
  lasts: number;
}

const LASTS: Record<RevealStep, number> = {
  cards: 300,
  dice: 300,
  totals: 400,
  verdict: 700,
  losses: 450,
};
const OVER = [
  'event-kept',
  'event-conquered',
  'event-battle-void',
  'event-siege-beaten',
  'event-siege-void',
  'event-won-by-siege',
  'event-knights-lost',
];

function happenings(news: readonly News[]): Happening[] {
  return news.flatMap(({ events }) => events.map(happening));
}

/** The steps in which the board shows what happened. None if no battle is decided by it. */
export function revealedBy(news: readonly News[]): Revealed[] {
  const said = happenings(news).map(({ message }) => message);
  const cards = said.includes('event-conflicts-revealed');
  const decided = said.includes('event-battle-won') || said.includes('event-battle-tied');
  if (!cards && !decided) return [];
  const over = said.some((message) => OVER.includes(message));
  const steps: RevealStep[] = [
    ...(cards ? (['cards'] as const) : []),
    ...(said.includes('event-conflict-roll') ? (['dice'] as const) : []),
    'totals',
    ...(decided ? (['verdict'] as const) : []),
    ...(over ? (['losses'] as const) : []),
  ];
  return steps.map((step) => ({ step, lasts: LASTS[step] }));
}

/** For how long the board holds back the outcome. */
export function suspense(news: readonly News[]): number {
  return revealedBy(news).reduce((sum, { lasts }) => sum + lasts, 0);
}

/**
 * A battle as it is known at a step.
 *
 * @param before the battle before the action
 * @param after the battle after it. Null: it is over
 */
export function battleAt(
  step: RevealStep,
  news: readonly News[],
  before: BattleView,
  after: BattleView | null,
): BattleView {
  const battle = structuredClone(before);
  const [attacker, defender] = battle.sides;
  const counted = step === 'totals' || step === 'verdict';
  for (const { message, args } of happenings(news)) {
    if (message === 'event-conflicts-revealed') {
      attacker.card = args.first === 'none' ? null : args.first;
      defender.card = args.second === 'none' ? null : args.second;
    } else if (message === 'event-conflict-roll' && step !== 'cards') {
      (args.seat === attacker.seat ? attacker : defender).conflict = args.roll;
    } else if (message === 'event-battle-won' && counted) {
      const won = args.winner === attacker.seat;
      attacker.total = won ? args.high : args.low;
      defender.total = won ? args.low : args.high;
    } else if (message === 'event-battle-tied' && counted) {
      attacker.total = defender.total = args.points;
    }
    if (step !== 'verdict') continue;
    if (message === 'event-battle-won') battle.winner = args.winner;
    else if (message === 'event-battle-tied') battle.winner = args.defender;
    else continue;
    battle.margin = args.margin;
  }
  if (counted) {
    battle.step = Math.max(5, battle.step);
    battle.standing = null;
    if (after) battle.sides = after.sides;
  }
  return battle;
}
