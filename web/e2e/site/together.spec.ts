/** Four people and a spectator; two of them lose their connection in the middle of a battle. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { gone } from '../support/clicking';
import { ask, guest, origin, scoresHold, shows, view } from '../support/house';
import { cuttableLine, type CuttableLine } from '../support/line.mjs';
import { decide, type Seen } from '../support/policy';

interface Person {
  context: BrowserContext;
  page: Page;
  line: CuttableLine;
  seat: number;
}

async function person(browser: Browser): Promise<Person> {
  const line = await cuttableLine();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    proxy: { server: line.address, bypass: '<-loopback>' },
  });
  const page = await context.newPage();
  await guest(context);
  return { context, page, line, seat: -1 };
}

/** Answer once through the page, if this person is asked something; attack if there is need. */
async function answer(one: Person, table: string, quarrel: boolean): Promise<boolean> {
  const seen = await view(one.context, table);
  const question = seen.explain[0];
  if (!question) return false;
  await shows(one.page, question.decision);
  const attack = question.options.find(({ message }) => message === 'option-advance-attack');
  const option = (quarrel && attack) || decide(seen, question);
  await one.page.bringToFront();
  await one.page.keyboard.type(String(question.options.indexOf(option) + 1));
  await gone(one.page, question.decision);
  return true;
}

test('four people and a spectator; two lose their connection in a battle', async ({ browser }) => {
  test.setTimeout(1_500_000);
  const people = await Promise.all([0, 1, 2, 3].map(() => person(browser)));
  const [owner] = people;
  if (!owner) throw new Error('nobody came');
  const made = await ask<{ id: string }>(owner.context.request, 'POST', '/tables', {
    game: 'mastery',
    seats: 4,
    policy: 'everyone',
    settings: { round_limit: Number(process.env.E2E_ROUNDS ?? 0) || null },
  });
  const table = made.id;
  for (const one of people.slice(1)) {
    await ask(one.context.request, 'POST', `/tables/${table}/join`, {});
  }
  for (const one of people) {
    await ask(one.context.request, 'POST', `/tables/${table}/ready`, {});
  }
  await ask(owner.context.request, 'POST', `/tables/${table}/start`);
  const watcher = await person(browser);
  for (const [seat, one] of people.entries()) {
    one.seat = seat;
    await one.page.goto(`${origin()}/tables/${table}`);
  }
  await watcher.page.goto(`${origin()}/tables/${table}`);
  await expect(watcher.page.getByText('Watching')).toBeVisible();

  let cuts = 0;
  let answers = 0;
  let seen: Seen = await view(owner.context, table);
  while (seen.status === 'playing' && answers < 4000) {
    let moved = false;
    for (const one of people) {
      if (await answer(one, table, !cuts)) {
        moved = true;
        answers += 1;
      }
      seen = await view(owner.context, table);
      if (seen.status !== 'playing') break;
      if (seen.view.state.battle && cuts < 1 && answers > 8) {
        cuts += 1;
        await loseAndReturn(people, table);
      }
    }
    if (!moved) await new Promise((done) => setTimeout(done, 80));
    seen = await view(owner.context, table);
  }
  expect(cuts).toBe(1);
  for (const one of people) await scoresHold(one.page, one.context, table);
  const scores = await scoresHold(watcher.page, watcher.context, table);
  console.log(`  four seats: ${scores.join(':')} after ${answers} answers`);
  for (const one of [...people, watcher]) {
    await one.context.close();
    one.line.close();
  }
});

/** Cut two lines while somebody fights; the others go on; then both come back. */
async function loseAndReturn(people: Person[], table: string): Promise<void> {
  const first = await holder(people, table);
  const second = people.find((one) => one !== first);
  if (!first || !second) throw new Error('nobody is asked anything');
  const [held] = (await view(first.context, table)).explain;
  await shows(first.page, held?.decision ?? '');
  first.line.cut();
  second.line.cut();
  await expect(first.page.getByText(/Connection lost/).first()).toBeVisible({ timeout: 40_000 });
  await expect(second.page.getByText(/Connection lost/).first()).toBeVisible({ timeout: 40_000 });
  // Somebody answers into the void: the answer is kept, and sent when the line is back.
  const seen = await view(people.find((one) => one !== first && one !== second)!.context, table);
  expect(seen.status).toBe('playing');
  await first.page.bringToFront();
  await first.page.keyboard.type('1');
  await new Promise((done) => setTimeout(done, 1500));
  first.line.mend();
  second.line.mend();
  await expect(first.page.getByText(/Connection lost/)).toHaveCount(0, { timeout: 60_000 });
  await expect(second.page.getByText(/Connection lost/)).toHaveCount(0, { timeout: 60_000 });
  await expect
    .poll(async () => (await view(first.context, table)).explain[0]?.decision ?? '', {
      timeout: 60_000,
    })
    .not.toBe(held?.decision);
}

async function holder(people: Person[], table: string): Promise<Person | undefined> {
  for (let i = 0; i < 200; i += 1) {
    for (const one of people) {
      if ((await view(one.context, table)).explain.length) return one;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return undefined;
}
