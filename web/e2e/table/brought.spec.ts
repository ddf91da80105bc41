/** A match that two people began on one device goes on at a site, each at their own screen. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { complaints, guest } from '../support/house';
import { sound } from '../support/looks';
import { visitor } from '../support/people';
import { picture } from '../support/pictures';

const ROOT = resolve(import.meta.dirname, '../../..');
const SAVED = `
import json
from tests.server.bringing import begun
print(json.dumps({"gonfalon": 1, "texts": begun(people=2).kept}))
`;

/** A file as a device saves it. */
function saved(): string {
  const options = { cwd: ROOT, env: { ...process.env, PYTHONPATH: ROOT } };
  return execFileSync(`${ROOT}/.venv/bin/python`, ['-c', SAVED], options).toString();
}

async function bring(page: Page, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Continue a match from a device' }).click();
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await (await chosen).setFiles(file);
}

test('a match from a device goes on with friends @quick', async ({ browser }) => {
  const [anna, bohdan] = [await visitor(browser), await visitor(browser)];
  const wrong = [anna, bohdan].map(({ page }) => complaints(page));
  const text = saved();
  await guest(anna.context);
  await anna.page.goto('/');
  await picture(anna.page, 'bring', '.bring');
  await bring(anna.page, 'not a match');
  await expect(anna.page.getByText('This isn’t a file saved by Gonfalon')).toBeVisible();
  const { texts } = JSON.parse(text) as { texts: Record<string, string> };
  const twice = Object.entries(texts).flatMap(([key, value]) => [
    [key, value],
    [key.replace(/^.{8}/, '00000000'), value],
  ]);
  await bring(anna.page, JSON.stringify({ gonfalon: 1, texts: Object.fromEntries(twice) }));
  await expect(anna.page.getByText('This file holds several matches')).toBeVisible();
  const spoilt = text.replace('\\"seed\\":\\"00', '\\"seed\\":\\"11');
  expect(spoilt).not.toBe(text);
  await bring(anna.page, spoilt);
  await expect(anna.page.getByText('This match can’t be continued here')).toBeVisible();

  await bring(anna.page, text);
  await expect(anna.page.getByText('Nobody can verify the dice of this match.')).toBeVisible();
  await picture(anna.page, 'brought');
  await sound(anna.page);
  await guest(bohdan.context);
  const invitation = await anna.page.evaluate(async () => {
    const { pathname } = location;
    const found = await fetch(`/api${pathname}/invitation`);
    return ((await found.json()) as { invite: string }).invite;
  });
  await bohdan.page.goto(`/join/${invitation}`);
  await bohdan.page.getByRole('button', { name: /Sit down|Accept/ }).click();
  await bohdan.page.getByRole('button', { name: 'I’m ready' }).click();
  await expect(anna.page.getByText(/^ready|· ready/).first()).toBeVisible();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const { page } of [anna, bohdan]) {
    await expect(page.locator('.app .mapwrap')).toBeVisible();
    await page.getByRole('button', { name: 'unverified dice' }).click();
    await expect(page.getByText('It began on a device without a server.')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  expect(wrong.flat().filter((one) => !/409|422/.test(one))).toEqual([]);
  for (const { context } of [anna, bohdan]) await context.close();
});
