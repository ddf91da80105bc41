/** Coming back to people: histories, following, blocking, invitations by name, privacy. */
import { expect, test, type Page } from '@playwright/test';

import { ask, botTable, complaints, myTurn } from '../support/house';
import { look } from '../support/looks';
import { confirm, member, started, visitor, won, type Member } from '../support/people';
import { picture } from '../support/pictures';

/** Wait until a page of matches has been loaded that fits what was chosen. */
async function listed(page: Page, count: number): Promise<void> {
  await expect(page.locator('section[aria-labelledby="matches"] tbody tr')).toHaveCount(count);
}

/** Two who follow each other. */
async function befriend(one: Member, other: Member): Promise<void> {
  await ask(one.context.request, 'PUT', `/me/following/${other.id}`);
  await ask(other.context.request, 'PUT', `/me/following/${one.id}`);
}

test('a history is filtered, searched and paged; rates and meetings are counted @learn', async ({
  browser,
}) => {
  const anna = await member(browser, {}, 'Anna');
  const bohdan = await member(browser, {}, 'Bohdan');
  const celia = await member(browser, {}, 'Celia');
  for (const one of [anna, celia]) await confirm(one.page, one); // for rated play
  const played = await Promise.all([
    won(anna, celia, { rated: true }),
    won(anna, bohdan),
    won(bohdan, anna),
  ]);
  const { page } = bohdan;
  const wrong = complaints(page);
  await page.goto(`/players/${encodeURIComponent(anna.name)}`);
  await expect(page.getByRole('heading', { name: anna.name })).toBeVisible();
  await listed(page, 3);
  const rates = page.locator('section[aria-labelledby="win-rates"]');
  await expect(rates).toContainText('2 of 3');
  const meetings = page.locator('section[aria-labelledby="meetings"]');
  await expect(meetings.getByRole('row', { name: anna.name })).toContainText('1 : 1');
  await expect(meetings.getByRole('row', { name: celia.name })).toContainText('1 : 0');
  await picture(page, 'player');
  expect(await look(page, 'player')).toEqual([]);

  const result = page.getByRole('combobox', { name: 'Result' });
  await result.selectOption('Lost');
  await listed(page, 1);
  await result.selectOption('Shared win');
  await expect(page.getByText('No matches fit these filters.')).toBeVisible();
  await result.selectOption('Won');
  await listed(page, 2);
  await page.getByRole('checkbox', { name: 'Rated only' }).check();
  await listed(page, 1);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Paladins of the West Kingdom');
  await expect(page.getByText('No matches fit these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await listed(page, 3);
  const opponent = page.getByRole('searchbox', { name: 'Opponent' });
  await opponent.fill('no such name');
  await expect(page.getByText('No matches fit these filters.')).toBeVisible();
  await opponent.fill(celia.name.toLowerCase());
  await listed(page, 1);

  await page.getByRole('table').getByRole('link', { name: celia.name }).first().click();
  await expect(page.getByRole('heading', { name: celia.name })).toBeVisible();
  await listed(page, 1);
  await meetings.getByRole('link', { name: anna.name }).click();
  await expect(page.getByRole('heading', { name: anna.name })).toBeVisible();
  await page.getByRole('link', { name: 'Replay' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/tables/(${played.join('|')})`));
  expect(wrong).toEqual([]);
  for (const { context } of [anna, bohdan, celia]) await context.close();
});

test('a long history is shown page by page @learn', async ({ browser }) => {
  const anna = await member(browser, {}, 'Anna');
  const bohdan = await member(browser, {}, 'Bohdan');
  await won(anna, bohdan);
  const { page } = anna;
  // As if the one match had been played often. The server's pages have their own tests.
  await page.route(/\/matches/, async (route) => {
    const answer = await route.fetch();
    const [match] = (await answer.json()) as { number: number }[];
    if (!match) throw new Error('no match');
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 36);
    const numbers = Array.from({ length: 20 }, (_, i) => before - 1 - i).filter((n) => n > 0);
    await route.fulfill({ json: numbers.map((number) => ({ ...match, number })) });
  });
  await page.goto(`/players/${anna.id}`);
  await listed(page, 20);
  await page.getByRole('button', { name: 'Show more' }).click();
  await listed(page, 35);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
  for (const { context } of [anna, bohdan]) await context.close();
});

test('following, friends online, challenging, blocking @learn', async ({ browser }) => {
  const anna = await member(browser, {}, 'Anna');
  const bohdan = await member(browser, {}, 'Bohdan');
  await ask(bohdan.context.request, 'PUT', `/me/following/${anna.id}`);
  await bohdan.page.goto('/lobby'); // Bohdan is online
  const { page } = anna;
  await page.goto(`/players/${bohdan.id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('You follow each other')).toBeVisible();
  await page.getByRole('button', { name: 'Unfollow' }).click();
  await expect(page.getByText('You follow each other')).toBeHidden();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unfollow' })).toBeVisible();

  await page.getByRole('button', { name: 'Invite to play' }).click();
  const form = page.getByRole('form', { name: `Invitation for ${bohdan.name}` });
  await expect(form.getByRole('combobox', { name: 'Game' })).toBeFocused();
  await picture(page, 'challenge');
  expect(await look(page, 'challenge')).toEqual([]);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Invite to play' }).click();
  await form.getByRole('combobox', { name: 'Game' }).selectOption('Medieval Mastery');
  await form.getByText('Turn-based').click();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page).toHaveURL(/\/tables\//);
  await expect(
    page.getByRole('listitem').filter({ hasText: `You’ve invited ${bohdan.name}` }),
  ).toBeVisible();

  await page.goto('/lobby');
  const friends = page.getByRole('region', { name: 'Players you follow' });
  await expect(friends.getByRole('listitem').filter({ hasText: bohdan.name })).toContainText(
    'online',
  );
  const sent = page.getByRole('region', { name: 'Invitations' });
  await sent.getByRole('link', { name: 'Go to table' }).click();
  await expect(page).toHaveURL(/\/tables\//);
  await page.goBack();
  await sent.getByRole('button', { name: 'Withdraw' }).click();
  await expect(sent).toBeHidden();
  await friends.getByRole('link', { name: bohdan.name, exact: true }).click();

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite to play' })).toBeHidden();
  await bohdan.page.goto(`/players/${anna.id}`);
  await expect(bohdan.page.getByRole('alert')).toHaveText('This player has blocked you.');
  await page.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  for (const { context } of [anna, bohdan]) await context.close();
});

test('invitations are sent in the waiting room and answered in the lobby @learn', async ({
  browser,
}) => {
  const anna = await member(browser, {}, 'Anna');
  const bohdan = await member(browser, {}, 'Bohdan');
  const celia = await member(browser, {}, 'Celia');
  await befriend(anna, bohdan);
  await befriend(celia, bohdan);
  await celia.page.goto('/lobby');
  const { id } = await ask<{ id: string }>(anna.context.request, 'POST', '/tables', {
    game: 'mastery',
    seats: 3,
    visibility: 'private',
  });
  const { page } = anna;
  await page.goto(`/tables/${id}`);
  const name = page.getByRole('combobox', { name: 'Invite a player by name' });
  const pending = page.getByRole('list', { name: 'Invitations' }).getByRole('listitem');
  await expect(page.locator('datalist option')).toHaveAttribute('value', bohdan.name);
  await name.fill('Nobody at all');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const invited of [bohdan, celia]) {
    await name.fill(invited.name);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(pending.filter({ hasText: invited.name })).toBeVisible();
    await expect(name).toHaveValue('');
  }
  await picture(page, 'waiting', '#invite-name');
  expect(await look(page, 'waiting room')).toEqual([]);

  await bohdan.page.goto('/lobby');
  const invitations = bohdan.page.getByRole('region', { name: 'Invitations' });
  await expect(invitations).toContainText(`${anna.name} invites you to play`);
  await expect(bohdan.page.getByText('2 friends are online')).toBeVisible();
  await picture(bohdan.page, 'lobby');
  expect(await look(bohdan.page, 'lobby')).toEqual([]);
  await invitations.getByRole('button', { name: 'Decline' }).click();
  await expect(invitations).toBeHidden();
  await bohdan.page.getByRole('link', { name: `Invite ${celia.name} to play` }).click();
  await expect(
    bohdan.page.getByRole('form', { name: `Invitation for ${celia.name}` }),
  ).toBeVisible();

  await expect(pending).toHaveCount(1); // declined: gone from the waiting room
  await pending.getByRole('button', { name: 'Withdraw' }).click();
  await expect(pending).toHaveCount(0);
  await name.fill(celia.name);
  await page.getByRole('button', { name: 'Send invitation' }).click();

  await expect(pending).toHaveCount(1);

  await celia.page.reload(); // the first invitation is still there until the list is fetched again
  const theirs = celia.page.getByRole('region', { name: 'Invitations' });
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(celia.page).toHaveURL(`/tables/${id}`);
  await expect(celia.page.getByRole('button', { name: 'I’m ready' })).toBeVisible();
  for (const { context } of [anna, bohdan, celia]) await context.close();
});

test('who is online is shown to friends only if the player likes; blocks are lifted @learn', async ({
  browser,
}) => {
  const anna = await member(browser, {}, 'Anna');
  const bohdan = await member(browser, {}, 'Bohdan');
  const celia = await member(browser, {}, 'Celia');
  await befriend(anna, bohdan);
  await ask(anna.context.request, 'PUT', `/me/blocked/${celia.id}`);
  await ask(anna.context.request, 'PUT', `/mutes/${bohdan.id}`);
  const { page } = anna;
  await page.goto('/preferences');
  const show = page.getByRole('checkbox', { name: 'Let friends see when I’m online' });
  await expect(show).toBeChecked();
  await show.uncheck();
  await expect(show).toBeEnabled();
  await page.reload();
  await expect(show).not.toBeChecked();
  await bohdan.page.goto('/lobby');
  const friend = bohdan.page
    .getByRole('region', { name: 'Players you follow' })
    .getByRole('listitem')
    .filter({ hasText: anna.name });
  await expect(friend).toBeVisible();
  await expect(friend).not.toContainText('online');
  await show.check();
  await expect(show).toBeEnabled();
  await bohdan.page.reload();
  await expect(friend).toContainText('online');
  await picture(page, 'privacy', '#privacy');
  expect(await look(page, 'preferences')).toEqual([]);

  await page.getByRole('button', { name: `Unblock ${celia.name}` }).click();
  const notice = page.locator('.notice');
  await expect(notice).toHaveText(`${celia.name} is no longer blocked.`);
  await page.getByRole('button', { name: `Unmute ${bohdan.name}` }).click();
  await expect(notice.last()).toHaveText(`${bohdan.name} is no longer muted.`);
  await expect(page.getByRole('link', { name: celia.name })).toBeHidden();
  for (const { context } of [anna, bohdan, celia]) await context.close();
});

test('my tables: what is due when, and the way to the next one @learn', async ({ browser }) => {
  const anna = await member(browser, {}, 'Anna');
  const bohdan = await member(browser, {}, 'Bohdan');
  const days = (count: number) => ({
    pace: 'days',
    clock: { kind: 'per_move', seconds: count * 86_400 },
  });
  const late = await botTable(anna.context, { ...days(3), game: 'paladins' });
  const soon = await botTable(anna.context, days(1));
  for (const table of [late, soon]) await myTurn(anna.context, table);
  const theirs = await started(bohdan, anna, { ...days(2) });
  const { page } = anna;
  await page.goto('/me');
  const next = page.getByRole('link', { name: /^Next table/ });
  await expect(next).toHaveAttribute('href', `/tables/${soon}`);
  const calendar = page.getByRole('region', { name: 'Deadlines in the next seven days' });
  for (const table of [soon, late, theirs])
    await expect(calendar.locator(`a[href="/tables/${table}"]`)).toBeVisible();
  await expect(calendar.locator(`a[href="/tables/${soon}"]`)).toHaveAccessibleName(/you$/);
  await picture(page, 'mine');
  expect(await look(page, 'my tables')).toEqual([]);
  await next.click();
  await expect(page).toHaveURL(`/tables/${soon}`);
  await page.goBack();
  await calendar.locator(`a[href="/tables/${late}"]`).click();
  await expect(page).toHaveURL(`/tables/${late}`);
  await page.goBack();
  await expect(next).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`/tables/${soon}`);
  for (const { context } of [anna, bohdan]) await context.close();
});

test('a stranger sees a history, but no buttons @learn', async ({ browser }) => {
  const anna = await member(browser);
  const nobody = await visitor(browser);
  await nobody.page.goto(`/players/${anna.id}`);
  await expect(nobody.page.getByText('No finished matches yet.')).toBeVisible();
  await expect(nobody.page.getByRole('button', { name: 'Follow' })).toBeHidden();
  for (const { context } of [anna, nobody]) await context.close();
});
