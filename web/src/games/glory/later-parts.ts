/** The parts of the board that are fetched after it: duels, the end of a round, titles. */
import { Later } from '../../kit/answers/later.svelte.js';

export const duelScene = new Later(() => import('./duel/DuelScene.svelte'));
export const recapScene = new Later(() => import('./titles/Recap.svelte'));
export const titlesPanel = new Later(() => import('./titles/TitlesPanel.svelte'));

/** In the order in which a match needs them. */
export const LATER_PARTS = [duelScene, recapScene, titlesPanel] as const;
