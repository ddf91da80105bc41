/** Passing automatically: one button in a window, one to stop; the other player sees nothing of it. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { ask, shows, view } from './house';
import { pair } from './people';
import type { Question } from './policy';

interface Orders {
  kinds: string[];
  offered: string[];
}

interface Since {
  news: { events: { message: string; args: { circle?: number[] } }[] }[];
}

const isWindow = (question: Question | undefined) => question?.kind.endsWith('-response') ?? false;

async function answer(context: BrowserContext, table: string, question: Question): Promise<void> {
  const option = question.options[Math.floor(Math.random() * question.options.length)];
  await ask(context.request, 'POST', `/tables/${table}/choices`, {
    decision: question.decision,
    options: [option?.id],
    key: crypto.randomUUID(),
  });
}

test('a player passes automatically in windows until they stop it @fixed', async ({ browser }) => {
  const { anna, bohdan, table } = await pair(browser, { policy: 'everyone' });
  const orders = () => ask<Orders>(anna.context.request, 'GET', `/tables/${table}/standing-orders`);
  const asked = async (context: BrowserContext) => (await view(context, table)).explain[0];
  /** How many windows have been opened to Anna, who has seat 0. */
  const windows = async (): Promise<number> => {
    const path = `/tables/${table}/since/-1`;
    const { news } = await ask<Since>(bohdan.context.request, 'GET', path);
    const events = news.flatMap((one) => one.events);
    return events.filter(
      ({ message, args }) => message === 'event-window-opens' && args.circle?.includes(0),
    ).length;
  };
  /** Play until Anna is asked in a window; or, if she is not, until one was opened to her. */
  const play = async (): Promise<Question | undefined> => {
    const before = await windows();
    for (;;) {
      const question = await asked(anna.context);
      if (isWindow(question) || (await windows()) > before) return question;
      for (const context of [anna.context, bohdan.context]) {
        const next = await asked(context);
        if (next && !(context === anna.context && isWindow(next))) {
          await answer(context, table, next);
        }
      }
    }
  };

  const first = await play();
  if (!first) throw new Error('nobody was asked');
  await anna.page.goto(`/tables/${table}`);
  await shows(anna.page, first.decision);
  await anna.page.getByRole('button', { name: 'Always pass in windows like this' }).click();
  const stop = anna.page.getByRole('button', { name: 'Stop passing automatically' });
  await expect(stop).toBeVisible();
  expect((await orders()).kinds).toEqual([first.kind]);
  expect((await asked(anna.context))?.decision).not.toBe(first.decision);

  expect((await play())?.kind).not.toBe(first.kind);

  await stop.click();
  await expect(stop).toBeHidden();
  expect((await orders()).kinds).toEqual([]);
  for (const { context } of [anna, bohdan]) await context.close();
});
