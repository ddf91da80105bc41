import { afterEach, expect, test, vi } from 'vitest';

import { lasting, perTab } from './storage.js';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was stored is found again', () => {
  expect(lasting.setText('a', 'x')).toBe(true);
  expect(lasting.text('a')).toBe('x');
  expect(lasting.setText('a', null)).toBe(true);
  expect(lasting.text('a')).toBeNull();
  lasting.setFlag('b', true);
  expect(lasting.flag('b')).toBe(true);
  perTab.setJson('c', { n: 1 });
  expect(perTab.json('c')).toEqual({ n: 1 });
  perTab.setJson('c', null);
  expect(sessionStorage.getItem('c')).toBeNull();
});

test('what is stored of one table is removed, and nothing else', () => {
  perTab.setText('gonfalon.given.t1', 'x');
  perTab.setText('gonfalon.pending.t1', 'x');
  perTab.setText('gonfalon.given.t2', 'x');
  lasting.setText('gonfalon.notes.t1', 'x');
  perTab.closeEnding('.t1');
  expect(Object.keys(sessionStorage)).toEqual(['gonfalon.given.t2']);
  expect(lasting.text('gonfalon.notes.t1')).toBe('x');
  expect(perTab.setText('gonfalon.given.t1', 'late')).toBe(false);
  expect(perTab.text('gonfalon.given.t1')).toBeNull();
  perTab.openEnding('.t1');
  expect(perTab.setText('gonfalon.given.t1', 'x')).toBe(true);
});

test('a broken value counts as missing', () => {
  localStorage.setItem('a', '{');
  expect(lasting.json('a')).toBeNull();
});

test('a browser without storage loses values and breaks nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(lasting.setText('a', 'x')).toBe(false);
  expect(lasting.text('a')).toBeNull();
  expect(lasting.json('a')).toBeNull();
  vi.unstubAllGlobals();
});
