import { describe, expect, it } from 'vitest';

import { Following } from './following.js';

/** A list of some height in a window of 100 pixels, at its end. */
function list(scrollHeight: number) {
  return { scrollTop: scrollHeight - 100, scrollHeight, clientHeight: 100 };
}

function caughtUp(following: Following, box: ReturnType<typeof list>): boolean {
  following.catchUp(box);
  return box.scrollTop === box.scrollHeight;
}

describe('a log that follows', () => {
  it('goes on if lines arrive before the event of its own scrolling', () => {
    const following = new Following();
    const box = list(500);
    following.changed(box);
    box.scrollHeight = 900; // a whole turn at once
    following.scrolled(box);
    expect(caughtUp(following, box)).toBe(true);
  });

  it('goes on after a replay, in which it was shorter', () => {
    const following = new Following();
    const box = list(2000);
    following.scrolled(box);
    Object.assign(box, list(300));
    following.changed(box);
    box.scrollHeight = 2000; // back at the present before the event of the shorter list
    following.changed(box);
    following.scrolled(box);
    expect(caughtUp(following, box)).toBe(true);
  });

  it('stops for a user who scrolls up, until they return to the end', () => {
    const following = new Following();
    const box = list(500);
    following.scrolled(box);
    box.scrollTop = 200;
    following.scrolled(box);
    expect(caughtUp(following, box)).toBe(false);
    box.scrollTop = 380;
    following.scrolled(box);
    expect(caughtUp(following, box)).toBe(true);
  });

  it('learns nothing from a hidden list', () => {
    const following = new Following();
    const box = { scrollTop: 0, scrollHeight: 0, clientHeight: 0 };
    following.scrolled(box);
    Object.assign(box, list(500));
    expect(caughtUp(following, box)).toBe(true);
  });
});
