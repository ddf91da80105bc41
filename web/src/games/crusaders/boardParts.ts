/** Which part of the board suits what is asked now. */
import type { CrusadersTable } from './view.js';

export type Tab = 'map' | 'orders' | 'raids' | 'markets';
/** How parts are arranged: map and panel side by side, or one at a time. */
export type Layout = 'wide' | 'narrow';

const MARKET_QUESTIONS = new Set([
  'pick-building',
  'pick-governor',
  'pick-tactic',
  'shown-card',
  'building-slot',
  'replace-governor',
]);
const PRAYER_QUESTIONS = new Set(['prayer', 'bishop', 'check-holy-land', 'remove-bishop']);

export function layoutOf(width: number): Layout {
  return width >= 760 ? 'wide' : 'narrow';
}

/** The tab that opens by itself. */
export function suitedTab(table: CrusadersTable, layout: Layout): Tab {
  const kind = table.explain[0]?.kind ?? '';
  if (MARKET_QUESTIONS.has(kind)) return 'markets';
  if (layout !== 'narrow') return 'map';
  if (kind === 'plan') return 'orders';
  return table.view.state.saracens.now ? 'raids' : 'map';
}

/** The panel beside the map. */
export function suitedPanel(table: CrusadersTable): 'orders' | 'raids' | 'prayer' {
  if (PRAYER_QUESTIONS.has(table.explain[0]?.kind ?? '')) return 'prayer';
  return table.view.state.phase === 'events' ? 'raids' : 'orders';
}
