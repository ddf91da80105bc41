/** Parts of the table page that are fetched after it: they are needed only now and then. */
import { fetchLater, Later } from '../kit/answers/later.svelte.js';

export const later = {
  rulesDrawer: new Later(() => import('./rules/RulesDrawer.svelte')),
  dicePanel: new Later(() => import('./DicePanel.svelte')),
  seedPanel: new Later(() => import('./SeedPanel.svelte')),
  catchUpBar: new Later(() => import('./since/CatchUpBar.svelte')),
  replayBar: new Later(() => import('./replay/ReplayBar.svelte')),
  paceBar: new Later(() => import('./pace/PaceBar.svelte')),
  momentView: new Later(() => import('./moments/MomentView.svelte')),
  revealed: new Later(() => import('./frame/Revealed.svelte')),
  scoreSheet: new Later(() => import('./seats/ScoreSheet.svelte')),
  inspected: new Later(() => import('./decision/Inspected.svelte')),
  sinceSummary: new Later(() => import('./since/SinceSummary.svelte')),
  otherBoard: new Later(() => import('./seats/OtherBoard.svelte')),
  logPanel: new Later(() => import('./log/LogPanel.svelte')),
  notesPanel: new Later(() => import('./NotesPanel.svelte')),
  scrub: new Later(() => import('./replay/Scrub.svelte')),
  chatPanel: new Later(() => import('./chat/ChatPanel.svelte')),
  decisionPanel: new Later(() => import('./decision/DecisionPanel.svelte')),
  proposalStrips: new Later(() => import('./notices/ProposalStrips.svelte')),
  untoldStrip: new Later(() => import('./notices/UntoldStrip.svelte')),
  quickStart: new Later(() => import('./quick-start/QuickStartStrips.svelte')),
  setUpForYou: new Later(() => import('./quick-start/SetUpForYou.svelte')),
  paceOffer: new Later(() => import('./notices/PaceOffer.svelte')),
  reportPlayer: new Later(() => import('./frame/menu/ReportPlayer.svelte')),
  coachButton: new Later(() => import('./coach/CoachButton.svelte')),
  menuItems: new Later(() => import('./frame/menu/MenuItems.svelte')),
  menuOrders: new Later(() => import('./frame/menu/MenuOrders.svelte')),
};

/** Fetch what most tables need soon: what others do, close-ups, the menu. */
export function fetchSoon(): void {
  fetchLater([later.paceBar, later.momentView, later.inspected, later.menuItems]);
}
