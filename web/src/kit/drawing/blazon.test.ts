import { describe, expect, it } from 'vitest';

import { blazon, BLAZONS, faces, layPatterns, livery, PIPS } from './blazon.js';

describe('blazons', () => {
  it('differ in tincture and in charge', () => {
    expect(new Set(BLAZONS.map((b) => b.tincture)).size).toBe(6);
    expect(new Set(BLAZONS.map((b) => b.charge)).size).toBe(6);
  });

  it('have their hatching in the page, once', () => {
    layPatterns();
    layPatterns();
    expect(document.querySelectorAll('#kit-patterns')).toHaveLength(1);
    for (const { tincture } of BLAZONS)
      expect(document.getElementById(`h-${tincture}`)).not.toBeNull();
  });

  it('begin again after six', () => {
    expect(blazon(7).tincture).toBe(blazon(1).tincture);
    expect(livery(null)).toBe('');
    expect(livery(0)).toBe('seat-gules');
  });
});

describe('dice', () => {
  it('show a number with as few dice as can be', () => {
    expect(faces(0)).toEqual([]);
    expect(faces(6)).toEqual([6]);
    expect(faces(14)).toEqual([6, 6, 2]);
  });

  it('have as many pips as they say', () => {
    PIPS.forEach((pips, face) => expect(pips).toHaveLength(face));
  });
});
