/** What players of Glory could not see: chances before they choose, cards that give nothing, whose
question it is, the board they are at. */
import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { gone } from '../support/clicking';
import { gloryTable, playUntil } from './glory';
import { guest, origin, shows } from '../support/house';
import { picture } from '../support/pictures';
import type { Option, Question as Asked, Seen } from '../support/policy';

type Question = Asked & { prompt: { message: string; args: Record<string, unknown> } };

interface Forecast {
  attack: number | null;
  wins_tie: boolean;
  chances: { strength: number; one_pass: number; duel: number }[];
}
interface Play {
  nothing: boolean;
  lapses: unknown[];
  duel: Forecast | null;
}
const playOf = (option: Option): Play | null => (option as { preview?: Play }).preview ?? null;
const forecastOf = (option: Option): Forecast | null =>
  (option as { preview?: Forecast }).preview ?? null;
const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** A table at a question that fits, opened; another one if a match does not come to it. */
async function tableAt(
  page: Page,
  context: BrowserContext,
  fits: (seen: Seen, question: Question) => boolean,
  settings: object = {},
): Promise<Question> {
  await guest(context);
  for (let i = 0; i < 8; i += 1) {
    let found: Question | null = null;
    const table = await gloryTable(context, 2, settings);
    const reached = await playUntil(context, table, (seen, asked) => {
      const question = asked as Question;
      if (!fits(seen, question)) return false;
      found = question;
      return true;
    });
    if (!reached || !found) continue;
    await page.goto(`${origin()}/tables/${table}`);
    await expect(page.locator('[data-decision]:not([data-decision=""])')).toBeVisible();
    return found;
  }
  throw new Error('no match came to such a question');
}

const phaseOf = (seen: Seen): string => (seen.view.state as unknown as { phase: string }).phase;

const challenges = ({ options }: Question): Option[] =>
  options.filter((option) => playOf(option)?.duel);

test('a challenge shows its exact chance, and what victory and defeat bring', async ({
  page,
  context,
}) => {
  const question = await tableAt(
    page,
    context,
    (_, asked) => asked.kind === 'travel' && challenges(asked).length > 1,
  );
  for (const option of challenges(question)) {
    const most = playOf(option)?.duel?.chances.at(-1);
    const row = page.locator(`.journey .row:has([data-touch="travel:${option.id}"])`).first();
    await expect(row).toContainText(`${percent(most?.duel ?? 0)} the duel`);
    await expect(row).toContainText(`${percent(most?.one_pass ?? 0)} a pass`);
    await row.hover();
    const preview = page.locator(`[data-preview="${option.id}"]`);
    const duel = playOf(option)?.duel;
    const need = (duel?.attack ?? 0) + (duel?.wins_tie ? 0 : 1);
    await expect(preview).toContainText(`You need ${need} or more`);
    await expect(preview.locator('tbody tr')).toHaveCount(duel?.chances.length ?? 0);
    await expect(preview).toContainText('Victory');
    await expect(preview).toContainText('The card returns to your hand');
    await expect(preview).toContainText('Faith, allies and relics come on top');
  }
  await picture(page, 'travel');
});

test('the columns of the travel screen are as wide as each other', async ({ page, context }) => {
  await tableAt(page, context, (_, { kind, options }) => kind === 'travel' && options.length === 2);
  const widths = await page
    .locator('.journey .col')
    .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().width)));
  expect(new Set(widths).size).toBe(1);
  await expect(page.locator('[data-preview]')).toBeVisible();
});

test('a card that gives nothing says so, and does not look like a good move', async ({
  page,
  context,
}) => {
  const empty = ({ options }: Question): Option | undefined =>
    options.find((option) => playOf(option)?.nothing);
  const question = await tableAt(
    page,
    context,
    (_, asked) => asked.kind === 'travel' && empty(asked) !== undefined,
  );
  const id = empty(question)?.id ?? '';
  const row = page.locator(`.journey .row:has([data-touch="travel:${id}"])`).first();
  await expect(row).toContainText('The card itself gives nothing.');
  await expect(row).toContainText('still counts for titles');
  await expect(row.locator('.card')).not.toHaveClass(/is-lit/);
  await row.hover();
  await expect(page.locator(`[data-preview="${id}"]`)).toContainText('gives nothing');
  await picture(page, 'nothing');
});

