/** A learner for the tests: plays lessons as a person would, and looks where the coach points. */
import { expect, type Locator, type Page } from '@playwright/test';

import { click as giveMastery } from './clicking';
import { give as giveCrusaders } from '../games/crusaders';
import { give as giveGlory } from '../games/glory';
import { ask, origin } from './house';
import { give as givePaladins } from '../games/paladins';
import type { Option, Question } from './policy';

/** A step as the server describes it, as far as the tests need it. */
export interface Step {
  step: string;
  next: string | null;
  number: number;
  point: string | null;
  ask: { decision: string; options: string[] } | null;
  answers: string[];
  last: 'asked' | 'kept' | 'back' | null;
  done: boolean;
  explain: Question[];
}

interface LessonListed {
  game: string;
  lesson: string;
  title: string;
  steps: string[];
}

export const SCREENS = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
};

/** Questions whose answers are counted out or picked in several parts: answered from the list. */
const LISTED = new Set([
  'redeploy-from',
  'redeploy-to',
  'redeploy-count',
  'march-units',
  'place-units',
  'duel-faith',
  'workers',
  'pay',
]);

/** Follows a lesson: what the server said last, and the answers that the learner gives. */
export class Learner {
  state: Step | null = null;

  constructor(
    readonly page: Page,
    readonly game: string,
    readonly lesson: string,
  ) {
    page.on('response', (response) => {
      const path = `/api/learn/${game}/${lesson}/`;
      if (!response.url().includes(path) || response.url().endsWith('/plans')) return;
      if (!response.ok()) return;
      // A page that is left takes its responses along.
      void response.json().then(
        (found: Step) => (this.state = found),
        () => undefined,
      );
    });
  }

  get card(): Locator {
    return this.page.locator('.coach');
  }

  button(name: string): Locator {
    return this.card.getByRole('button', { name, exact: true });
  }

  /** Open a step by its URL. */
  async open(step: string): Promise<Step> {
    await this.page.goto(`${origin()}/learn/${this.game}/${this.lesson}/${step}`);
    await this.card.waitFor();
    return this.settled();
  }

