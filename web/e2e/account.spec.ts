/** Accounts in the browser, from the mails the server sent to the account's end. */
import { readFileSync } from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { ask, botTable, guest, origin } from './house';
import {
  appCode,
  confirm,
  linkIn,
  mailTo,
  member,
  PASSWORD,
  prove,
  said,
  signIn,
  signOut,
  signUp,
  somebody,
  visitor,
} from './people';
import { picture } from './pictures';

/** Nothing serious for axe on the page as it stands. */
async function sound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(bad.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}

test('sign up, confirm by the mailed link, out, and in by e-mail', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const anna = somebody();
  await signUp(page, anna);
  await picture(page, 'signed-up');
  await page.goto('/preferences');
  await expect(page.getByText('not confirmed')).toBeVisible();
  const mail = await mailTo(anna.email, /confirm your e-mail/);
  expect(mail.text).toContain(anna.name);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Sent. Look into your mailbox.').first()).toBeAttached();

  await page.goto(linkIn(await mailTo(anna.email, /confirm your e-mail/)));
  await picture(page, 'confirm');
  await page.getByRole('button', { name: 'This mailbox is mine' }).click();
  await expect(said(page)).toHaveText('Thank you, your mailbox is confirmed.');
  await page.goto('/preferences');
  await expect(page.getByText('confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Once a day' })).toBeEnabled();
  await sound(page);

  await signOut(page);
  await signIn(page, anna.email);
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
  await context.close();
});

test('a sign-up in Polish is answered in Polish', async ({ browser }) => {
  const { context, page } = await visitor(browser, { locale: 'pl-PL' });
  const anna = somebody();
  await page.goto('/sign-up');
  await page.locator('#name').fill(anna.name);
  await page.locator('#email').fill(anna.email);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(said(page)).toContainText(anna.email);
  const mail = await mailTo(anna.email, /^Gonfalon: potwierdź adres e-mail$/);
  expect(mail.text).toContain(`Cześć, ${anna.name}!`);
  await context.close();
});

test('what is wrong with a sign-up is said at once', async ({ browser }) => {
  const bohdan = await member(browser);
  const { context, page } = await visitor(browser);
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(bohdan.name);
  await page.getByLabel('E-mail').fill(somebody().email);
  await page.getByLabel('Password').fill('password123');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText('This name is taken.');
  await page.getByLabel('Name').fill(somebody().name);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText('Too many people use this password.');
  await picture(page, 'sign-up');
  await Promise.all([context.close(), bohdan.context.close()]);
});

