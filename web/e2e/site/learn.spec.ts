/** Lessons in the browser: played to their end, by mouse, by keyboard and by what is announced. */
import { expect, test, type Page } from '@playwright/test';

import { complaints, origin } from '../support/house';
import { Learner, lessons, pointTroubles, SCREENS } from '../support/lessons';
import { look } from '../support/looks';

const GAMES = ['mastery', 'paladins', 'glory', 'crusaders'];
const LESSON = 'basics';

/** Try one other answer, and put the table back. True if there was one. */
async function tryAnother(learner: Learner): Promise<boolean> {
  const other = learner.other();
  if (!other) return false;
  const state = await learner.give(other);
  await expect(learner.card.locator('.reply')).toBeVisible();
  const before = learner.state;
  if (state.last === 'back') await learner.button('Try another answer').click();
  else await learner.button('Start this step again').click();
  await expect.poll(() => learner.state !== before).toBe(true);
  await learner.settled();
  return true;
}

for (const [screen, viewport] of Object.entries(SCREENS)) {
  for (const game of GAMES) {
    test(`${game}: the whole lesson, ${screen} @learn`, async ({ browser }) => {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const complained = complaints(page);
      const about = (await lessons(page)).find((one) => one.game === game);
      const learner = new Learner(page, game, LESSON);
      const troubles: string[] = [];
      let tried = 0;
      let state = await learner.open(about?.steps[0] ?? '');
      for (const id of about?.steps ?? []) {
        expect(state.step).toBe(id);
        await expect(page).toHaveURL(new RegExp(`/learn/${game}/${LESSON}/${id}$`));
        if (await tryAnother(learner)) tried += 1;
        for (
          state = await learner.settled();
          !state.done;
          state = await learner.give(learner.asked())
        ) {
          // The board may still scroll to what is pointed at.
          await expect
            .poll(async () => (await pointTroubles(page, state)).join('; '), { timeout: 4000 })
            .toBe('')
            .catch(async () =>
              troubles.push(...(await pointTroubles(page, state)).map((one) => `${id}: ${one}`)),
            );
        }
        await expect(learner.card.locator('.reply')).toBeVisible();
        if (!state.next) break;
        const before = learner.state;
        await learner.button('Next').click();
        await expect.poll(() => learner.state !== before).toBe(true);
        state = await learner.settled();
      }
      expect(troubles).toEqual([]);
      expect(tried).toBeGreaterThan((about?.steps.length ?? 0) / 2);
      await learner.button('Finish').click();
      const end = page.getByRole('dialog', { name: 'Now play a whole match' });
      await expect(end.locator('li.done')).toHaveCount(await end.locator('li').count());
      expect(complained).toEqual([]);
      await context.close();
    });
  }
}

test('a lesson is kept, resumed and shown in its panel @learn', async ({ page }) => {
  const learner = new Learner(page, 'mastery', LESSON);
  await learner.open('goal');
  await learner.give(learner.asked());
  await learner.button('Next').click();
  await expect(page).toHaveURL(/\/knights$/);
  await learner.settled();
  const panel = page.getByRole('complementary', { name: 'Lesson' });
  await expect(panel).toContainText('Hold territories worth 13 points');
  await expect(panel.locator('.came').first()).toContainText('A manoeuvre has two parts');
  await page.getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/learn\/mastery$/);
  await page.reload();
  await page.getByRole('link', { name: 'Continue with step 2' }).click();
  await expect(page).toHaveURL(/\/knights$/);
  await learner.settled();
  await panel.getByRole('button', { name: 'Empty territories' }).click();
  await expect(page).toHaveURL(/\/empty$/);
  await page.getByRole('button', { name: 'Skip step' }).click();
  await expect(page).toHaveURL(/\/supply$/);
  await page.goto(`${origin()}/learn/mastery/basics`);
  await expect(page).toHaveURL(/\/learn\/mastery\/basics\/supply$/);
});

