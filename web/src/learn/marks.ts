/**
 * Finds on the page what a lesson talks about: the component to look at and the answers it asks
 * for. The answers are marked by a style sheet, so boards need not know about lessons.
 */
import type { Table } from '../table/state/table.svelte.js';
import type { PhoneTab } from '../table/frame/PhoneTabs.svelte';
import type { StepState } from './lesson-source.js';

/** Smaller things cannot be pointed at. */
const SMALLEST = 24;

const attribute = (name: string, value: string) => `[${name}="${CSS.escape(value)}"]`;

/** The elements that show a component. */
function componentSelector(component: string): string {
  const names = ['data-component', 'data-touch'];
  return names.map((name) => `.app ${attribute(name, component)}`).join(', ');
}

/** The elements that give the answers a step asks for. Empty if nothing is asked now. */
export function askedSelector(table: Table, { ask }: StepState): string {
  const question = table.explain.find((one) => one.kind === ask?.decision);
  const options = question?.options.filter(({ id }) => ask?.options.includes(id)) ?? [];
  const found = options.flatMap(({ id, touches }) => [
    attribute('data-option', id),
    // A number to pick first, until it is picked.
    `.decision ${attribute('data-n', id)}:not(.on)`,
    ...touches.flatMap((one) => [
      attribute('data-touch', one),
      `:is(.spot.answers, .is-lit)${attribute('data-component', one)}`,
    ]),
  ]);
  return found.map((one) => `.app ${one}`).join(', ');
}

/** Marks the asked answers until it is called again. */
export class AskedMark {
  private readonly sheet = new CSSStyleSheet();

  constructor() {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  set(selector: string): void {
    this.sheet.replaceSync(
      selector &&
        `:is(${selector}):not(g) { ${OUTLINE} } :is(${selector}) > :is(${SHAPES}) { ${STROKE} }`,
    );
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.sheet);
  }
}

const OUTLINE = `outline: 3px solid var(--gilt) !important; outline-offset: 2px !important;
  border-style: solid !important; box-shadow: 0 0 0 7px var(--gilt-glow) !important;`;
/** What is drawn around something that is not a box. */
const SHAPES = '.halo, circle.spot';
const STROKE = `opacity: 1 !important; stroke: var(--gilt) !important; stroke-width: 6 !important;
  stroke-dasharray: none !important;`;

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/**
 * The element to point at: of the component, or else of an asked answer (the screen of a phone does
 * not show everything at once); one that is large enough, if there is one. After the first answer
 * of a step the component has been seen: then the next answer comes first.
 */
export function pointedElement(component: string, asked: string, first: boolean): Element | null {
  const shown = (selector: string): Element[] =>
    selector ? [...document.querySelectorAll(selector)].filter(isShown) : [];
  const there = shown(componentSelector(component));
  const answers = shown(asked);
  const same = there.some((one) => answers.some((two) => one.contains(two) || two.contains(one)));
  const found = there.length && (first || same || !answers.length) ? there : answers;
  const large = found.filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return Math.min(width, height) >= SMALLEST;
  });
  return large[0] ?? found[0] ?? null;
}

const PLACES: [string, PhoneTab][] = [
  ['.mapwrap', 'board'],
  ['.own', 'me'],
  ['.left', 'others'],
];

/** The tabs of a phone where some of these elements are; null stands for all tabs. */
function tabsOf(selector: string): (PhoneTab | null)[] {
  if (!selector) return [];
  return [...document.querySelectorAll(selector)].map(
    (element) =>
      PLACES.find(([place]) => element.closest(`.app > .mid > ${place}, .app > ${place}`))?.[1] ??
      null,
  );
}

/**
 * The tab of a phone that shows what a step is about: where the asked answer is given and, if that
 * is possible there, with the component in sight.
 */
export function tabFor(table: Table, step: StepState, home: PhoneTab): PhoneTab {
  const answers = tabsOf(askedSelector(table, step));
  const points = step.point ? tabsOf(componentSelector(step.point)) : [];
  if (points.includes(home) && answers.includes(home)) return home;
  const both = points.find((tab) => tab !== null && answers.includes(tab));
  if (both) return both;
  const anywhere = points.includes(null);
  const inBar = !answers.length || answers.includes(null);
  if (inBar && !anywhere && points.length && !points.includes(home)) return points[0] ?? home;
  return (
    answers.find((tab) => tab !== null && tab === home) ??
    answers.find((tab) => tab !== null && !inBar) ??
    home
  );
}

/** For how long a board may take to draw what a step is about, in milliseconds. */
const PATIENCE = 3000;
const PAUSE = 150;

/** The elements around this one that hide what does not fit into them, the closest first. */
function clipsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let around = element.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible') found.push(around);
  return found;
}

/** True if nothing cuts an element off that could show all of it, and nothing covers its middle. */
function isInSight(element: Element): boolean {
  const { left, top, bottom, width, height } = element.getBoundingClientRect();
  const clips = clipsOf(element);
  const cut = clips.some((one) => {
    const frame = one.getBoundingClientRect();
    return height <= frame.height && (top < frame.top - 1 || bottom > frame.bottom + 1);
  });
  if (cut) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!there) return false;
  return element.contains(there) || (there.contains(element) && !!clips[0]?.contains(there));
}

/**
 * Scroll to what a step is about, and then to the asked answer if that leaves it in sight. Boards
 * load parts of themselves later, so this tries again for a while, until the learner does something.
 */
export function bringIntoView(step: StepState, asked: string): () => void {
  const off = new AbortController();
  const until = performance.now() + PATIENCE;
  let timer = 0;
  let answered = !asked;
  const stop = (): void => {
    clearTimeout(timer);
    off.abort();
  };
  const look = (): void => {
    const point = step.point ? pointedElement(step.point, asked, !step.answers.length) : null;
    const answer = answered ? undefined : [...document.querySelectorAll(asked)].find(isShown);
    if (point && !isInSight(point)) point.scrollIntoView({ block: 'center', inline: 'center' });
    else if (answer) {
      answered = true;
      if (!isInSight(answer)) answer.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    if (performance.now() < until) timer = window.setTimeout(look, PAUSE);
    else stop();
  };
  for (const act of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(act, stop, { capture: true, passive: true, signal: off.signal });
  timer = window.setTimeout(look, PAUSE);
  return stop;
}