  /** Wait until the page shows what the server said last. */
  async settled(): Promise<Step> {
    await expect(async () => {
      const { state } = this;
      expect(state).not.toBeNull();
      const asked = this.page.locator('[data-decision]');
      const open = state && !state.done && state.last !== 'back' ? state.explain[0]?.decision : '';
      await expect(asked).toHaveAttribute('data-decision', open ?? '', { timeout: 1000 });
      await expect(this.page.locator('.coach button').first()).toBeEnabled({ timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    if (!this.state) throw new Error('no step');
    return this.state;
  }

  /** Give an answer where it is seen, and wait for what the coach says. */
  async give(option: Option): Promise<Step> {
    const before = this.state;
    const question = before?.explain[0];
    if (!question) throw new Error('nothing is asked');
    await this.list(false); // it stays open from question to question
    if (LISTED.has(question.kind) || question.amounts) await this.fromList(option);
    else await this.where(question, option);
    // Answers that cannot be undone at a table are held back for a moment.
    await expect.poll(() => this.state !== before, { timeout: 15_000 }).toBe(true);
    return this.settled();
  }

  private async where(question: Question, option: Option): Promise<void> {
    const { page } = this;
    await this.openTab(option);
    if (this.game === 'mastery') {
      if (question.kind === 'advance' && option.touches.length) return this.fromList(option);
      return giveMastery(page, question, option);
    }
    if (this.game === 'glory') return giveGlory(page, 'click', question, option);
    if (this.game === 'paladins') return givePaladins(page, 'click', question, option);
    await giveCrusaders(page, 'click', question, option);
  }

  /** On a phone, open the tab where an answer is given. */
  private async openTab(option: Option): Promise<void> {
    const names = option.touches.flatMap((one) => [
      `data-touch="${one}"`,
      `data-component="${one}"`,
    ]);
    const selector = [`data-option="${option.id}"`, ...names].map((one) => `[${one}]`).join(', ');
    const seen = this.page.locator(selector).filter({ visible: true }).first();
    for (const name of ['Me', 'Board']) {
      if (await seen.isVisible()) return;
      const tab = this.page.locator('.ptabs').getByRole('button', { name });
      if (await tab.isVisible()) await tab.click();
    }
  }

  /** Give an answer from the list of all answers. */
  private async fromList(option: Option): Promise<void> {
    await this.list(true);
    await this.page.locator(`#answers [data-answer="${option.id}"]`).click();
  }

  /** Open or close the list of all answers. */
  private async list(open: boolean): Promise<void> {
    const list = this.page.locator('#answers');
    await expect(async () => {
      if ((await list.isVisible()) !== open) {
        if (open) await this.page.locator('.decision .btn--all').click({ timeout: 1000 });
        else await this.page.keyboard.press('Escape');
      }
      await expect(list).toBeVisible({ visible: open, timeout: 500 });
    }).toPass({ timeout: 10_000 });
  }

  /** The answer that leads on. */
  asked(): Option {
    const { state } = this;
    const found = state?.explain[0]?.options.find(({ id }) => state.ask?.options.includes(id));
    if (!found) throw new Error(`${state?.step}: the asked answer is not offered`);
    return found;
  }

  /** A legal answer that is not asked for. Null if there is none. */
  other(): Option | null {
    const { state } = this;
    const options = state?.explain[0]?.options ?? [];
    return options.find(({ id }) => !state?.ask?.options.includes(id)) ?? null;
  }
}

/** The lessons of all games. */
export function lessons(page: Page): Promise<LessonListed[]> {
  return ask<LessonListed[]>(page.request, 'GET', '/learn');
}

/** What is wrong with where the coach points and where the card is. */
export async function pointTroubles(page: Page, step: Step): Promise<string[]> {
  return page.evaluate(
    ({ point, asks, touches, first }) => {
      const box = (one: Element) => one.getBoundingClientRect();
      const over = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 1 &&
        b.left < a.right - 1 &&
        a.top < b.bottom - 1 &&
        b.top < a.bottom - 1;
      const shown = (one: Element): boolean => one.getClientRects().length > 0;
      const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
      const found: string[] = [];
      const coach = document.querySelector('.coach');
      if (!coach) return ['no card'];
      const card = box(coach);
      if (point) {
        // As the hand does: the component at first, then the next answer, unless it is the same.
        const selectors = [
          ...asks.flatMap((id) => [`.decision [data-n="${id}"]`, `[data-option="${id}"]`]),
          ...touches.flatMap((one) => [
            `[data-touch="${one}"]`,
            `:is(.spot.answers, .is-lit)[data-component="${one}"]`,
          ]),
        ];
        const next = selectors.length ? all(selectors.join(', ')).filter(shown) : [];
        const component = all(`[data-component="${point}"], [data-touch="${point}"]`).filter(shown);
        const same = component.some((one) =>
          next.some((two) => one.contains(two) || two.contains(one)),
        );
        const there = component.length && (first || same || !next.length) ? component : next;
        const large = there.filter((one) => Math.min(box(one).width, box(one).height) >= 24);
        const [pointed] = large.length ? large : there;
        if (!pointed) found.push(`${point} is not there`);
        else {
          const at = box(pointed);
          const size = `${Math.round(at.width)}×${Math.round(at.height)}`;
          if (Math.min(at.width, at.height) < 24) found.push(`${point} is small: ${size}`);
          const x = at.left + at.width / 2;
          const y = at.top + at.height / 2;
          if (x < 0 || x > innerWidth || y < 0 || y > innerHeight)
            found.push(`${point} is off the screen: ${Math.round(x)}, ${Math.round(y)}`);
          else {
            const top = document.elementFromPoint(x, y);
            if (top?.closest('.coach, .decision') && !pointed.closest('.decision'))
              found.push(`${point} is under the card or the question`);
          }
          if (over(at, card)) found.push(`the card covers ${point}`);
          if (!document.querySelector(`.manicule[data-points="${point}"]`))
            found.push(`nothing points at ${point}`);
        }
      }
      const answers = [
        ...asks.map((id) => `[data-option="${id}"]`),
        ...touches.map((one) => `[data-touch="${one}"], .spot[data-component="${one}"]`),
      ];
      const given = answers.flatMap((selector) => all(selector)).filter(shown);
      for (const answer of given)
        if (over(box(answer), card))
          found.push(`the card covers the answer ${answer.outerHTML.slice(0, 80)}`);
      return found;
    },
    {
      point: step.point,
      first: !step.answers.length,
      asks: step.ask?.options ?? [],
      touches:
        step.explain[0]?.options
          .filter(({ id }) => step.ask?.options.includes(id))
          .flatMap((option) => option.touches) ?? [],
    },
  );
}
