import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';

import Dice, { type DieShown } from './Dice.svelte';

const DICE: DieShown[] = [
  { id: 'a', tone: 'red', face: 5, label: 'Strength, 5', roll: 1, counts: true },
  { id: 'b', tone: 'red', face: '<path d="M0 0H512"/>', label: 'Strength, symbol', roll: 1 },
  { id: 'c', tone: 'black', face: 0, label: 'Steed, 0', roll: 1 },
  { id: 'd', tone: 'white', face: 1, label: 'Armour, 1', roll: 1, why: 'Rerolled already' },
];

interface Shown {
  dice: DieShown[];
  label: string;
  picked?: string[];
  most?: number;
  full?: string;
  onpick?: (picked: string[]) => void;
}

let shown: ReturnType<typeof mount> | null = null;

function show(more: Partial<Shown> = {}): Shown {
  const props = $state<Shown>({ dice: DICE, label: 'Your roll', ...more });
  shown = mount(Dice, { target: document.body, props });
  flushSync();
  return props;
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
const named = (name: string): HTMLButtonElement => {
  const found = buttons().find((one) => one.getAttribute('aria-label') === name);
  if (!found) throw new Error(name);
  return found;
};
const press = (key: string): boolean | undefined =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

describe('dice that are only shown', () => {
  it('have names, and nothing to press', () => {
    show();
    const names = [...document.querySelectorAll('svg')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Strength, 5', 'Strength, symbol', 'Steed, 0', 'Armour, 1']);
    expect(buttons()).toEqual([]);
    expect(document.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Your roll');
    expect(document.querySelectorAll('.counts')).toHaveLength(1);
  });

  it('tumble when they are rolled again, and only those', () => {
    const props = show();
    expect(document.querySelectorAll('.tumbles')).toHaveLength(0);
    props.dice = DICE.map((die) => (die.id === 'c' ? { ...die, face: 4, roll: 2 } : die));
    flushSync();
    expect(document.querySelectorAll('.tumbles')).toHaveLength(1);
    expect(document.querySelector('.tumbles')?.textContent).toContain('4');
  });
});

describe('dice that can be picked', () => {
  it('are picked and put back', () => {
    const onpick = vi.fn();
    const props = show({ picked: ['a'], most: 2, onpick });
    expect(named('Strength, 5').getAttribute('aria-pressed')).toBe('true');
    named('Steed, 0').click();
    expect(onpick).toHaveBeenLastCalledWith(['a', 'c']);
    props.picked = ['a', 'c'];
    flushSync();
    named('Strength, 5').click();
    expect(onpick).toHaveBeenLastCalledWith(['c']);
  });

  it('say why not: no more than so many, and not this one', () => {
    const onpick = vi.fn();
    show({ picked: ['a', 'b'], most: 2, full: 'Two at most', onpick });
    for (const [name, why] of [
      ['Steed, 0', 'Two at most'],
      ['Armour, 1', 'Rerolled already'],
    ] as const) {
      expect(named(name).getAttribute('aria-disabled')).toBe('true');
      expect(named(name).title).toBe(why);
      named(name).click();
    }
    expect(onpick).not.toHaveBeenCalled();
    expect(named('Strength, 5').hasAttribute('aria-disabled')).toBe(false);
  });

  it('are replaced if only one may be picked', () => {
    const onpick = vi.fn();
    show({ picked: ['a'], most: 1, onpick });
    named('Steed, 0').click();
    expect(onpick).toHaveBeenCalledWith(['c']);
  });

  it('are one stop for the keyboard, with arrow keys inside', () => {
    show({ onpick: () => undefined });
    expect(buttons().map((one) => one.tabIndex)).toEqual([0, -1, -1, -1]);
    buttons()[0]?.focus();
    for (const [key, at] of [
      ['ArrowRight', 1],
      ['End', 3],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const) {
      press(key);
      flushSync();
      expect(document.activeElement).toBe(buttons()[at]);
    }
    expect(buttons().filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });
});
