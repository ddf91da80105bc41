/** The parts of the board that are fetched after it: duels, the end of a round, titles. */
import { Later } from '../../kit/later.svelte.js';

export const duelScene = new Later(() => import('./DuelScene.svelte'));
export const recapScene = new Later(() => import('./Recap.svelte'));
export const titlesPanel = new Later(() => import('./TitlesPanel.svelte'));

/** In the order in which a match needs them. */
export const LATER_PARTS = [duelScene, recapScene, titlesPanel] as const;
