/** The how-to-play page of Glory. */
import type { HowTo } from '../how-to.js';
import Picture from './howto/HowToPicture.svelte';

export default {
  Picture: Picture as unknown as HowTo['Picture'],
  round: 5,
  turn: 6,
  points: ['duels', 'half', 'players', 'travel', 'allies', 'titles'],
} satisfies HowTo;
