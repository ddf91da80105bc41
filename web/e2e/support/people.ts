/** People with accounts: how they come, what is in their mailbox, what their devices show. */
import { createHmac, randomInt } from 'node:crypto';

import {
  expect,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Locator,
  type Page,
} from '@playwright/test';

import { ask, guest, origin, view } from './house';
import { mailsTo, type Mail } from './mail.mjs';

export const PASSWORD = 'a long enough secret';

export interface Visitor {
  context: BrowserContext;
  page: Page;
}

export async function visitor(browser: Browser, options: object = {}): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin(), ...options });
  return { context, page: await context.newPage() };
}

/** A visitor whose device has a place for passkeys. */
export async function withPasskeys(
  browser: Browser,
): Promise<Visitor & { devices: CDPSession; authenticatorId: string }> {
  // passkeys belong to a name: the same site, but not by its bare address
  const baseURL = origin().replace('127.0.0.1', 'localhost');
  const { context, page } = await visitor(browser, { baseURL });
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
  return { context, page, devices, authenticatorId };
}

export interface Person {
  name: string;
  email: string;
}

/** Somebody with an account, and their browser. */
export interface Member extends Visitor, Person {
  id: string;
}

/** Somebody nobody has heard of. */
export function somebody(name = 'Anna'): Person {
  const number = randomInt(1e9);
  return { name: `${name} ${number}`, email: `${name.toLowerCase()}${number}@example.org` };
}

/** Fill in the page that signs up. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-up');
  await page.getByLabel('Name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(said(page)).toContainText(person.email);
}

/** What the page has to say about what was done. */
export function said(page: Page): Locator {
  return page.locator('main').getByRole('status');
}

/** Before a second factor or a passkey the password is asked for once more. */
export async function prove(page: Page): Promise<void> {
  const again = page.getByLabel('Confirm your password');
  await expect(again).toBeFocused();
  await again.fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Follow the link in the mail: from now on the mailbox counts. */
export async function confirm(page: Page, person: Person): Promise<void> {
  const link = new URL(linkIn(await mailTo(person.email, /confirm your email/)));
  await page.goto(link.pathname);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(said(page)).toHaveText('Thank you, your email is confirmed.');
}

/** Fill in the page that signs in. */
export async function signIn(page: Page, who: string, password = PASSWORD): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Name or email').fill(who);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/preferences');
  await page.waitForLoadState('networkidle'); // lists above the button move it when they arrive
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
}

/** An account made behind the pages' back, and a browser that is signed in to it. */
export async function member(
  browser: Browser,
  options: object = {},
  name = 'Anna',
): Promise<Member> {
  const found = await visitor(browser, options);
  const person = somebody(name);
  await ask(found.context.request, 'POST', '/guest', { language: 'en' });
  const body = { name: person.name, email: person.email, password: PASSWORD };
  const { id } = await ask<{ id: string }>(found.context.request, 'POST', '/me/upgrade', body);
  return { ...found, ...person, id };
}

/** Wait for a mail with such a subject. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  const folder = process.env.GONFALON_E2E_MAIL;
  if (!folder) throw new Error('no mails: see e2e/support/setup.ts');
  const find = (): Mail | undefined =>
    mailsTo(folder, address)
      .reverse()
      .find((mail) => subject.test(mail.subject));
  await expect.poll(() => !!find(), { message: `mail to ${address}: ${subject}` }).toBe(true);
  const found = find();
  if (!found) throw new Error('unreachable');
  return found;
}

/** The one link of a mail. */
export function linkIn(mail: Mail): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
  expect(links).toHaveLength(1);
  return links[0] ?? '';
}

/** What an authenticator app shows for a secret (RFC 6238), now or some steps of 30 s later. */
export function appCode(secret: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const made = createHmac('sha1', key).update(counter).digest();
  const at = (made.at(-1) ?? 0) & 15;
  return String((made.readUInt32BE(at) & 0x7fffffff) % 1e6).padStart(6, '0');
}

/** A match of two that has just begun, at a table of the first. */
export async function started(one: Visitor, other: Visitor, extra: object = {}): Promise<string> {
  const body = { game: 'mastery', seats: 2, ...extra };
  const { id } = await ask<{ id: string }>(one.context.request, 'POST', '/tables', body);
  await ask(other.context.request, 'POST', `/tables/${id}/join`, { invite: '' });
  for (const { context } of [one, other])
    await ask(context.request, 'POST', `/tables/${id}/ready`, {});
  await ask(one.context.request, 'POST', `/tables/${id}/start`);
  await expect
    .poll(async () => (await view(one.context, id).catch(() => null))?.status)
    .toBe('playing');
  return id;
}

/** Two guests at a table of their own, already under way. */
export async function pair(
  browser: Browser,
  extra: object = {},
): Promise<{ anna: Visitor; bohdan: Visitor; names: [string, string]; table: string }> {
  const [anna, bohdan] = [await visitor(browser), await visitor(browser)];
  const first = await guest(anna.context);
  const second = await guest(bohdan.context);
  const table = await started(anna, bohdan, extra);
  return { anna, bohdan, names: [first.name, second.name], table };
}

/** A finished match that the second lost: they resigned, and bots played it to its end. */
export async function won(by: Visitor, from: Visitor, extra: object = {}): Promise<string> {
  const id = await started(by, from, { settings: { round_limit: 1 }, ...extra });
  const level = 'random';
  await ask(by.context.request, 'POST', `/tables/${id}/hand-over`, { level });
  await ask(from.context.request, 'POST', `/tables/${id}/resign`, { level });
  await expect
    .poll(async () => (await view(by.context, id)).status, { timeout: 120_000 })
    .toBe('over');
  return id;
}
