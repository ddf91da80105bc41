/** Where a close-up goes: beside what it explains. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 12;
/** Covering the explained thing itself is worse than covering something else. */
const ANCHOR_WEIGHT = 4;

/**
 * The corner of a panel beside `anchor`, completely on the screen. Of all places to its right, left,
 * below and above, it takes the one that covers least of the anchor and of the boxes in `clear`.
 */
export function beside(
  anchor: Box,
  size: Size,
  screen: Size,
  clear: readonly Box[],
): { left: number; top: number } {
  const along = (start: number, end: number, length: number): number[] => [
    start,
    (start + end - length) / 2,
    end - length,
  ];
  const rows = along(anchor.top, anchor.bottom, size.height);
  const columns = along(anchor.left, anchor.right, size.width);
  const places = [
    ...rows.map((top) => ({ left: anchor.right + GAP, top })),
    ...rows.map((top) => ({ left: anchor.left - GAP - size.width, top })),
    ...columns.map((left) => ({ left, top: anchor.bottom + GAP })),
    ...columns.map((left) => ({ left, top: anchor.top - GAP - size.height })),
  ].map(({ left, top }) => ({
    left: within(left, GAP, screen.width - size.width - GAP),
    top: within(top, GAP, screen.height - size.height - GAP),
  }));
  let best = { left: GAP, top: GAP };
  let least = Infinity;
  for (const place of places) {
    const box = { ...place, right: place.left + size.width, bottom: place.top + size.height };
    const covered =
      ANCHOR_WEIGHT * shared(box, anchor) + clear.reduce((sum, one) => sum + shared(box, one), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
