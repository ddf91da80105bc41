/** Answers to questions, grouped for the decision bar. */
import type { Explained, Option } from '../../../kit/table-model.js';

/** The parts of orders, with their signs. */
export const PARTS: Record<string, string> = {
  upgrade: 'city',
  building: 'building',
  'extra-building': 'building',
  pray: 'pray',
  units: 'unit',
  tactics: 'tactic',
  'extra-tactic': 'tactic',
  march: 'march',
  'march-governor': 'governor',
};

const PLAYS = ['option-play-spy', 'option-play-spy-instead'];

export function playsSpy({ message }: Option): boolean {
  return PLAYS.includes(message);
}

/** The answers that play a spy, by spy. */
export function spiesOf(question: Explained): { spy: string; options: Option[] }[] {
  const found = new Map<string, Option[]>();
  for (const option of question.options.filter(playsSpy)) {
    const spy = String(option.args['spy']);
    found.set(spy, [...(found.get(spy) ?? []), option]);
  }
  return [...found].map(([spy, options]) => ({ spy, options }));
}

/** The answers that play a spy, by the rival it would watch. */
export function rivalsOf(question: Explained): { rival: number; options: Option[] }[] {
  const found = new Map<number, Option[]>();
  for (const option of question.options.filter(playsSpy)) {
    const rival = Number(option.args['rival']);
    found.set(rival, [...(found.get(rival) ?? []), option]);
  }
  return [...found].map(([rival, options]) => ({ rival, options }));
}

/** Kinds of questions that `Controls.svelte` answers in the decision bar. */
export const CONTROLLED: readonly string[] = [
  'turn',
  'after-order',
  'pay',
  'restore-goods',
  'play-spy',
  'spy-reaction',
  'choose-effect',
  'extra-units',
  'upgrade',
  'shown-card',
  'rescript-window',
  'bazaar',
  'building-slot',
  'pick-governor',
  'prayer',
];
