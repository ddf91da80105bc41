/** Accounts in the browser, from the mails the server sent to the account's end. */
import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { ask, botTable, guest } from '../support/house';
import { sound } from '../support/looks';
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
  withPasskeys,
} from '../support/people';
import { picture } from '../support/pictures';

test('sign up, confirm by the mailed link, out, and in by e-mail', async ({ browser }) => {
  const { context, page } = await visitor(browser);
  const anna = somebody();
  await signUp(page, anna);
  await picture(page, 'signed-up');
  await page.goto('/preferences');
  await expect(page.getByText('not confirmed')).toBeVisible();
  const mail = await mailTo(anna.email, /confirm your email/);
  expect(mail.text).toContain(anna.name);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('Sent. Check your inbox.').first()).toBeAttached();

  await page.goto(linkIn(await mailTo(anna.email, /confirm your email/)));
  await picture(page, 'confirm');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(said(page)).toHaveText('Thank you, your email is confirmed.');
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
  await page.getByLabel('Email').fill(somebody().email);
  await page.getByLabel('Password').fill('password123');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText('This name is taken.');
  await page.getByLabel('Name').fill(somebody().name);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('alert')).toHaveText('This password is too common.');
  await picture(page, 'sign-up');
  await Promise.all([context.close(), bohdan.context.close()]);
});

test('a forgotten password: a mailed link, used once', async ({ browser }) => {
  const anna = await member(browser);
  const { context, page } = await visitor(browser);
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(anna.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(said(page)).toHaveText(/we have sent an email/);
  const link = linkIn(await mailTo(anna.email, /reset your password/));
  await page.goto(link);
  await page.getByLabel('New password').fill('quite another secret');
  await picture(page, 'reset');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(said(page)).toHaveText('Password changed. Please sign in.');
  await mailTo(anna.email, /your account has changed/);
  await signIn(page, anna.name, PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Wrong name or password.');
  await signIn(page, anna.name, 'quite another secret');
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('yet another secret');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link has expired. Ask for a new one.');
  await page.getByRole('link', { name: 'Send another link' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await Promise.all([context.close(), anna.context.close()]);
});

test('an authenticator app and recovery codes', async ({ browser }) => {
  const anna = await member(browser);
  const { page } = anna;
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expect(page.getByRole('alert')).toHaveText('Confirm your email first.');
  await confirm(page, anna);
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = (await page.locator('.totp code').textContent()) ?? '';
  await picture(page, 'totp', '.totp');
  await page.getByRole('textbox', { name: 'Code' }).fill('000000');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong code.');
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Activate' }).click();
  await prove(page);
  await expect(page.getByText('Two-factor authentication is on. Keep').first()).toBeAttached();
  const codes = await page.locator('.codes code').allTextContents();
  expect(codes.length).toBeGreaterThan(5);
  await picture(page, 'recovery-codes', '.codes');
  await sound(page);

  // the app: a code counts once, so the next one is shown
  await signOut(page);
  await signIn(page, anna.name);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await picture(page, 'second-factor');
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong code.');
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  // a recovery code works once
  for (const works of [true, false]) {
    await signOut(page).catch(() => undefined);
    await signIn(page, anna.name);
    await page.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (works) await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
    else await expect(page.getByRole('alert')).toHaveText('Wrong code.');
  }
  await page.getByRole('textbox', { name: 'Code' }).fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Remove authenticator app' }).click();
  await prove(page);
  await expect(page.getByText('Two-factor authentication is off.').first()).toBeAttached();
  await signOut(page);
  await signIn(page, anna.name);
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
  await anna.context.close();
});

test('a passkey signs in without a password', async ({ browser }) => {
  const { context, page, devices, authenticatorId } = await withPasskeys(browser);
  const anna = somebody();
  await signUp(page, anna);
  await confirm(page, anna);
  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await prove(page);
  await expect(page.getByText('Passkey added.').first()).toBeAttached();
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  await picture(page, 'passkey', '.keyrow');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/already has a passkey for this account/);

  await signOut(page);
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();

  await page.goto('/preferences');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await prove(page);
  await expect(page.getByText('Passkey removed.').first()).toBeAttached();
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
  await expect(anna.page.getByText(/Signed out on 1 other device/).first()).toBeAttached();
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
  await other.page.goto('/lobby');
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
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText(/Your account will be deleted on/).first()).toBeAttached();
  await expect(page.getByText(/Will be deleted on/)).toBeVisible();
  await picture(page, 'left', 'text=To be deleted');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(
    page.getByText('Glad you’re staying! Your account won’t be deleted.').first(),
  ).toBeAttached();
  const me = await ask<{ name: string; erase_after: string | null }>(context.request, 'GET', '/me');
  expect([me.name, me.erase_after]).toEqual([name, null]);
  await context.close();
});
