/** The interface of games that have none of their own, such as those of other packages. */
import type { GameFace } from '../face.js';
import Board from './Board.svelte';
import Mine from './Mine.svelte';
import { isComponent, partsOf, seatFacts, type Parts, type Value } from './view.js';

/** True if a component is somewhere in a value. */
function holds(value: Value, component: string): boolean {
  if (isComponent(value)) return value === component;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part: Value) => holds(part, component));
}

const face: GameFace<Parts> = {
  Board,
  boardSize: { minWidth: 420 },
  seatFacts,
  log: {},
  useEdition: () => undefined,
  ownArea: {
    Area: Mine,
    answers(question, view) {
      const touched = question.options.flatMap((option) => option.touches);
      const mine = partsOf(view.state, question.seat);
      return touched.some((component) => holds(mine, component));
    },
  },
};
export default face;
