import { expect, it } from 'vitest';

import { artwork } from './artwork.js';

const SVG = 'http://www.w3.org/2000/svg';

it('fills each element with its copy of the drawing, and replaces what was there', () => {
  const [first, second] = [0, 1].map(() => document.createElementNS(SVG, 'svg')) as [
    SVGSVGElement,
    SVGSVGElement,
  ];
  artwork('<path d="M0 0"/>')(first);
  artwork('<path d="M0 0"/>')(second);
  expect(first.children).toHaveLength(1);
  expect(second.firstElementChild).not.toBe(first.firstElementChild);
  expect(second.firstElementChild?.namespaceURI).toBe(SVG);
  artwork('<circle r="1"/><circle r="2"/>')(first);
  expect([...first.children].map((child) => child.getAttribute('r'))).toEqual(['1', '2']);
});

it('is the same attachment for the same drawing, so that a redrawn board keeps it', () => {
  expect(artwork('<g/>')).toBe(artwork('<g/>'));
});
