/** Which parts the board has now, and which of them suits what is asked. */
import type { CrusadersTable } from './view.js';

export type Tab = 'end' | 'choice' | 'map' | 'markets' | Panel;
export type Panel = 'orders' | 'raids' | 'faith';
/** How parts are arranged: map and panel side by side, or one at a time. */
export type Layout = 'wide' | 'narrow';

export const PANELS: readonly Panel[] = ['orders', 'raids', 'faith'];

/** Questions about cards that are compared in large. */
const CHOICES = new Set(['keep-bull', 'first-governor', 'pick-governor']);
const MARKET_QUESTIONS = new Set(['pick-building', 'pick-tactic', 'shown-card', 'building-slot']);
const FAITH_QUESTIONS = new Set(['prayer', 'bishop', 'check-holy-land', 'remove-bishop']);

export function layoutOf(width: number): Layout {
  return width >= 760 ? 'wide' : 'narrow';
}

const kindOf = (table: CrusadersTable): string => table.explain[0]?.kind ?? '';

/** The tab that only comes up at the end, or while a bull or a governor is chosen. */
function specialTab(table: CrusadersTable): Tab | null {
  if (table.view.outcome) return 'end';
  return CHOICES.has(kindOf(table)) ? 'choice' : null;
}

export function tabsOf(table: CrusadersTable, layout: Layout): Tab[] {
  const special = specialTab(table);
  const first: Tab[] = special ? [special, 'map'] : ['map'];
  return layout === 'narrow' ? [...first, ...PANELS, 'markets'] : [...first, 'markets'];
}

const asksForCity = (table: CrusadersTable): boolean =>
  table.explain.some(({ options }) =>
    options.some(({ touches }) => touches.some((component) => component.startsWith('city:'))),
  );

/** The tab that opens by itself. */
export function suitedTab(table: CrusadersTable, layout: Layout): Tab {
  const kind = kindOf(table);
  const special = specialTab(table);
  if (special) return special;
  if (MARKET_QUESTIONS.has(kind)) return 'markets';
  if (layout !== 'narrow') return 'map';
  if (kind === 'plan') return 'orders';
  if (kind === 'prayer') return 'faith';
  return table.view.state.saracens.now && !asksForCity(table) ? 'raids' : 'map';
}

/** The panel beside the map. */
export function suitedPanel(table: CrusadersTable): Panel {
  if (FAITH_QUESTIONS.has(kindOf(table))) return 'faith';
  return table.view.state.phase === 'events' ? 'raids' : 'orders';
}
