/** The how-to-play page of Medieval Mastery. */
import type { HowTo } from '../how-to.js';
import Picture from './howto/HowToPicture.svelte';

export default {
  Picture: Picture as unknown as HowTo['Picture'],
  round: 4,
  turn: 6,
  points: ['three', 'two', 'one', 'none'],
} satisfies HowTo;
