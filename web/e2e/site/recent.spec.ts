/** Before something sensitive the server wants to know again who is there. */
import { expect, test } from '@playwright/test';

import { sound } from '../support/looks';
import {
  appCode,
  confirm,
  member,
  PASSWORD,
  prove,
  signOut,
  signUp,
  somebody,
  withPasskeys,
} from '../support/people';
import { picture } from '../support/pictures';

test('after a while the password is asked for once more', async ({ browser }) => {
  const { context, page } = await member(browser);
  await page.goto('/preferences');
  let refused = 0;
  await page.route('**/api/me/export', async (route) => {
    refused += 1;
    if (refused > 1) return route.continue();
    const body = { code: 'reauthenticate', message: 'Please confirm that it’s you.' };
    return route.fulfill({ status: 403, json: body });
  });
  await page.getByRole('button', { name: 'Download my data' }).click();
  const again = page.getByLabel('Confirm your password');
  await again.fill('not the secret at all');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong password.');
  const saved = page.waitForEvent('download');
  await again.fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  expect((await saved).suggestedFilename()).toBe('gonfalon.zip');
  await expect(again).toHaveCount(0);
  await context.close();
});

test('asked who it is, a reader shows it by password, code or passkey, or gives up @fixed', async ({
  browser,
}) => {
  const { context, page, devices, authenticatorId } = await withPasskeys(browser);
  const anna = somebody();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const press = (name: string): Promise<void> => dialog.getByRole('button', { name }).click();
  const addKey = page.getByRole('button', { name: 'Add a passkey' });
  await signUp(page, anna);
  await confirm(page, anna);

  // given up: nothing has changed, and the page goes on
  await page.goto('/preferences');
  await addKey.click();
  await picture(page, 'prove', 'dialog');
  await sound(page);
  await press('Cancel');
  await expect(dialog).toHaveCount(0);
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(0);

  // by password, wrong at first
  await addKey.click();
  await dialog.getByLabel('Confirm your password').fill('not the secret at all');
  await press('Continue');
  await expect(dialog.getByRole('alert')).toHaveText('Wrong password.');
  await prove(page);
  await expect(page.getByText('Passkey added.').first()).toBeAttached();
  await expect(dialog).toHaveCount(0);

  // shown a moment ago: nobody asks again
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  const secret = (await page.locator('.totp code').textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret));
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Two-factor authentication is on.').first()).toBeAttached();
  const [code] = await page.locator('.codes code').allTextContents();

  // by a code, and back and forth before it
  const afresh = async (): Promise<void> => {
    await signOut(page);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText(`Welcome back, ${anna.name}`)).toBeVisible();
    await page.goto('/preferences');
  };
  await afresh();
  await page.getByRole('button', { name: 'Remove authenticator app' }).click();
  await press('Use a code instead');
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await press('Use your password instead');
  await expect(dialog.getByLabel('Confirm your password')).toBeFocused();
  await press('Use a code instead');
  await dialog.getByLabel('Code').fill(code ?? '');
  await press('Continue');
  await expect(page.getByText('Two-factor authentication is off.').first()).toBeAttached();

  // by the passkey itself
  await afresh();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await press('Use a passkey');
  await expect(page.getByText('Passkey removed.').first()).toBeAttached();
  await expect(dialog).toHaveCount(0);
  await devices.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
  await context.close();
});
