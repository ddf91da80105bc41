/** Passing automatically: one button in a window, one to stop; the other player sees nothing of it. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { ask, shows, view } from '../support/house';
import { pair } from '../support/people';
import { decide, type Question, type Seen } from '../support/policy';

interface Orders {
  kinds: string[];
  offered: string[];
}

interface Since {
  version: number;
  more: boolean;
  news: { events: { message: string; args: { circle?: number[] } }[] }[];
}

const isWindow = (question: Question | undefined) => question?.kind.endsWith('-response') ?? false;

/** Answer as a player who fights would, now and then at random. */
async function answer(context: BrowserContext, table: string, seen: Seen): Promise<void> {
  const question = seen.explain[0];
  if (!question) return;
  const { options } = question;
  const any = options[Math.floor(Math.random() * options.length)];
  const option = Math.random() < 0.2 ? any : decide(seen, question);
  await ask(context.request, 'POST', `/tables/${table}/choices`, {
    decision: question.decision,
    options: [option?.id],
    key: crypto.randomUUID(),
  });
}

test('a player passes automatically in windows until they stop it', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser, { policy: 'everyone' });
  const orders = () => ask<Orders>(anna.context.request, 'GET', `/tables/${table}/standing-orders`);
  const asked = async (context: BrowserContext) => (await view(context, table)).explain[0];
  let read = -1; // the version up to which news were read
  /** Whether a window has been opened to Anna, who has seat 0, since this was last asked. */
  const opened = async (): Promise<boolean> => {
    let found = false;
    for (let more = true; more;) {
      const path = `/tables/${table}/since/${read}`;
      const since = await ask<Since>(bohdan.context.request, 'GET', path);
      const events = since.news.flatMap((one) => one.events);
      found ||= events.some(
        ({ message, args }) => message === 'event-window-opens' && args.circle?.includes(0),
      );
      ({ version: read, more } = since);
    }
    return found;
  };
  /** Play until Anna is asked in a window; or, if she is not, until one was opened to her. */
  const play = async (): Promise<Question | undefined> => {
    await opened();
    for (let i = 0; i < 300; i += 1) {
      const question = await asked(anna.context);
      if (isWindow(question) || (await opened())) return question;
      for (const context of [anna.context, bohdan.context]) {
        const next = await view(context, table);
        if (!(context === anna.context && isWindow(next.explain[0]))) {
          await answer(context, table, next);
        }
      }
    }
    throw new Error('no window was opened to Anna');
  };

  const first = await play();
  if (!first) throw new Error('nobody was asked');
  await anna.page.goto(`/tables/${table}`);
  await shows(anna.page, first.decision);
  const always = anna.page.getByRole('button', { name: 'Always pass in windows like this' });
  await always.click();
  const stop = anna.page.getByRole('button', { name: 'Stop passing automatically' });
  await expect(stop).toBeVisible();
  expect((await orders()).kinds).toEqual([first.kind]);
  expect((await asked(anna.context))?.decision).not.toBe(first.decision);

  expect((await play())?.kind).not.toBe(first.kind);

  // In a window of another kind, the button offers to pass in these, too.
  while (isWindow(await asked(anna.context))) {
    await shows(anna.page, (await asked(anna.context))?.decision ?? '');
    await always.click();
    await expect(always.or(stop)).toBeVisible();
  }
  await stop.click();
  await expect(stop).toBeHidden();
  expect((await orders()).kinds).toEqual([]);
  for (const { context } of [anna, bohdan]) await context.close();
});
