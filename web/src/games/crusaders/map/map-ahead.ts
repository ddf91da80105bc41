/** What is known before an answer on the map: the sides of a battle, the strength of a raid. */
import type { components } from '../../../generated/schema/crusaders.js';
import { obstacle, type Draft } from '../../../kit/answers/amounts.js';
import { componentOf } from './map-answers.js';
import type { CrusadersTable } from '../view.js';

export type MarchPreview = components['schemas']['MarchPreview'];

/** A figure above a city: a score of two sides, or the strength of one. */
export interface Figure {
  text: string;
  tone: 'good' | 'bad' | 'plain';
  label: string;
}

/** The sides of the battle that a march would begin, for the city that is marched on or could be. */
export function battleAhead(table: CrusadersTable, city: string): MarchPreview | null {
  const target = table.explain.find(({ kind }) => kind === 'march-target');
  const option = target?.options.find(({ touches }) => touches.includes(componentOf(city)));
  if (option) return (option.preview as MarchPreview | null) ?? null;
  const units = table.explain.find(({ kind }) => kind === 'march-units');
  return units && table.view.state.march?.target === city
    ? ((units.preview as MarchPreview | null) ?? null)
    : null;
}

/** How many units are chosen so far. */
export function chosenIn(draft: Draft | null): number {
  return Object.values(draft?.numbers ?? {}).reduce((sum, number) => sum + number, 0);
}

/** What the chosen units of a march cost: horses beyond the free moves. Null: not a march. */
export function marchPrice(draft: Draft): { paid: number; free: number } | null {
  const { kind, prompt, preview } = draft.question;
  if (kind !== 'march-units') return null;
  const free = (preview as MarchPreview | null)?.free ?? Number(prompt.args['free']);
  return { paid: Math.max(0, chosenIn(draft) - free), free };
}

/** As many units as there are, up to a number, from the first city on: what most marches take. */
export function filledUp(draft: Draft, most: number): Record<string, number> {
  let numbers = draft.numbers;
  for (const item of draft.amounts.items) {
    while (
      chosenIn({ ...draft, numbers }) < most &&
      obstacle({ ...draft, numbers }, item, 1) === null
    )
      numbers = { ...numbers, [item.id]: (numbers[item.id] ?? item.now) + 1 };
  }
  return numbers;
}

/** The figure above a city, if there is one now. */
export function figureOf(table: CrusadersTable, city: string, draft: Draft | null): Figure | null {
  const { now } = table.view.state.saracens;
  if (now?.city === city) {
    const [own, raid] = [now.strength + now.difference, now.strength];
    return {
      text: `${own} : ${raid}`,
      tone: now.result === 'falls' ? 'bad' : 'good',
      label: table.t('crusaders-map-raid', { own, raid }),
    };
  }
  const ahead = battleAhead(table, city);
  if (!ahead) return null;
  const { defence } = ahead;
  if (!draft) {
    return {
      text: String(defence),
      tone: 'plain',
      label: table.t('crusaders-map-defence', { defence }),
    };
  }
  const attack = chosenIn(draft) + ahead.bonus;
  return {
    text: `${attack} : ${defence}`,
    tone: attack >= defence ? 'good' : 'bad',
    label: table.t('crusaders-map-battle', { attack, defence }),
  };
}
