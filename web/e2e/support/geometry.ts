/** What a person with a ruler would find wrong with a table: in words, one line each. */
import type { Page } from '@playwright/test';

interface Looked {
  /** A panel lies over the edge of the board: what is under it is not looked at. */
  covered?: boolean;
}

/**
 * Measure the page as it is: the question, every answer and Undo are in sight or can be scrolled
 * to where that shows, nothing of them is cut, cards show their middle, columns have a width to
 * read, and the document itself does not scroll.
 */
export async function troubles(page: Page, { covered = false }: Looked = {}): Promise<string[]> {
  await settled(page);
  return page.evaluate(
    ({ covered }) => {
      const found: string[] = [];
      const SLACK = 2;
      const shown = (one: Element): boolean =>
        one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        one.getBoundingClientRect().width > 1;
      const called = (one: Element): string =>
        `${one.className.toString().split(' ')[0] || one.tagName} “${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40)}”`;
      const px = (n: number): string => `${Math.round(n)} px`;

      /** Whether a reader sees that there is more in a direction. */
      const tells = (box: Element, across: boolean): boolean => {
        if (across) return box.scrollWidth > box.clientWidth;
        if (box.scrollHeight <= box.clientHeight) return false;
        return innerWidth <= 760 || box.classList.contains('more-below') || box.scrollTop > 0;
      };

      /** Follow an element out to the window; what hides it on the way is a trouble. */
      const inSight = (one: Element): void => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let box = one.parentElement; box; box = box.parentElement) {
          const style = getComputedStyle(box);
          const isRoot = box === document.documentElement || box === document.body;
          if (isRoot || style.display === 'contents') continue;
          if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
          const edge = box.getBoundingClientRect();
          const scrolls = (axis: string): boolean => axis === 'auto' || axis === 'scroll';
          if (left < edge.left - SLACK || right > edge.right + SLACK) {
            if (!scrolls(style.overflowX) || !tells(box, true)) {
              found.push(`${called(one)} is cut off at the side by ${called(box).split(' ')[0]}`);
              return;
            }
            [left, right] = [edge.left, edge.right];
          }
          if (top < edge.top - SLACK || bottom > edge.bottom + SLACK) {
            if (!scrolls(style.overflowY) || !tells(box, false)) {
              found.push(`${called(one)} is cut off below by ${called(box).split(' ')[0]}`);
              return;
            }
            [top, bottom] = [edge.top, edge.bottom];
          }
        }
        if (left < -SLACK || right > innerWidth + SLACK) {
          found.push(`${called(one)} leaves the window at the side`);
        }
        if (top < -SLACK || bottom > innerHeight + SLACK) {
          found.push(`${called(one)} leaves the window`);
        }
      };

      /** Whether words are cut: something inside hides what does not fit. */
      const whole = (one: Element): void => {
        for (const part of [one, ...one.querySelectorAll('*')]) {
          if (!(part instanceof HTMLElement) || part.matches('.sr, .long, .card *')) continue;
          const { overflowX, overflowY } = getComputedStyle(part);
          const hides = (axis: string): boolean => axis === 'hidden' || axis === 'clip';
          const wide = hides(overflowX) && part.scrollWidth > part.clientWidth + 1;
          const high = hides(overflowY) && part.scrollHeight > part.clientHeight + 1;
          if (wide || high) found.push(`the words of ${called(one)} are cut`);
        }
      };

      /** Nothing else lies on the middle of it. */
      const onTop = (one: Element): void => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        if (there && !one.contains(there) && !there.contains(one)) {
          found.push(`${called(one)} is covered by ${called(there)}`);
        }
      };

      // the bar: the question with its hint, answers, Undo
      const bar = [
        ...document.querySelectorAll(
          '#question, .decision .q small, .decision :is(button, select)',
        ),
      ].filter(shown);
      if (!bar.some((one) => one.id === 'question')) found.push('no question is in sight');
      for (const one of bar) {
        inSight(one);
        whole(one);
        onTop(one);
        const lines = one.matches('.more .btn') ? one.getBoundingClientRect().height : 0;
        if (lines > 62) found.push(`${called(one)} takes more than two lines`);
      }

      // answers given on the board, and what sends them
      const answers = [...document.querySelectorAll('[data-touch], .mapwrap .preview .btn')];
      if (!covered) {
        for (const one of answers.filter(shown)) {
          inSight(one);
          if (one.matches('.btn')) onTop(one);
        }
      }

      // cards beside each other: the value stands in the middle
      const faceUp = (one: Element): boolean =>
        !!(one.getAttribute('aria-label') ?? one.textContent?.trim());
      const cards = [...document.querySelectorAll('.card')].filter(shown).filter(faceUp);
      for (const one of covered ? [] : cards) {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const other = there?.closest('.card');
        if (other && other !== one && other.parentElement === one.parentElement) {
          found.push(`${called(one)} lies under ${called(other)}`);
        }
      }

      // a price on a card leaves its name alone
      for (const price of document.querySelectorAll('.region .extra')) {
        const name = price.parentElement?.querySelector('.card .tt');
        const [over, under] = [price, name].map((one) => one?.getBoundingClientRect());
        if (!over || !under || over.bottom > under.top + SLACK) {
          found.push(`${called(price)} lies on the name of its card`);
        }
      }

      // columns that nobody could read
      for (const [what, least] of [
        ['.region', 76],
        ['.act .an', 64],
        ['.fighter', 150],
        ['.preview', 240],
      ] as const) {
        for (const one of [...document.querySelectorAll(what)].filter(shown)) {
          const { width } = one.getBoundingClientRect();
          if (width < least) found.push(`${called(one)} is ${px(width)} wide`);
        }
      }

      // what a land's panel is about is not under it
      const panel = document.querySelector('.mapwrap .panel:not(.whole *)');
      if (panel && shown(panel)) {
        const over = panel.getBoundingClientRect();
        for (const spot of document.querySelectorAll('.mapwrap .spot')) {
          const at = spot.getBoundingClientRect();
          const [x, y] = [at.left + at.width / 2, at.top + at.height / 2];
          if (x > over.left && x < over.right && y > over.top && y < over.bottom) {
            found.push(`the panel covers ${called(spot)}`);
          }
        }
      }

      // the document stays where it is
      const { scrollHeight, scrollWidth } = document.documentElement;
      if (scrollHeight > innerHeight + 1) found.push(`the document is ${px(scrollHeight)} high`);
      if (scrollWidth > innerWidth + 1) found.push(`the document is ${px(scrollWidth)} wide`);
      return [...new Set(found)];
    },
    { covered },
  );
}

/** Wait until the page has been laid out anew. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
