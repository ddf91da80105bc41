/** Opens the ceremony at the end of a match, which is loaded only then. */
import type { EndingParts } from '../../games/face.js';
import type { Table } from '../state/table.svelte.js';
import type Ending from './Ending.svelte';
import { holdBack } from './hold-back.js';

interface Loaded {
  Ending: typeof Ending;
  /** What the game has to say of its end. */
  parts: EndingParts | null;
}

/** Load the ceremony. If that fails, nothing is held back. */
export async function loadEnding(table: Table): Promise<Loaded> {
  try {
    const [{ default: Ending }, game] = await Promise.all([
      import('./Ending.svelte'),
      table.face?.scores?.ending?.(),
    ]);
    return { Ending, parts: game?.default ?? null };
  } catch (error) {
    holdBack(false);
    throw error;
  }
}