test('a forgotten password: a mailed link, used once', async ({ browser }) => {
  const anna = await member(browser);
  const { context, page } = await visitor(browser);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot the password?' }).click();
  await page.getByLabel('E-mail').fill(anna.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(said(page)).toHaveText(/a mail is on its way/);
  const link = linkIn(await mailTo(anna.email, /a new password/));
  await page.goto(link);
  await page.getByLabel('New password').fill('quite another secret');
  await picture(page, 'reset');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(said(page)).toHaveText('The new password holds. Sign in with it.');
  await mailTo(anna.email, /your account has changed/);
  await signIn(page, anna.name, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Name and password do not fit.');
  await signIn(page, anna.name, 'quite another secret');
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('yet another secret');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired. Ask for a new one.');
  await page.getByRole('link', { name: 'Send another link' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await Promise.all([context.close(), anna.context.close()]);
});

test('an authenticator app and recovery codes', async ({ browser }) => {
  const anna = await member(browser);
  const { page } = anna;
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('alert')).toHaveText('Confirm your e-mail first.');
  await confirm(page, anna);
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = (await page.locator('.totp code').textContent()) ?? '';
  await picture(page, 'totp', '.totp');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('alert')).toHaveText('The code is wrong.');
  await page.getByLabel('Code').fill(appCode(secret));
  await page.getByRole('button', { name: 'Activate' }).click();
  await prove(page);
  await expect(page.getByText('The second factor is on.').first()).toBeAttached();
  const codes = await page.locator('.codes code').allTextContents();
  expect(codes.length).toBeGreaterThan(5);
  await picture(page, 'recovery-codes', '.codes');
  await sound(page);

  // the app: a code counts once, so the next one is shown
  await signOut(page);
  await signIn(page, anna.name);
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await picture(page, 'second-factor');
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('The code is wrong.');
  await page.getByLabel('Code').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  // a recovery code works once
  for (const works of [true, false]) {
    await signOut(page).catch(() => undefined);
    await signIn(page, anna.name);
    await page.getByLabel('Code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (works) await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
    else await expect(page.getByRole('alert')).toHaveText('The code is wrong.');
  }
  await page.getByLabel('Code').fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Remove the app' }).click();
  await prove(page);
  await expect(page.getByText('The second factor is off.').first()).toBeAttached();
  await signOut(page);
  await signIn(page, anna.name);
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
  await anna.context.close();
});

test('a passkey signs in without a password', async ({ browser }) => {
  // passkeys belong to a name: the same site, but not by its bare address
  const baseURL = origin().replace('127.0.0.1', 'localhost');
  const { context, page } = await visitor(browser, { baseURL });
  const anna = somebody();
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signUp(page, anna);
  await confirm(page, anna);
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page);
  await expect(page.getByText('The passkey is added.').first()).toBeAttached();
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  await picture(page, 'passkey', '.keyrow');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/has a passkey for this account already/);

  await signOut(page);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await prove(page);
  await expect(page.getByText('The passkey is removed.').first()).toBeAttached();
  await signOut(page);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await context.close();
});

test('signed in at two places: one ends the other', async ({ browser }) => {
  const anna = await member(browser);
  const phone = await visitor(browser, {
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  await signIn(phone.page, anna.name);
  await expect(phone.page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
  await anna.page.goto('/preferences');
  const there = anna.page.getByRole('listitem').filter({ hasText: 'Chrome, Android' });
  await expect(there).toBeVisible();
  await picture(anna.page, 'sessions', '.keyrow');
  await there.getByRole('button', { name: 'Sign out: Chrome, Android' }).click();
  await expect(there).toHaveCount(0);
  await phone.page.goto('/preferences');
  await expect(phone.page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await signIn(phone.page, anna.name);
  await expect(phone.page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
  await anna.page.reload();
  await anna.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(anna.page.getByText(/Signed out in 1 other place/).first()).toBeAttached();
  await Promise.all([anna.context.close(), phone.context.close()]);
});

test('a guest who signs up keeps matches and preferences, also on another device', async ({
  browser,
}) => {
  const { context, page } = await visitor(browser, { timezoneId: 'Europe/Kyiv' });
  const { name } = await guest(context);
  const table = await botTable(context);
  await page.goto('/preferences');
  await page.getByText('Dark', { exact: true }).click();
  await page.getByText('Confirm moves').click();
  await page.getByRole('radio', { name: 'Українська' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  interface Me {
    language: string;
    time_zone: string;
    preferences: { theme: string | null; confirm: boolean | null };
  }
  await expect
    .poll(async () => {
      const me = await ask<Me>(context.request, 'GET', '/me');
      return [me.language, me.time_zone, me.preferences.theme, me.preferences.confirm];
    })
    .toEqual(['uk', 'Europe/Kyiv', 'dark', true]);

  const anna = somebody();
  await page.goto('/sign-up');
  await expect(page.getByText(name)).toBeVisible();
  await page.locator('#name').fill(anna.name);
  await page.locator('#email').fill(anna.email);
  await page.locator('#password').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await expect(said(page)).toContainText(anna.email);
  await page.goto('/me');
  await expect(page.locator(`a[href="/tables/${table}"]`).first()).toBeVisible();

  const other = await visitor(browser, { colorScheme: 'light', locale: 'en-GB' });
  await other.page.goto('/');
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await signIn(other.page, anna.name);
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'uk');
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.page.goto('/preferences');
  await expect(other.page.getByRole('checkbox').first()).toBeChecked();
  await expect(other.page.locator('#account-zone')).toHaveValue('Europe/Kyiv');
  await other.page.locator('#account-zone').selectOption('Europe/Warsaw');
  // changed there, it holds here at the next visit
  await other.page.locator('input[name=theme]').nth(1).check({ force: true });
  await expect
    .poll(async () => {
      const me = await ask<Me>(context.request, 'GET', '/me');
      return [me.time_zone, me.preferences.theme];
    })
    .toEqual(['Europe/Warsaw', 'light']);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await Promise.all([context.close(), other.context.close()]);
});

test('a change that did not reach the account is told at the next visit @quick', async ({
  browser,
}) => {
  const { context, page } = await member(browser);
  await page.goto('/preferences');
  await expect(page.getByRole('heading', { name: 'Notices' })).toBeVisible();
  await page.route('**/api/me', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.unroute('**/api/me');
  await page.goto('/');
  await expect
    .poll(async () => {
      const me = await ask<{ preferences: { theme: string } }>(context.request, 'GET', '/me');
      return me.preferences.theme;
    })
    .toBe('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('everything held about me can be taken out, and the account ended', async ({ browser }) => {
  const { context, page, name } = await member(browser);
  await page.goto('/preferences');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('gonfalon.zip');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(bytes.length).toBeGreaterThan(500);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await picture(page, 'leaving', 'text=Really delete');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Really delete' }).click();
  await expect(page.getByText(/The account will be deleted on/).first()).toBeAttached();
  await expect(page.getByText(/To be deleted on/)).toBeVisible();
  await picture(page, 'left', 'text=To be deleted');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Good to have you. The account stays.').first()).toBeAttached();
  const me = await ask<{ name: string; erase_after: string | null }>(context.request, 'GET', '/me');
  expect([me.name, me.erase_after]).toEqual([name, null]);
  await context.close();
});

test('after a while the password is asked for once more', async ({ browser }) => {
  const { context, page } = await member(browser);
  await page.goto('/preferences');
  let refused = 0;
  await page.route('**/api/me/export', async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    const body = { code: 'reauthenticate', message: 'Please confirm first that it is you.' };
    return route.fulfill({ status: 403, json: body });
  });
  await page.getByRole('button', { name: 'Download my data' }).click();
  const again = page.getByLabel('Your password once more, please');
  await again.fill('not the secret at all');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('The password is wrong.');
  const saved = page.waitForEvent('download');
  await again.fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await saved).suggestedFilename()).toBe('gonfalon.zip');
  await expect(again).toHaveCount(0);
  await context.close();
});
