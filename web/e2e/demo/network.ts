/**
 * A friend from another address of the network: a Chromium of its own, which reaches the demo only
 * by the address it printed. Run by scripts/demo/network.sh, which gives the link of the host and
 * the command that runs the friend's browser.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { chromium, expect, test, type Page } from '@playwright/test';

import { click, gone } from '../support/clicking';
import { origin, shows } from '../support/house';
import { decide, type Seen } from '../support/policy';

const link = process.env.GONFALON_ENTER ?? '';
const friendly = process.env.GONFALON_FRIEND ?? '';
const pictures = process.env.PICTURES ?? '';

let before = Date.now();
function step(text: string): void {
  const seconds = ((Date.now() - before) / 1000).toFixed(1);
  console.log(`network: ${seconds.padStart(6)} s  ${text}`);
  before = Date.now();
}

/** Ask the API from inside a browser: the test itself is not in its network. */
function asked<T>(page: Page, path: string): Promise<T> {
  return page.evaluate(async (at) => (await (await fetch(`/api${at}`)).json()) as T, path);
}

/** Answer by clicking as long as this browser's seat is asked; return the number of answers. */
async function answered(page: Page, table: string): Promise<number> {
  for (let answers = 0; answers < 40; answers += 1) {
    const seen = await asked<Seen>(page, `/tables/${table}/view`);
    const question = seen.explain[0];
    if (!question) return answers;
    await shows(page, question.decision);
    await click(page, question, decide(seen, question));
    await gone(page, question.decision);
  }
  throw new Error('this turn doesn’t end');
}

test('a friend joins by the printed address, and both play', async ({ page, launchOptions }) => {
  const elsewhere = await chromium.launch({ ...launchOptions, executablePath: friendly });
  const context = await elsewhere.newContext({ viewport: { width: 1280, height: 800 } });
  const friend = await context.newPage();
  step('two browsers');

  const local = createServer((_, answer) => answer.end('this machine')).listen(0, '127.0.0.1');
  await once(local, 'listening');
  const loopback = `http://127.0.0.1:${(local.address() as AddressInfo).port}/`;
  await page.goto(loopback);
  await expect(friend.goto(loopback)).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
  local.close();
  step('what listens on 127.0.0.1 is reached by the host, not by the friend');

  await page.goto(link);
  await page.getByRole('link', { name: /^New table.*Medieval Mastery/ }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/tables\/[0-9a-f-]{36}$/);
  const table = page.url().split('/').at(-1) ?? '';
  await expect(page.getByLabel('Link to this table')).toHaveValue(new RegExp(`^${origin()}/`));
  step('host: link, lobby, new table for two, its link has the printed address');

  await friend.goto(origin());
  await friend
    .getByRole('link', { name: /^Play now/ })
    .first()
    .click();
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(friend).toHaveURL(new RegExp(`/tables/${table}$`));
  await friend.getByRole('button', { name: 'I’m ready' }).click();
  const me = await asked<{ name: string; guest: boolean }>(friend, '/me');
  expect(me.guest).toBe(true);
  step(`friend: printed address, lobby, sat down as a new guest, ${me.name}`);

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const one of [page, friend]) {
    await expect(one.locator('.app .mapwrap')).toBeVisible();
    await expect(one.locator('#question')).not.toBeEmpty();
  }
  step('host: started; both have the board');

  const people = { host: page, friend };
  const turns = { host: 0, friend: 0 };
  await expect(async () => {
    for (const [name, one] of Object.entries(people)) {
      const answers = await answered(one, table);
      if (!answers) continue;
      turns[name as keyof typeof turns] += 1;
      step(`${name}: ${answers} answers`);
    }
    expect(Math.min(...Object.values(turns))).toBeGreaterThan(1);
  }).toPass({ intervals: [100], timeout: 300_000 });
  for (const [name, one] of Object.entries(people)) {
    if (pictures) await one.screenshot({ path: `${pictures}/network-${name}.png` });
  }
  await elsewhere.close();
});
