/** What cards show as signs, ways to pay, and answers grouped for the decision bar. */
import { describe, expect, it } from 'vitest';

import type { Explained, Option } from '../../../kit/table-model.js';
import {
  buildingTokens,
  counted,
  goodsOf,
  governorOf,
  measureSign,
  spyTokens,
  tiersOf,
  tokensIn,
} from './cards.js';
import { cardDrawing, emblemOf } from './cards-art.js';
import { rivalsOf, spiesOf } from '../choices/choices.js';
import { paidBy, partsOf, wayOf } from '../choices/pay.js';
import { printed } from '../printed.js';

function option(message: string, args: Record<string, unknown>, preview: unknown = null): Option {
  return { id: message, rule: '', touches: [], message, args, preview };
}

describe('cards', () => {
  it('has signs with drawings for every building, spy and rescript', () => {
    for (const id of Object.keys(printed.buildings)) {
      expect(emblemOf('building', id)).not.toBe('');
      for (const { sign } of buildingTokens(id))
        if (sign) expect(cardDrawing(sign).body).toBeTruthy();
    }
    for (const id of Object.keys(printed.spies)) {
      const signs = spyTokens(id).flatMap(({ sign }) => sign ?? []);
      expect(signs.length).toBeGreaterThan(1);
      for (const sign of signs) expect(cardDrawing(sign).body).toBeTruthy();
    }
  });

  it('shows when a building works and what it brings', () => {
    expect(buildingTokens('tiltyards')).toEqual([
      { sign: 'march' },
      { text: '→' },
      { text: '+2', sign: 'unit' },
    ]);
  });

  it('draws what every governor and bull counts', () => {
    const bulls = Object.values(printed.bulls).flatMap(({ goals }) => goals);
    for (const { measure } of [...Object.values(printed.governors), ...bulls]) {
      expect(cardDrawing(measureSign(measure ?? '')).body).toBeTruthy();
    }
  });

  it('marks the tiers that are reached', () => {
    const tiers = tiersOf(governorOf('fulk_of_anjou'), 10);
    expect(tiers.map(({ reached }) => reached)).toEqual([true, true, false]);
  });

  it('lists goods one by one, and counts them again', () => {
    const goods = goodsOf({ steel: 2, wood: 1 });
    expect(goods).toEqual(['wood', 'steel', 'steel']);
    expect(counted(goods)).toEqual([
      { thing: 'wood', count: 1 },
      { thing: 'steel', count: 2 },
    ]);
  });

  it('lists the tokens of a warehouse by kind, ready ones first', () => {
    const none = { ready: 0, spent: 0, blocked: 0 };
    const goods = {
      wood: { ready: 1, spent: 0, blocked: 1 },
      candles: none,
      steel: { ready: 0, spent: 2, blocked: 0 },
      horses: none,
      spices: none,
    };
    expect(tokensIn(goods).map(({ good, state, place }) => `${good} ${state} ${place}`)).toEqual([
      'wood ready 0',
      'wood blocked 0',
      'steel spent 0',
      'steel spent 1',
    ]);
  });
});

describe('payments', () => {
  it('reads the way to pay that an answer is', () => {
    const way = paidBy(
      option('option-pay-with', { goods: ['steel', 'steel'], discount: 1, coins: 3 }),
      5,
    );
    expect(way).toEqual({ goods: { steel: 2 }, discount: 1, coins: 3, short: 0, left: 2 });
    expect(way && partsOf(way).map(({ sign, count }) => `${count} ${sign}`)).toEqual([
      '2 steel',
      '1 discount',
      '3 coin',
    ]);
    expect(paidBy(option('option-pay-rescript', { rescript: 'remounts' }), 5)).toBeNull();
  });

  it('reads the usual way to pay from the preview of a purchase', () => {
    const preview = { goods: { wood: 1 }, discount: 0, coins: 2, short: 1, coins_left: 0 };
    expect(wayOf(option('option-take-building', {}, preview))?.short).toBe(1);
    expect(wayOf(option('option-take-free-building', {}))?.coins).toBe(0);
    expect(wayOf(option('option-pass-pick', {}))).toBeNull();
  });
});

describe('choices', () => {
  it('groups the ways to play spies by spy and by rival', () => {
    const options = [
      option('option-play-spy', { spy: 'smuggler', rival: 1 }),
      option('option-play-spy-instead', { spy: 'smuggler', rival: 2, other: 'confessor' }),
      option('option-keep-spy', {}),
    ];
    const question = { options } as unknown as Explained;
    expect(spiesOf(question).map(({ spy, options }) => [spy, options.length])).toEqual([
      ['smuggler', 2],
    ]);
    expect(rivalsOf(question).map(({ rival }) => rival)).toEqual([1, 2]);
  });
});
