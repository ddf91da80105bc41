import { describe, expect, it } from 'vitest';

import facts from '../../generated/games/mastery.json';
import { hash, rosette } from './rosette.js';

const ids = [...Object.keys(facts.described.cards), ...Object.keys(facts.described.artefacts)];

describe('rosettes', () => {
  it('follow from the id alone', () => {
    expect(rosette('fracture')).toBe(rosette('fracture'));
    expect(hash('fracture')).toBe(hash('fracture'));
  });

  it('differ from card to card', () => {
    expect(new Set(ids.map((id) => rosette(id))).size).toBeGreaterThan(ids.length * 0.85);
  });

  it('stay within their circle', () => {
    for (const id of ids) {
      const numbers = rosette(id).match(/-?\d+\.\d/g) ?? [];
      expect(numbers.length).toBeGreaterThan(200);
      for (let i = 0; i < numbers.length; i += 2) {
        expect(Math.hypot(Number(numbers[i]), Number(numbers[i + 1]))).toBeLessThanOrEqual(46.2);
      }
    }
  });

  it('close every line', () => {
    expect(rosette('ambush').match(/Z/g)).toHaveLength(3);
  });
});
