import { afterEach, describe, expect, it, vi } from 'vitest';

import { lasting, LONGEST, plan, shifted, SHORTEST, Stage, type Place } from './motion.js';

const place = (x: number, y: number, width = 20): Place => ({ x, y, width, height: width });

describe('planning', () => {
  it('moves what is somewhere else now, from where it was', () => {
    const moves = plan(new Map([['card', place(0, 0)]]), new Map([['card', place(100, 50)]]));
    expect(moves).toMatchObject([{ id: 'card', dx: -100, dy: -50, scale: 1 }]);
  });

  it('leaves alone what stands still, what is new and what is gone', () => {
    const before = new Map([
      ['still', place(5, 5)],
      ['gone', place(9, 9)],
    ]);
    const after = new Map([
      ['still', place(5.5, 5)],
      ['new', place(70, 70)],
    ]);
    expect(plan(before, after)).toEqual([]);
  });

  it('keeps the middle of what changes its size', () => {
    const [move] = plan(new Map([['a', place(0, 0, 40)]]), new Map([['a', place(10, 10, 20)]]));
    expect(move).toMatchObject({ dx: 0, dy: 0, scale: 2 });
  });

  it('lasts 150 to 300 ms', () => {
    expect(lasting(0)).toBe(SHORTEST);
    expect(lasting(200)).toBeGreaterThan(SHORTEST);
    expect(lasting(5000)).toBe(LONGEST);
  });

  it('starts the many one after the other', () => {
    const before = new Map(Array.from({ length: 12 }, (_, i) => [`${i}`, place(0, i * 30)]));
    const after = new Map(Array.from({ length: 12 }, (_, i) => [`${i}`, place(200 - i, i * 30)]));
    const delays = plan(before, after).map((move) => move.delay);
    expect(delays[0]).toBe(0);
    expect(delays.at(-1)).toBeGreaterThan(0);
  });

  it('sees that only the page was shifted', () => {
    const before = new Map(Array.from({ length: 6 }, (_, i) => [`${i}`, place(i * 30, 0)]));
    const after = new Map(Array.from({ length: 6 }, (_, i) => [`${i}`, place(i * 30, -80)]));
    expect(shifted(plan(before, after), 6)).toBe(true);
    after.set('3', place(300, 300));
    expect(shifted(plan(before, after), 6)).toBe(false);
  });
});

describe('a stage', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  function animation(): Animation {
    const target = new EventTarget() as Animation;
    target.finish = () => void target.dispatchEvent(new Event('finish'));
    return target;
  }

  function piece(x: number): {
    node: HTMLElement;
    move: (to: number) => void;
    animate: ReturnType<typeof vi.fn>;
  } {
    const node = document.createElement('div');
    let at = x;
    node.getBoundingClientRect = () => ({ ...place(at, 0), x: at }) as DOMRect;
    const animate = vi.fn(animation);
    node.animate = animate as unknown as typeof node.animate;
    document.body.append(node);
    return { node, move: (to) => (at = to), animate };
  }

  it('moves a component between two views, also from one element to another', () => {
    const stage = new Stage();
    const hand = piece(0);
    const gone = stage.piece(hand.node, 'card:ambush');
    stage.note();
    gone.destroy();
    const field = piece(300);
    stage.piece(field.node, 'card:ambush');
    stage.play();
    expect(field.animate).toHaveBeenCalledOnce();
    expect(JSON.stringify(field.animate.mock.calls[0])).toContain('translate(-300px, 0px)');
  });

  it('moves nothing for a reader who wants no motion', () => {
    const stage = new Stage(() => false);
    const one = piece(0);
    stage.piece(one.node, 'a');
    stage.note();
    one.move(200);
    stage.play([{ from: 'a', to: 'a', ghost: '' }]);
    expect(one.animate).not.toHaveBeenCalled();
    expect(document.querySelector('.kit-ghost')).toBeNull();
  });

  it('measures everything before it changes anything', () => {
    const stage = new Stage();
    const order: string[] = [];
    const all = [0, 40, 80, 120].map((x, i) => {
      const one = piece(x);
      const { getBoundingClientRect: measure, animate } = one.node;
      one.node.getBoundingClientRect = () => (order.push('measure'), measure());
      one.node.animate = (...args) => (order.push('move'), animate(...args));
      stage.piece(one.node, `${i}`);
      return one;
    });
    const flown = vi.spyOn(HTMLElement.prototype, 'animate').mockImplementation(() => {
      order.push('fly');
      return animation();
    });
    const measured = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    stage.note();
    order.length = 0;
    all.forEach((one, i) => one.move(300 - 90 * i));
    stage.play([
      { from: '0', to: '1', ghost: '' },
      { from: '2', to: '3', ghost: '' },
    ]);
    expect(order.lastIndexOf('measure')).toBeLessThan(order.indexOf('move'));
    expect(order.filter((one) => one === 'measure')).toHaveLength(4);
    expect(order.filter((one) => one === 'fly')).toHaveLength(2);
    expect(measured).not.toHaveBeenCalled(); // of the ghosts
    stage.skip();
    flown.mockRestore();
    measured.mockRestore();
  });

  it('is skipped by any key', () => {
    const stage = new Stage();
    const one = piece(0);
    stage.piece(one.node, 'a');
    stage.note();
    one.move(200);
    const done = vi.fn();
    stage.play();
    const animation = one.animate.mock.results[0]?.value as EventTarget;
    animation.addEventListener('finish', done);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    expect(done).toHaveBeenCalled();
  });

  it('is skipped by a click, but not under a finger that has just come down', () => {
    const stage = new Stage();
    const one = piece(0);
    stage.piece(one.node, 'a');
    stage.note();
    one.move(200);
    const done = vi.fn();
    stage.play();
    const animation = one.animate.mock.results[0]?.value as EventTarget;
    animation.addEventListener('finish', done);
    dispatchEvent(new Event('pointerdown'));
    expect(done).not.toHaveBeenCalled();
    dispatchEvent(new Event('click'));
    expect(done).toHaveBeenCalled();
  });
});
