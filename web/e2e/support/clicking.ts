/** Playing with the mouse: every answer is given by clicking what a person sees on the board. */
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { myTurn, shows } from './house';
import { decide, type Option, type Question, type Seen } from './policy';

/** With a mouse or with a finger. */
export type Hand = 'click' | 'tap';

/** Press what gives an answer. The first tap on a card shows it in large, with its answer. */
export async function press(page: Page, hand: Hand, at: Locator, option: Option): Promise<void> {
  await at[hand]();
  if (hand === 'click') return;
  await page.waitForTimeout(80);
  const large = page.locator(`aside.preview [data-reads="${option.id}"]`);
  if (await large.isVisible()) await large.tap();
}

/** What the buttons say that stand for no component, in English. */
const LABELS: Record<string, RegExp> = {
  'option-manoeuvre': /^Begin a manoeuvre/,
  'option-end-turn': /^End the turn/,
  'option-done': /^Leave knights where they are/,
  'option-stay': /^Don’t advance/,
  'option-pass': /^Pass/,
  'option-discard-none': /^Discard nothing/,
  'option-decline': /^Leave the numbers/,
  'option-equalise': /^Count both sides/,
  'option-no-conflict': /^Play no conflict card/,
  'option-stop': /^Play no more/,
  'option-keep': /^Leave it on top/,
  'option-discard-top': /^Discard/,
};

/** What sends an answer that was put together: on the map, or on a phone below it. */
function sendButton(page: Page): Locator {
  const found = page.locator('.mapwrap .btn--gilt, .decision .btn--gilt');
  return found.filter({ visible: true }).first();
}

/** Answer by clicking, or tapping. */
export async function click(
  page: Page,
  question: Question,
  option: Option,
  hand: Hand = 'click',
): Promise<void> {
  const told = page.locator('.after').getByRole('button', { name: 'Close' });
  if (await told.isVisible()) await told[hand](); // the outcome of a battle is put away
  const [component] = option.touches;
  if (component?.startsWith('hex:')) {
    const spot = page.locator(`[data-spot="${component}"]`);
    await spot[hand]();
    if (question.kind === 'advance') {
      await sendButton(page)[hand]();
    }
    return;
  }
  if (
    component?.startsWith('card:') &&
    (question.kind === 'conflict' || question.kind === 'support')
  ) {
    await page.locator(`.decision .answers [data-option="${option.id}"]`)[hand]();
    return;
  }
  if (question.kind === 'advance-count') {
    await page
      .getByRole('radio', { name: String(option.args['count']), exact: true })
      .first()
      [hand]();
    await sendButton(page)[hand]();
    return;
  }
  const label = LABELS[option.message];
  if (label) {
    await page.getByRole('button', { name: label }).first()[hand]();
    return;
  }
  const button = page.locator(`[data-option="${option.id}"]`).first();
  if (await button.isVisible()) {
    return press(page, hand, button, option);
  }
  const shown = page.locator(`.card.is-lit[data-component="${component}"]`);
  if (await shown.isVisible()) return press(page, hand, shown, option);
  const name = new RegExp(component?.split(':')[1]?.replaceAll('_', ' ') ?? option.id, 'i');
  const named = page.locator('.card.is-lit').and(page.getByRole('button', { name })).first();
  await press(page, hand, named, option);
}

/** Play until the match is over; return how many answers were given. */
export async function playByClicking(
  page: Page,
  context: BrowserContext,
  table: string,
  each: (seen: Seen, question: Question) => Promise<void> | void = () => undefined,
): Promise<number> {
  for (let answers = 0; answers < 1500; answers += 1) {
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return answers;
    await shows(page, question.decision);
    await each(seen, question);
    await click(page, question, decide(seen, question));
    await gone(page, question.decision);
  }
  throw new Error('this match does not end');
}

/** Wait until a question is answered: sent, acknowledged, and what follows is shown. */
export async function gone(page: Page, decision: string): Promise<void> {
  await page.waitForFunction((old) => {
    const bar = document.querySelector('[data-decision]');
    return (
      bar !== null &&
      bar.getAttribute('data-decision') !== old &&
      !bar.classList.contains('is-busy')
    );
  }, decision);
}
