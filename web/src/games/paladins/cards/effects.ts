/** Effects as symbols, shown on cards instead of words. */
import { printed, type Effect, type Score } from '../printed.js';

/** A figure, a drawing, or both side by side. */
export interface Token {
  text?: string;
  sign?: string;
}

const ONE: Record<string, string> = {
  pay_debt: 'paid',
  destroy_debt: '-debt',
  discard_suspicion: '-suspicion',
  pray: 'action:pray',
  free_recruit: 'recruit',
  free_develop: 'action:develop',
  tax: 'tax',
};
const OR: Token = { text: '/' };
const FEW = 3;

export function tokens(effects: readonly Effect[], exact = false): Token[] {
  return effects.flatMap((effect) => tokensOf(effect, exact));
}

function tokensOf(effect: Effect, exact: boolean): Token[] {
  const n = effect.n ?? 1;
  switch (effect.op) {
    case 'worker':
      return repeated(`worker:${effect.type ?? 'labourer'}`, n);
    case 'silver':
    case 'provision':
      return [n > 1 || exact ? { text: String(n), sign: effect.op } : { sign: effect.op }];
    case 'attribute':
      return [
        n > 1 || exact
          ? { text: `+${n}`, sign: effect.attr ?? 'faith' }
          : { sign: effect.attr ?? 'faith' },
      ];
    case 'choose_attribute':
      return [{ sign: 'faith' }, OR, { sign: 'strength' }, OR, { sign: 'influence' }];
    case 'choose_one':
      return (effect.options ?? []).flatMap((list, i) => [
        ...(i ? [OR] : []),
        ...tokens(list, exact),
      ]);
    default:
      return repeated(ONE[effect.op] ?? '', n);
  }
}

function repeated(sign: string, n: number): Token[] {
  if (n > FEW) return [{ text: String(n), sign }];
  return Array.from({ length: n }, () => ({ sign }));
}

/** What a converted outsider scores: points, for how many, of what. */
export function scoreTokens(score: Score): Token[] {
  const every = score.every ?? 1;
  const per = every > 1 ? `1/${every}` : '1/';
  if (score.per_attacked) return [{ text: per, sign: `attacked:${score.per_attacked}` }];
  if (score.per_action) return [{ text: per, sign: `action:${score.per_action}` }];
  if (score.per_attribute) return [{ text: per, sign: score.per_attribute }];
  if (score.per_paid_debt) return [{ text: per, sign: 'paid' }];
  if (score.per_unpaid_debt) return [{ text: per, sign: 'debt' }];
  if (score.per_suspicion) return [{ text: per, sign: 'suspicion' }];
  const base = score.base ?? 0;
  return [{ text: `${base}+1/`, sign: score.per_kings_order ? 'order' : 'action:convert' }];
}

/** When a townsfolk's lasting effect happens. */
export function triggerTokens(townsfolk: string): Token[] {
  const ongoing = printed.townsfolk[townsfolk]?.ongoing;
  if (ongoing?.action) return [{ sign: `action:${ongoing.action}` }];
  if (ongoing?.trigger === 'pay_debt') return [{ sign: 'paid' }];
  if (ongoing?.condition === 'suspicion_eq_0') return [{ text: '0', sign: 'suspicion' }];
  if (ongoing?.condition === 'suspicion_ge_2') return [{ text: '2', sign: 'suspicion' }];
  return [{ sign: 'tax' }];
}
