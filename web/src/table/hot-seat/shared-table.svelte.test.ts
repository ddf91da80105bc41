import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { lasting, perTab } from '../../browser/storage.js';
import position from '../../games/mastery/fixtures/window.json';
import { i18n } from '../../i18n/i18n.svelte.js';
import { preferences } from '../../preferences/preferences.svelte.js';
import { later } from '../laterParts.js';
import { FakeDevice, type Position } from './fake-device.js';
import SharedTable from './SharedTable.svelte';

const ID = '00000000-0000-4000-8000-000000000000';
const OWNER = 0; // holds conflict cards and a Fracture
const NEXT = 2;
const SECRETS = ['fracture', 'conflict_3', 'conflict_4', 'conflict_5', 'Fracture'];

let device: FakeDevice;
let shown: Record<string, unknown> | undefined;

/** Everything of the page that its scripts, a screen reader or somebody who goes back can find. */
function everything(): string {
  const storage = [localStorage, sessionStorage].map((area) =>
    Object.entries({ ...area }).filter(([key]) => key.includes(ID)),
  );
  return [document.documentElement.outerHTML, document.title, JSON.stringify(storage)].join('\n');
}

function covered(): HTMLElement | null {
  return document.querySelector('[data-testid="cover"]');
}

async function until(so: () => unknown): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    if (!so()) throw new Error('not yet');
  }, 15_000);
}

/** Hold the button until the table is there. */
async function take(): Promise<void> {
  const button = await vi.waitUntil(() => document.querySelector<HTMLElement>('button.hold'));
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
  await until(() => !covered() && document.querySelector('.appbar .pass'));
}

async function open(): Promise<void> {
  const props = { id: ID, onrematch: () => undefined };
  shown = mount(SharedTable, { target: document.body, props });
  await until(covered);
}

async function close(): Promise<void> {
  if (shown) await unmount(shown);
  shown = undefined;
}

beforeEach(async () => {
  device = new FakeDevice(ID, structuredClone(position) as unknown as Position, OWNER);
  document.cookie = 'csrftoken=abc';
  vi.stubGlobal('fetch', device.fetch);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  preferences.set({ motion: 'on', pace: 'off' });
  await i18n.change('en');
  for (const part of Object.values(later)) await part.fetch();
  await open();
});
afterEach(async () => {
  await close();
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
  preferences.set({ motion: 'auto', pace: 1 });
  vi.unstubAllGlobals();
});

it('begins with a cover, whoever held the device before the page was loaded', async () => {
  await close();
  device.holder = OWNER;
  await open();
  expect(device.holder).toBeNull();
  expect(covered()?.textContent).toContain('Aveline');
  expect(document.title).toContain('Aveline');
});

it('shows their own table to whoever holds the button, and nobody else', async () => {
  expect(everything()).not.toContain('fracture');
  await take();
  expect(device.holder).toBe(OWNER);
  await until(() => everything().includes('fracture'));
});

it('has nothing of the former table once somebody else is to have the device', async () => {
  await close();
  document.body.replaceChildren();
  device.next = NEXT;
  await open();
  const fresh = everything();
  await close();
  document.body.replaceChildren();
  device.next = OWNER;
  device.last = null;
  await open();

  await take();
  await until(() => everything().includes('fracture'));
  perTab.setJson(`gonfalon.unsent.${ID}`, { decision: 'd', options: ['fracture'] });
  perTab.setJson(`gonfalon.given.${ID}`, [{ said: 'fracture' }]);
  device.next = NEXT;
  device.last = null;
  document.querySelector<HTMLElement>('.appbar .pass')?.click();
  expect(everything()).not.toContain('fracture'); // at once, before anything is asked
  await until(covered);

  for (const secret of SECRETS) expect(everything()).not.toContain(secret);
  expect(covered()?.textContent).toContain('Magda K.');
  document.querySelectorAll('.others button')[1]?.remove(); // who was not done
  expect(stripped(everything())).toBe(stripped(fresh));
});

/** Without the styles of parts that were loaded, and the marks that Svelte leaves between parts. */
function stripped(page: string): string {
  return page.replace(/<head>.*?<\/head>/s, '').replace(/<!--.*?-->/gs, '');
}

it('covers the table when the answer to an input is a spectator’s', async () => {
  await take();
  await until(() => document.querySelector('#question'));
  device.next = NEXT;
  document.querySelector<HTMLElement>('.decision .btn--option, #answers .answer')?.click();
  await until(covered);
  expect(device.asked).toContain('POST /choices');
  expect(everything()).not.toContain('fracture');
});

it('sends an answer that is held back before it gives the device back, and keeps nothing of it', async () => {
  device.handsOver = true;
  await take();
  await until(() => document.querySelector('#question'));
  preferences.set({ pace: 1 });
  document.querySelector<HTMLElement>('.decision .btn--option, #answers .answer')?.click();
  flushSync();
  expect(device.asked).not.toContain('POST /choices');
  device.next = NEXT;
  document.querySelector<HTMLElement>('.appbar .pass')?.click();
  await until(covered);
  const sent = device.asked.filter((one) => one.startsWith('POST'));
  expect(sent.slice(-2)).toEqual(['POST /choices', 'POST /holder']);
  expect(everything()).not.toContain('gonfalon.given');
});

it('covers the table before the browser keeps the page to go back to', async () => {
  await take();
  await until(() => everything().includes('fracture'));
  dispatchEvent(new Event('pagehide'));
  expect(everything()).not.toContain('fracture');
  const event = new Event('pageshow');
  Object.defineProperty(event, 'persisted', { value: true });
  dispatchEvent(event);
  await until(covered);
  expect(device.holder).toBeNull();
});

it('gives the device back when the page is left', async () => {
  await take();
  await close();
  await until(() => device.holder === null);
});

it('covers the table after a minute without a touch', async () => {
  await take();
  vi.useFakeTimers();
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(59_000);
  dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(device.holder).toBe(OWNER);
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  await until(covered);
  expect(device.holder).toBeNull();
});

it('shows who was not done their own cover first', async () => {
  await take();
  device.next = NEXT;
  document.querySelector<HTMLElement>('.appbar .pass')?.click();
  await until(() => covered()?.textContent?.includes('Magda K.'));
  const back = [...document.querySelectorAll<HTMLElement>('.others button')].at(-1);
  expect(back?.textContent).toContain('Aveline');
  back?.click();
  flushSync();
  expect(device.holder).toBeNull();
  expect(covered()?.querySelector('h1')?.textContent).toContain('Aveline');
  await take();
  expect(device.holder).toBe(OWNER);
});

it('needs no cover once the match is over', async () => {
  await close();
  device.over = true;
  device.asked.length = 0;
  const props = { id: ID, onrematch: () => undefined };
  shown = mount(SharedTable, { target: document.body, props });
  await until(() => document.querySelector('.appbar'));
  expect(covered()).toBeNull();
  expect(device.asked).not.toContain('POST /holder');
});

it('keeps no notes, which the next one could read', async () => {
  lasting.setText(`gonfalon.notes.${ID}`, 'fracture next');
  await take();
  await until(() => document.querySelector('#tab-notes'));
  document.querySelector<HTMLElement>('#tab-notes')?.click();
  flushSync();
  expect(document.querySelector('textarea')).toBeNull();
});