test('one step: the wrong answer, the hand, the answer @learn @quick', async ({ page }) => {
  const complained = complaints(page);
  await page.goto(`${origin()}/learn/mastery`);
  await page.getByRole('link', { name: /^Start the lesson/ }).click();
  const learner = new Learner(page, 'mastery', LESSON);
  await learner.open('goal');
  await expect(page.locator('.manicule')).toBeVisible();
  await tryAnother(learner);
  await learner.button('Show me').click();
  await expect(learner.button('Next')).toBeVisible();
  await expect(learner.card.locator('.reply')).toContainText('A manoeuvre has two parts');
  expect(complained).toEqual([]);
});

test('links to what does not exist lead to what there is @learn', async ({ page }) => {
  const note = page.getByRole('status').filter({ hasText: 'doesn’t exist' });
  for (const [path, there] of [
    ['/learn/mastery/basics/no-such-step', /\/learn\/mastery\?gone$/],
    ['/learn/mastery/no-such-lesson', /\/learn\/mastery\?gone$/],
    ['/learn/mastery/no-such-lesson/goal', /\/learn\/mastery\?gone$/],
    ['/learn/no-such-game', /\/learn\?gone$/],
    ['/learn/no-such-game/basics/goal', /\/learn\?gone$/],
  ] as const) {
    await page.goto(origin() + path);
    await expect(page).toHaveURL(there);
    await expect(note).toBeVisible();
  }
});

test('the ways in, and out to a match @learn', async ({ page }) => {
  await page.goto(`${origin()}/lobby`);
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await expect(page).toHaveURL(/\/learn$/);
  await page.getByRole('link', { name: 'Glory', exact: false }).first().click();
  await expect(page).toHaveURL(/\/learn\/glory$/);
  const learner = new Learner(page, 'mastery', LESSON);
  await learner.open('fracture');
  await learner.button('Show me').click();
  await learner.button('Finish').click();
  await page.getByRole('button', { name: 'Play a whole match against an easy bot' }).click();
  await expect(page).toHaveURL(/\/tables\/[0-9a-f-]{36}$/);
  await expect(page.locator('[data-decision]:not([data-decision=""])')).toBeVisible();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.locator('#table-menu').getByRole('link', { name: 'Learn to play' }).click();
  await expect(page).toHaveURL(/\/learn\/mastery$/);
});

