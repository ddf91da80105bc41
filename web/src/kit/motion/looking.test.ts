import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { looking } from './looking.js';

/** An element that shows the component "card". */
function shown(reads = false) {
  const node = document.createElement('button');
  document.body.append(node);
  const inspect = vi.fn<(component: string | null) => void>();
  const action = looking(node, { component: 'card', inspect, reads });
  const touch = (type: string, x = 0) => {
    const event = new MouseEvent(type, { clientX: x, cancelable: true, bubbles: true });
    node.dispatchEvent(Object.assign(event, { pointerType: 'touch' }));
    return event;
  };
  return { node, inspect, action, touch };
}

describe('looking closer', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('is opened by a long press, which answers nothing', () => {
    const { inspect, touch } = shown();
    touch('pointerdown');
    vi.advanceTimersByTime(500);
    expect(inspect).toHaveBeenLastCalledWith('card');
    touch('pointerup');
    expect(touch('click').defaultPrevented).toBe(true);
    expect(touch('click').defaultPrevented).toBe(false);
  });

  it('is opened by the first tap on a card where there is no mouse; the second one answers', () => {
    const hover = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as never);
    const { inspect, touch } = shown(true);
    touch('pointerdown');
    expect(touch('click').defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1);
    expect(inspect).toHaveBeenLastCalledWith('card');
    touch('pointerdown');
    expect(touch('click').defaultPrevented).toBe(false);
    hover.mockReturnValue({ matches: false } as never);
    const mouse = shown(true);
    mouse.touch('pointerdown');
    expect(mouse.touch('click').defaultPrevented).toBe(false);
    hover.mockRestore();
  });

  it('is not opened by a tap, nor by a finger that moves on', () => {
    const { inspect, touch } = shown();
    touch('pointerdown');
    touch('pointerup');
    vi.advanceTimersByTime(500);
    touch('pointerdown');
    touch('pointermove', 30);
    vi.advanceTimersByTime(500);
    expect(inspect).not.toHaveBeenCalled();
  });

  it('is opened by a mouse that came, not by a page that changed under it', () => {
    const { node, inspect } = shown();
    const move = (movementX: number) =>
      node.dispatchEvent(
        Object.assign(new Event('pointermove'), { pointerType: 'mouse', movementX, movementY: 0 }),
      );
    move(0);
    vi.advanceTimersByTime(500);
    expect(inspect).not.toHaveBeenCalled();
    move(3);
    vi.advanceTimersByTime(500);
    expect(inspect).toHaveBeenLastCalledWith('card');
  });

  it('ends with the focus, but not in the middle of a redraw', async () => {
    const { node, inspect } = shown();
    node.dispatchEvent(new Event('focusout'));
    expect(inspect).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(inspect).toHaveBeenLastCalledWith(null);
  });

  it('ends with its element, if it is what is looked at', async () => {
    const [one, other] = [shown(), shown()];
    one.touch('pointerdown');
    vi.advanceTimersByTime(500);
    one.action.destroy();
    other.action.destroy();
    await Promise.resolve();
    expect(one.inspect).toHaveBeenLastCalledWith(null);
    expect(other.inspect).not.toHaveBeenCalled();
  });
});
