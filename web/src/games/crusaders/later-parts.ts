/** The parts of the board that are fetched after it: battles, moments, the end, the set-up, close-ups. */
import { Later } from '../../kit/answers/later.svelte.js';

export const battleScene = new Later(() => import('./battle/BattleScene.svelte'));
export const endPanel = new Later(() => import('./ending/EndPanel.svelte'));
export const setupChoice = new Later(() => import('./choices/SetupChoice.svelte'));
export const moments = new Later(() => import('./ending/moments.js'));
export const closeUpCard = new Later(() => import('./cards/CloseUpCard.svelte'));

/** In the order in which a match needs them. */
export const LATER_PARTS = [closeUpCard, moments, battleScene, setupChoice, endPanel] as const;