test('a place in the tournament shows the chance, and the way to the final', async ({
  page,
  context,
}) => {
  const known = ({ options }: Question): Option[] => options.filter((option) => forecastOf(option));
  const question = await tableAt(
    page,
    context,
    (_, asked) => asked.kind === 'shield' && known(asked).length > 1,
  );
  for (const option of known(question)) {
    const forecast = forecastOf(option);
    const most = forecast?.chances.at(-1);
    const place = page.locator(`.places [data-touch="place:${option.id}"]`);
    await expect(place).toContainText(`${percent(most?.duel ?? 0)} the duel`);
    await place.hover();
    const path = page.locator('.path');
    await expect(path).toContainText(`Your path from slot ${option.id}`);
    const need = (forecast?.attack ?? 0) + (forecast?.wins_tie ? 0 : 1);
    const note = page.locator('.bracket .note');
    await expect(note).toContainText(`You need ${need} or more`);
    await expect(note).toContainText('for winning the duel');
    await expect(path.locator('li')).not.toHaveCount(1);
  }
  // The city, of which nothing can be used, does not lie below it.
  await expect(page.locator('.streets')).toHaveCount(0);
  await page.mouse.move(5, 5);
  await picture(page, 'places');
});

test('a knight of the pas d’armes shows the chance against him', async ({ page, context }) => {
  const question = await tableAt(page, context, (_, { kind }) => kind === 'shield', {
    tournament: 'pas_darmes',
  });
  for (const option of question.options.filter((one) => forecastOf(one))) {
    const most = forecastOf(option)?.chances.at(-1);
    const bout = page.locator(`.pas [data-touch="knight:${option.id}"]`);
    await expect(bout).toContainText(`${percent(most?.duel ?? 0)} the duel`);
    await expect(bout).toContainText(`${percent(most?.one_pass ?? 0)} a pass`);
  }
  await picture(page, 'knights');
});

test('a choice in mid-card names the card, and stays where it was asked', async ({
  page,
  context,
}) => {
  const question = await tableAt(
    page,
    context,
    (_, asked) => asked.kind === 'choose-effect' && asked.prompt.message.endsWith('-card'),
  );
  const card = String(question.prompt.args.travel);
  await expect(page.locator('section.journey')).toBeVisible();
  const name = await page.locator(`[data-preview="${card}"] h3`).innerText();
  await expect(page.locator('.decision')).toContainText(name);
  await picture(page, 'choice');
});

test('how a duel ended stays readable until the next answer', async ({ page, context }) => {
  let fought = false;
  await tableAt(page, context, (_, { kind }) => {
    const after = fought && kind === 'travel';
    fought = kind.startsWith('duel-');
    return after;
  });
  await expect(page.locator('.last')).toContainText(/You (win|lose) the duel/);
  await page.waitForTimeout(7_000); // the clash itself is over by then
  await expect(page.locator('.last')).toBeVisible();
  await picture(page, 'last');
});

test('slots of the ally track stay apart in long languages', async ({ page, context }) => {
  await context.addInitScript(() => {
    localStorage['gonfalon.preferences'] ??= JSON.stringify({ language: 'ru' });
  });
  await tableAt(page, context, (_, { kind }) => kind === 'action');
  const wide = await page
    .locator('.track li')
    .evaluateAll((found) => found.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(wide).toBe(0);
  await picture(page, 'allies');
});

test('what the turn of the round brought the reader is in the list since the last move', async ({
  page,
  context,
}) => {
  await tableAt(page, context, (seen) => phaseOf(seen) === 'registration');
  await expect(page.locator('.since')).toContainText(/You gain \d/);
  await picture(page, 'glory-since');
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the first tap on a card shows it with its answer, and gives none', async ({
    page,
    context,
  }) => {
    const { decision } = await tableAt(page, context, (_, { kind }) => kind === 'take-card');
    const card = page.locator('.card[data-touch^="travel:"]').filter({ visible: true }).first();
    await card.tap();
    const large = page.locator('aside.preview');
    await expect(large).toBeVisible();
    await picture(page, 'glory-tap');
    await shows(page, decision);
    await large.locator('[data-reads]').tap();
    await gone(page, decision);
  });
});
