/**
 * Where the coach's card goes: to the corner of the screen where it covers least of the answers; on
 * a phone above or below the advised one.
 */
import type { Explained, Option } from '../../kit/table-model.js';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Place {
  left: number;
  top: number;
}

const GAP = 14;
/** What is advised matters more than the other answers. */
const ADVISED = 8;

/** The place that covers least, each box with its weight. Of equal ones, the first. */
export function leastCovered(
  places: readonly Place[],
  size: { width: number; height: number },
  boxes: readonly (readonly [Box, number])[],
): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const covered = boxes.reduce(
      (sum, [box, weight]) => sum + weight * shared(place, size, box),
      0,
    );
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

function shared(place: Place, size: { width: number; height: number }, box: Box): number {
  const width = Math.min(place.left + size.width, box.right) - Math.max(place.left, box.left);
  const height = Math.min(place.top + size.height, box.bottom) - Math.max(place.top, box.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The place for a card, below the bar that it belongs to. */
export function dockFor(
  card: HTMLElement,
  question: Explained,
  advised: Option | null,
): Place | null {
  const bar = card.parentElement?.closest('.decision, .dec')?.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const top = (bar?.bottom ?? 0) + GAP;
  const bottom = Math.max(top, innerHeight - height - GAP);
  const right = innerWidth - width - GAP;
  const middle = (innerWidth - width) / 2;
  const places = [right, GAP, middle].flatMap((left) => [
    { left, top },
    { left, top: bottom },
  ]);
  const boxes = question.options.flatMap((option) =>
    elementsOf(option, card).map(
      (one) => [one.getBoundingClientRect(), option === advised ? ADVISED : 1] as const,
    ),
  );
  return boxes.length ? leastCovered(places, { width, height }, boxes) : null;
}

/** A sheet on a phone: at the top or at the bottom of the screen, as high as there is room. */
export interface Sheet {
  above: boolean;
  height: number;
}

/** Less than this would show too little of what the coach says. */
const LEAST_ROOM = 300;

/** Where there is more room beside a box between two heights. */
export function roomBeside(box: Pick<Box, 'top' | 'bottom'>, top: number, bottom: number): Sheet {
  const [over, under] = [box.top - GAP - top, bottom - GAP - box.bottom];
  return { above: over > under, height: Math.max(over, under) };
}

/** Where a sheet leaves the advised answer in sight. Null: it stands nowhere on the screen. */
export function sheetFor(card: HTMLElement, advised: Option): Sheet | null {
  const found = elementsOf(advised, card);
  const one = found.find((element) => element.hasAttribute('data-option')) ?? found[0];
  if (!one) return null;
  const styles = getComputedStyle(card);
  const top = parseFloat(styles.getPropertyValue('--bar-app'));
  const bottom = innerHeight - parseFloat(styles.getPropertyValue('--tabs-phone'));
  const room = (): Sheet => roomBeside(one.getBoundingClientRect(), top, bottom);
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (room().height < LEAST_ROOM) one.scrollIntoView({ block: 'start', inline: 'nearest' });
  return room();
}

/** Everything visible that stands for an answer: its buttons and the components it touches. */
function elementsOf(option: Option, card: HTMLElement): Element[] {
  const id = JSON.stringify(option.id);
  const parts = option.touches.flatMap((touch) => {
    const name = JSON.stringify(touch.slice(touch.indexOf(':') + 1));
    const spots = [JSON.stringify(touch), name].map((spot) => `[data-spot=${spot}]`);
    return [`[data-touch=${JSON.stringify(touch)}]`, ...spots, `[data-cell=${name}]`];
  });
  const found = document.querySelectorAll([`[data-option=${id}]`, ...parts].join());
  return [...found].filter((one) => !card.contains(one) && one.checkVisibility());
}
