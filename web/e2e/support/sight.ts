/** Which answers of a question a person cannot see, where the page is not scrolled. */
import type { Page } from '@playwright/test';

import type { Question } from './policy';

/** What stands for an answer: its own button, a number, or a component on the board. */
function standIns({ id, touches }: Question['options'][number]): string[] {
  const parts = touches.flatMap((touch) => {
    const name = touch.slice(touch.indexOf(':') + 1);
    const marks = [`[data-touch="${touch}"]`, `[data-spot="${touch}"]`];
    if (touch.startsWith('city:')) marks.push(`[data-spot="${name}"]`);
    if (touch.startsWith('cell:')) marks.push(`[data-cell="${name}"]`);
    return [...marks, `button[data-component="${touch}"]`];
  });
  return [`[data-option="${id}"]`, `[data-n="${id}"]`, ...parts];
}

/**
 * Answers that are neither in the bar nor on the board, whole and uncovered, nor behind one press of
 * a button of the bar: each with what is wrong. Answers without a place of their own must be in the
 * list of all answers.
 */
export async function outOfSight(page: Page, question: Question): Promise<string[]> {
  // Numbers for a whole answer: what is asked are the buttons beside them.
  const steppers = ':is(.pm, .units, .restore) button, .dice button, .duel button.die';
  if (question.amounts && (await page.locator(steppers).count()))
    return (await page.evaluate(lookFor, [{ id: 'a number', at: [steppers] }])).map(
      ({ why }) => `${question.kind}: the numbers are ${why}`,
    );
  const wanted = question.options.map((option) => ({ id: option.id, at: standIns(option) }));
  let missing = await page.evaluate(lookFor, wanted);
  const menus = page.locator('.decision .menu > [aria-expanded]').filter({ visible: true });
  for (let i = 0; missing.length && i < (await menus.count()); i += 1) {
    await menus.nth(i).click();
    const still = await page.evaluate(lookFor, wanted);
    missing = missing.filter(({ id }) => still.some((one) => one.id === id));
    await page.keyboard.press('Escape');
  }
  const nowhere = missing.filter(({ why }) => why === 'nowhere').map(({ id }) => id);
  const found = missing
    .filter(({ why }) => why !== 'nowhere')
    .map(({ id, why }) => `${question.kind}: ${id} is ${why}`);
  if (!nowhere.length) return found;
  await page.locator('.decision .btn--all').click();
  await page.locator('#answers').waitFor();
  for (const id of nowhere) {
    const row = page.locator(`#answers [data-answer="${id}"]`);
    if (!(await row.count())) found.push(`${question.kind}: ${id} is not in the list`);
  }
  const box = await page.locator('#answers').boundingBox();
  const size = page.viewportSize();
  if (!box || !size || box.y < 0 || box.y + box.height > size.height)
    found.push(`${question.kind}: the list leaves the window`);
  await page.keyboard.press('Escape');
  return found;
}

/** In the page: which of the answers are seen nowhere, and how much of the best of their places. */
function lookFor(wanted: { id: string; at: string[] }[]): { id: string; why: string }[] {
  const ENOUGH = 0.9;
  const trouble = (one: Element): string => {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'nowhere';
    const box = one.getBoundingClientRect();
    if (box.width < 2) return 'nowhere';
    let { left, top, right, bottom } = box;
    const cut = (edge: { left: number; top: number; right: number; bottom: number }): void => {
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    };
    for (let parent = one.parentElement; parent; parent = parent.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(parent);
      if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
      cut(parent.getBoundingClientRect());
    }
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const share =
      (Math.max(0, right - left) * Math.max(0, bottom - top)) / (box.width * box.height);
    if (share < ENOUGH) return `cut: ${Math.round(share * 100)} % of it can be seen`;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const free = !over || one.contains(over) || over.contains(one);
    return free ? '' : `under “${(over.textContent ?? '').trim().slice(0, 30) || over.tagName}”`;
  };
  return wanted.flatMap(({ id, at }) => {
    const all = at.flatMap((mark) => [...document.querySelectorAll(mark)]);
    const found = all.filter((one) => !one.closest('#answers')).map(trouble);
    if (found.includes('')) return [];
    return [{ id, why: found.find((one) => one !== 'nowhere') ?? 'nowhere' }];
  });
}
