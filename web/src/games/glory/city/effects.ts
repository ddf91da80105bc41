/** Effects as symbols, shown on places, tokens and cards instead of words. */
import { printed, type Effect } from '../printed.js';
import { RESOURCES, roman, type Action } from '../view.js';

/** A figure, a drawing, or both side by side. */
export interface Token {
  text?: string;
  sign?: string;
}

const OR: Token = { text: '/' };
const ARROW: Token = { text: '→' };

export function tokens(effects: readonly Effect[], gain = ''): Token[] {
  return effects.flatMap((effect) => tokensOf(effect, gain));
}

function tokensOf(effect: Effect, gain: string): Token[] {
  if (effect.one_of) {
    return effect.one_of.flatMap((list, i) => [...(i ? [OR] : []), ...tokens(list, gain)]);
  }
  const n = effect.n ?? 1;
  const kind = effect.kind ?? '';
  switch (effect.op) {
    case 'coin':
    case 'strength':
    case 'faith':
    case 'glory':
      return [{ text: `${gain}${n}`, sign: effect.op }];
    case 'lose_coin':
      return [{ text: `−${n}`, sign: 'coin' }];
    case 'lose_glory':
      return [{ text: `−${n}`, sign: 'glory' }];
    case 'prestige':
      return [{ sign: `prestige:${kind}` }];
    case 'relic':
      return [{ sign: `relic:${kind}` }];
    case 'any_relic':
      return [{ text: `${gain}1`, sign: 'relic' }];
    case 'ally':
      return [{ sign: `ally:${kind}` }];
    case 'hire':
      return [{ text: `${gain}1`, sign: 'ally' }];
    case 'upgrade':
      return [{ text: roman(effect.to ?? 0), sign: effect.item ?? 'steed' }];
    case 'titles':
      return [{ text: `${n}→1`, sign: 'title' }];
    case 'travel':
    case 'blind_travel':
      return [{ text: `${gain}${n}`, sign: 'card' }];
    case 'lay_pawn':
      return [{ text: `−${n}`, sign: 'pawn' }];
    case 'turn_die':
      return [{ text: '↑', sign: `die:${effect.die ?? 'strength'}` }];
    case 'attack':
      return [{ text: `+${n}`, sign: 'attack' }];
    case 'weaken':
      return [{ text: `−${n}`, sign: 'foe' }];
    case 'humble':
      return [{ text: `−${n}`, sign: 'prestige' }];
    case 'reroll':
      return [{ text: `${n}×`, sign: 'reroll' }];
    case 'ready_ally':
      return [{ text: '↺', sign: 'ally' }];
    case 'ready_relic':
      return [{ text: '↺', sign: 'relic' }];
    case 'ready_prestige':
      return [{ text: '↺', sign: 'prestige' }];
    default:
      return [];
  }
}

const PASSIVE: Record<string, string> = {
  faith_reroll_bonus: 'reroll',
  plan_journey_bonus: 'card',
  travel_limit_bonus: 'journey',
  title_bonus: 'title',
};

/** What an ally does. */
export function allyTokens(ally: string): Token[] {
  const { effects = [], passive = {} } = printed.allies[ally] ?? {};
  const lasting = Object.entries(passive).map(([name, n]) =>
    name === 'coin_discount'
      ? { text: `−${n}`, sign: 'coin' }
      : { text: `+${n}`, sign: PASSIVE[name] ?? '' },
  );
  return [...tokens(effects, '+'), ...lasting];
}

/** What an event costs and gives. */
export function eventTokens(event: string): Token[] {
  const found = printed.events[event];
  if (!found) return [];
  const cost = RESOURCES.flatMap((good) => {
    const n = found.cost?.[good];
    return n ? [{ text: String(n), sign: good }] : [];
  });
  return [...cost, ...(cost.length ? [ARROW] : []), ...tokens(found.effects)];
}

/** What an action of the city gives. */
export function actionTokens(action: Action, event: string | null): Token[] {
  switch (action) {
    case 'market':
      return [{ sign: 'steed' }, OR, { sign: 'armour' }];
    case 'gain_ally':
      return [{ text: '+1', sign: 'ally' }];
    case 'herald':
      return [{ text: '1', sign: 'shield' }];
    case 'event':
      return event ? eventTokens(event) : [];
    default:
      return tokens(printed.actions[action].effects ?? [], '+');
  }
}
