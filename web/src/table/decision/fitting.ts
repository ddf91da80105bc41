/**
 * The decision bar keeps its height, so what is in it gives way: first the labels of the tools, then
 * space, then size. The styles are in `styles/decision.css`.
 */
import type { Attachment } from 'svelte/attachments';

/** From everything written out (0) to answers in a row that scrolls. */
const TIGHTEST = 4;
/** From a large question to a small one, with its hint as a tooltip. */
const SMALLEST = 3;
const SLACK = 1; // px

/** Tighten the bar until everything fits; it loosens again only for another question. */
export const fitting: Attachment<HTMLElement> = (bar) => {
  if (typeof ResizeObserver === 'undefined') return;
  let asked = '';
  let width = 0;

  const fit = (): void => {
    if (bar.querySelector('.menu > [aria-expanded="true"]')) return; // its list is no part of the bar
    const same = asked === bar.dataset['decision'] && width === bar.clientWidth;
    [asked, width] = [bar.dataset['decision'] ?? '', bar.clientWidth];
    const tight = same ? Number(bar.dataset['tight'] ?? 0) : 0;
    for (let level = tight; level <= TIGHTEST; level += 1) {
      bar.dataset['tight'] = String(level);
      bar.dataset['small'] = '0';
      if (level < TIGHTEST && answersOverflow(bar)) continue;
      if (questionFits(bar)) return;
    }
  };

  const changes = new MutationObserver(fit);
  changes.observe(bar, { childList: true, characterData: true, subtree: true });
  const sizes = new ResizeObserver(fit);
  sizes.observe(bar);
  return () => {
    changes.disconnect();
    sizes.disconnect();
  };
};

function answersOverflow(bar: HTMLElement): boolean {
  const { height } = room(bar);
  return [...bar.querySelectorAll<HTMLElement>(':scope .own, :scope .opts, :scope .more')].some(
    (part) =>
      part.scrollWidth > part.clientWidth + SLACK ||
      part.getBoundingClientRect().height > height + SLACK,
  );
}

/** Make the question smaller until it fits; false if it does not. */
function questionFits(bar: HTMLElement): boolean {
  const question = bar.querySelector<HTMLElement>(':scope > .q');
  if (!question) return true;
  for (let size = 0; size <= SMALLEST; size += 1) {
    bar.dataset['small'] = String(size);
    if (question.scrollHeight <= question.clientHeight + SLACK) return true;
  }
  return false;
}

/** The height that a row of answers may take. */
function room(bar: HTMLElement): { height: number } {
  const rows = getComputedStyle(bar).gridTemplateRows.split(' ').map(parseFloat);
  return { height: rows.at(-1) || bar.clientHeight };
}
