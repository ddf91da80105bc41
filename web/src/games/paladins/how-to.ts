/** The how-to-play page of Paladins of the West Kingdom. */
import type { HowTo } from '../how-to.js';
import Picture from './howto/HowToPicture.svelte';

export default {
  Picture: Picture as unknown as HowTo['Picture'],
  round: 5,
  turn: 5,
  points: ['tracks', 'orders', 'monks', 'walls', 'workshops', 'outsiders', 'debts', 'goods'],
} satisfies HowTo;
