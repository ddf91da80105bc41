/** The how-to-play page of Crusaders. */
import type { HowTo } from '../how-to.js';
import Picture from './howto/HowToPicture.svelte';
import type { CrossView } from './orders/plan.js';

const inner = (...seats: number[]) => seats.map((seat) => ({ seat, reinforced: false }));

/** A planning phase of two players: what each has placed, and in which order it will act. */
const cross: CrossView = {
  sectors: {
    build: { inner: inner(1, 0), outer: null, fee: 2 },
    pray: { inner: [], outer: { seat: 0, reinforced: true }, fee: 0 },
    muster: { inner: inner(1), outer: null, fee: 1 },
    march: { inner: [{ seat: 1, reinforced: true }], outer: null, fee: 1 },
  },
  next: [
    { order: 'build', seat: 0, reinforced: false },
    { order: 'build', seat: 1, reinforced: false },
    { order: 'muster', seat: 1, reinforced: false },
    { order: 'march', seat: 1, reinforced: true },
  ],
  placing: [],
  pool: { build: 0, pray: 0, muster: 0, march: 0, boost: 0 },
};

export default {
  Picture: Picture as unknown as HowTo['Picture'],
  round: 4,
  turn: 6,
  points: ['governors', 'lands', 'bull', 'hegemony', 'righteousness', 'coins'],
  state: { cross },
} satisfies HowTo;
