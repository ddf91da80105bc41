/** What an action will bring, in the order of the rules, as far as it is printed on the table. */
import { tokens, type Token } from './effects.js';
import { printed, workshops, type Effect } from './printed.js';
import type { Acting, BoardView } from './view.js';

export interface Line {
  tokens: Token[];
  /** The card that adds it: "paladin:…", "townsfolk:…". */
  card: string | null;
}

function own(acting: Acting, board: BoardView): Effect[] {
  const [kind = '', id = ''] = (acting.target ?? '').split(':');
  const { action } = acting;
  if (!action) return [];
  const done = board.actions[action].times;
  const base = printed.player_board_tracks[action]?.steps?.[done]?.effects ?? [];
  switch (kind) {
    case 'space':
      return [...base, ...(printed.board_spaces[id]?.effects ?? [])];
    case 'absolve_space':
      return [...base, ...(printed.absolve_spaces[id]?.effects ?? [])];
    case 'townsfolk':
      return acting.mode?.endsWith('hire')
        ? (printed.townsfolk[id]?.instant ?? [])
        : (printed.townsfolk[id]?.discard ?? []);
    case 'outsider':
      if (action === 'attack') {
        return [
          ...printed.outsider_attack_base.outsider_attack_base.effects,
          ...(printed.outsiders[id]?.attack ?? []),
        ];
      }
      return [{ op: 'attribute', attr: 'strength', n: printed.outsiders[id]?.strength ?? 1 }];
    default:
      if (action === 'develop') return workshops[done]?.effects ?? [];
      if (action === 'pray') return [];
      return (
        printed.actions[action].modes?.find((mode) => acting.mode?.endsWith(mode.id))?.effects ?? []
      );
  }
}

export function gainsOf(acting: Acting, board: BoardView): Line[] {
  const found: Line[] = [];
  const first = tokens(own(acting, board), true);
  if (acting.action === 'fortify') first.push({ sign: 'action:fortify' });
  if (first.length) found.push({ tokens: first, card: null });
  for (const card of acting.action ? board.actions[acting.action].adds : []) {
    const [kind, id = ''] = card.split(':');
    const effects =
      kind === 'paladin'
        ? printed.paladins[id]?.ability.effects
        : printed.townsfolk[id]?.ongoing.effects;
    found.push({ tokens: tokens(effects ?? [], true), card });
  }
  return found;
}
