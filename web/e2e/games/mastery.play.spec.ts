/** What was mended at the table of Medieval Mastery. */
import { expect, test, type BrowserContext } from '@playwright/test';

import { Drawn } from '../support/drawn';
import { ask, guest, origin, shows, view } from '../support/house';
import { masteryTable, playUntil } from './mastery';
import { pair, type Visitor } from '../support/people';
import { picture } from '../support/pictures';
import { decide, type Option, type Question } from '../support/policy';

interface Orders {
  kinds: string[];
}

const isWindow = ({ kind }: Question) => kind.endsWith('-response');

/** Answer for both until one of them is asked in a window, with or without the card. */
async function untilWindow(
  both: readonly [Visitor, Visitor],
  table: string,
  fits: (question: Question, at: number) => boolean,
): Promise<{ at: number; question: Question }> {
  for (let i = 0; i < 900; i += 1) {
    for (const [at, { context }] of both.entries()) {
      const seen = await view(context, table);
      const question = seen.explain[0];
      if (!question) continue;
      if (isWindow(question) && fits(question, at)) return { at, question };
      const { options } = question;
      const crown = options.find(({ id }) => id.startsWith('crown'));
      const wild = i % 4 ? decide(seen, question) : options[i % options.length];
      await answer(context, table, question, isWindow(question) ? options[0] : (crown ?? wild));
    }
  }
  throw new Error('no such window was opened');
}

async function answer(
  context: BrowserContext,
  table: string,
  question: Question,
  option: Option | undefined,
): Promise<void> {
  await ask(context.request, 'POST', `/tables/${table}/choices`, {
    decision: question.decision,
    options: [option?.id],
    key: crypto.randomUUID(),
  });
}

test('at a slow table, passing in windows is suggested once; a window says whose artefact it is and what could stop it', async ({
  browser,
}) => {
  const { anna, bohdan, names, table } = await pair(browser, {
    policy: 'everyone',
    pace: 'days',
    clock: { kind: 'per_move', seconds: 86400 },
  });
  const both = [anna, bohdan] as const;
  const { at, question } = await untilWindow(both, table, ({ options }) => options.length === 1);
  const [{ page, context }, other] = at ? [bohdan, names[0]] : [anna, names[1]];
  await page.goto(`/tables/${table}`);
  await shows(page, question.decision);
  const bar = page.locator('.decision');
  await expect(bar).toContainText('You hold no Fracture');
  const window = page.getByRole('complementary', { name: 'Response window' });
  await expect(window).toContainText(`· ${other}`);
  await expect(window).toContainText('Fracture would destroy it');
  const offer = bar.getByRole('group', { name: 'Pass in every window like this?' });
  await expect(offer).toBeVisible();
  await picture(page, 'window-offer');
  await offer.getByRole('button', { name: 'Ask me each time' }).click();
  await expect(offer).toBeHidden();
  const quietly = bar.getByRole('button', { name: 'Always pass in windows like this' });
  await expect(quietly).toBeVisible();
  await page.reload();
  await expect(quietly).toBeVisible();
  await expect(offer).toBeHidden(); // suggested once a table

  // The other player accepts: in all kinds of windows, whatever they hold.
  const friend = at ? anna : bohdan;
  await answer(context, table, question, question.options[0]);
  const next = await untilWindow(both, table, (_, asked) => asked !== at);
  await friend.page.goto(`/tables/${table}`);
  await shows(friend.page, next.question.decision);
  await friend.page.getByRole('button', { name: 'Always pass', exact: true }).click();
  await expect
    .poll(async () => {
      const path = `/tables/${table}/standing-orders`;
      return (await ask<Orders>(friend.context.request, 'GET', path)).kinds;
    })
    .toEqual(['crown-response', 'orb-response', 'sceptre-response']);
  expect((await view(friend.context, table)).explain[0]?.decision).not.toBe(next.question.decision);
  await Promise.all([anna.context.close(), bohdan.context.close()]);
});

test('the log has one line for what came of a manoeuvre; what led up to it unfolds', async ({
  context,
  page,
}) => {
  await guest(context);
  const table = await masteryTable(context, 3);
  expect(await playUntil(context, table, (seen) => seen.view.turn >= 9)).toBe(true);
  await page.goto(`${origin()}/tables/${table}`);
  const log = page.getByRole('log', { name: 'Log' });
  const taken = log.getByRole('listitem').filter({ hasText: /takes? the empty .+, \+\d\./ });
  await expect(taken.first()).toBeVisible();
  const conquered = log.getByText(/conquers? .+ at [A-Z]\d/);
  await expect(conquered).toHaveCount(0); // names, no positions
  const advanced = log.getByText(/advances? to /);
  const before = await advanced.count();
  const details = taken.first().getByRole('button', { name: 'details' });
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  await details.click();
  await expect(advanced).toHaveCount(before + 1);
  await picture(page, 'log');
  await details.click();
  await expect(advanced).toHaveCount(before);
});

test('on a phone the hexes have their names; what is within reach is no border', async ({
  page,
}) => {
  const drawn = await Drawn.start();
  await page.setViewportSize({ width: 390, height: 844 });
  await drawn.open(page, { game: 'mastery', position: 'advance-3' });
  const names = page.locator('.mapwrap .tn').filter({ visible: true });
  expect(await names.count()).toBeGreaterThan(10);
  const heights = await names.evaluateAll((all) =>
    all.map((one) => [one.textContent?.trim(), one.getBoundingClientRect().height] as const),
  );
  for (const [name, height] of heights) {
    expect(name).toBeTruthy();
    expect(height, name).toBeGreaterThan(9);
  }
  const within = page.locator('.mapwrap .within:not(.pick)');
  expect(await within.count()).toBeGreaterThan(1);
  const look = await page.evaluate(() => {
    const style = (part: string) => {
      const found = document.querySelector(part);
      if (!found) throw new Error(`no ${part}`);
      return getComputedStyle(found);
    };
    const width = (part: string) =>
      document.querySelector<SVGGraphicsElement>(part)?.getBBox().width ?? 0;
    return {
      rope: style('.within:not(.pick) > .reach').stroke,
      dashes: style('.within:not(.pick) > .reach-core').strokeDasharray,
      borders: [...document.querySelectorAll('.frontier')].map((one) => getComputedStyle(one).fill),
      inside: width('.within > .reach') < width('.ground .hx') - 10,
    };
  });
  expect(look.borders.length).toBeGreaterThan(0);
  expect(look.borders).not.toContain(look.rope);
  expect(look.dashes).not.toBe('none');
  expect(look.inside).toBe(true);
  await drawn.stop();
});