/** Press a key until something fits. */
async function tabUntil(page: Page, fits: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 150; i += 1) {
    if (await fits()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

for (const game of GAMES) {
  test(`${game}: the lesson with the keyboard alone @learn`, async ({ page }) => {
    const about = (await lessons(page)).find((one) => one.game === game);
    const learner = new Learner(page, game, LESSON);
    const focused = (name: RegExp) => async () =>
      name.test((await page.evaluate(() => document.activeElement?.textContent?.trim())) ?? '');
    let state = await learner.open(about?.steps[0] ?? '');
    for (;;) {
      while (!state.done) {
        const before = learner.state;
        // The list stays open from question to question.
        await expect(async () => {
          if (!(await page.locator('#answers').isVisible())) await page.keyboard.press('a');
          await expect(page.locator('#answers')).toBeVisible({ timeout: 1000 });
        }).toPass({ timeout: 15_000 });
        const id = learner.asked().id;
        await tabUntil(page, () =>
          page.evaluate(() => document.activeElement?.closest('#answers') !== null),
        );
        for (let i = 0; i < 90; i += 1) {
          const at = await page.evaluate(() =>
            (document.activeElement as HTMLElement | null)?.getAttribute('data-answer'),
          );
          if (at === id) break;
          await page.keyboard.press(at === null ? 'Tab' : 'ArrowDown');
        }
        await page.keyboard.press('Enter');
        await expect.poll(() => learner.state !== before, { timeout: 15_000 }).toBe(true);
        state = await learner.settled();
      }
      const before = learner.state;
      await tabUntil(page, focused(state.next ? /^Next$/ : /^Finish$/));
      await page.keyboard.press('Enter');
      if (!state.next) break;
      await expect.poll(() => learner.state !== before).toBe(true);
      state = await learner.settled();
    }
    await expect(page.getByRole('dialog', { name: 'Now play a whole match' })).toBeVisible();
  });
}

for (const game of GAMES) {
  // What a screen reader has: the coach is heard, answers are found by their names in the list.
  test(`${game}: the lesson through roles, names and announcements alone @learn`, async ({
    page,
  }) => {
    const about = (await lessons(page)).find((one) => one.game === game);
    const learner = new Learner(page, game, LESSON);
    const heard = page.getByTestId('coach');
    const coach = page.getByRole('region', { name: 'Coach' });
    const answers = page.getByRole('region', { name: 'Answers', exact: true });
    const every = page.getByRole('button', { name: /^(All )?\d+ answers?$/ });
    const spoken = async (): Promise<string> =>
      (await page.locator('[aria-live]').allTextContents()).join(' ').trim();
    let [state, last] = [await learner.open(about?.steps[0] ?? ''), ''];
    for (;;) {
      while (!state.done) {
        await expect.poll(spoken, { message: state.step, timeout: 30_000 }).not.toBe(last); // the coach, or the question
        last = await spoken();
        await expect(coach.getByRole('heading').first()).toBeVisible();
        if (!(await answers.isVisible())) await every.click();
        const name = await answers
          .locator(`[data-answer="${learner.asked().id}"] .label`)
          .evaluate((label: HTMLElement) => label.innerText.replace(/\s+/g, ' ').trim());
        const wanted = answers.getByRole('button', { name, exact: true });
        await expect(wanted, `${state.step}: ${name}`).toHaveCount(1);
        const before = learner.state;
        await wanted.click();
        await expect.poll(() => learner.state !== before, { timeout: 15_000 }).toBe(true);
        state = await learner.settled();
      }
      const reply = await learner.card
        .locator('.reply')
        .evaluate((one) => one.lastChild?.textContent);
      await expect(heard).toContainText(reply?.trim() ?? 'a reply');
      const before = learner.state;
      await coach
        .getByRole('button', { name: state.next ? 'Next' : 'Finish', exact: true })
        .click();
      if (!state.next) break;
      await expect.poll(() => learner.state !== before).toBe(true);
      state = await learner.settled();
    }
    await expect(page.getByRole('dialog', { name: 'Now play a whole match' })).toBeVisible();
  });
}

test('a wrong answer and what comes of it are heard @learn', async ({ page }) => {
  const learner = new Learner(page, 'mastery', LESSON);
  await learner.open('goal');
  const said = page.getByTestId('coach');
  await expect(said).toHaveText(/13 points.*Begin a manoeuvre/);
  await page.getByRole('region', { name: 'Your decision' }).waitFor();
  await page
    .getByRole('button', { name: /^End the turn/ })
    .first()
    .click();
  await expect(said).toHaveText(/Begin a manoeuvre first/, { timeout: 15_000 });
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Try another answer' }).click();
  await expect(said).toHaveText(/13 points.*Begin a manoeuvre/);
  await page
    .getByRole('button', { name: /^Begin a manoeuvre/ })
    .first()
    .click();
  await expect(said).toHaveText(/A manoeuvre has two parts/);
  await coach.getByRole('button', { name: 'Next' }).click();
  await expect(said).toHaveText(/three more knights arrive.*end the redeployment/);
  await expect(coach.getByRole('heading')).toContainText('three more knights arrive');
});

test('axe finds nothing serious in lessons @learn', async ({ browser }) => {
  const found: string[] = [];
  for (const viewport of Object.values(SCREENS)) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const path of ['/learn', '/learn/glory', '/learn/mastery?gone']) {
      await page.goto(origin() + path);
      await page.locator('article.lesson').first().waitFor();
      found.push(...(await look(page, path)));
    }
    const learner = new Learner(page, 'mastery', LESSON);
    await learner.open('fracture');
    found.push(...(await look(page, 'a step')));
    await learner.button('Show me').click();
    await learner.button('Finish').waitFor();
    found.push(...(await look(page, 'a step that is done')));
    await learner.button('Finish').click();
    await page.getByRole('dialog').waitFor();
    found.push(...(await look(page, 'the end', 'dialog')));
    await context.close();
  }
  expect(found).toEqual([]);
});
