import { readFileSync } from 'node:fs';

import { expect, test, vi } from 'vitest';

/** As served: what the server puts in front, then its text. */
const SOURCE = readFileSync('../src/gonfalon/server/pages/worker.js', 'utf8');
const KEPT = ['/offline/en', '/public.css?v=1'];
const ORIGIN = 'http://localhost';

interface Event {
  request: { url: string; method: string; mode: string };
  preloadResponse?: Promise<unknown>;
  respondWith: (answer: Promise<unknown>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/** A worker in a browser that has these caches. */
function worker(version: string, stored = new Map<string, Map<string, string>>()) {
  const listeners = new Map<string, (event: Event) => void>();
  const network = vi.fn((request: { url: string }) => Promise.resolve(`network ${request.url}`));
  const path = (request: string | { url: string }) =>
    (typeof request === 'string' ? request : request.url).replace(ORIGIN, '');
  const caches = {
    open: async (name: string) => {
      const files = stored.get(name) ?? new Map<string, string>();
      stored.set(name, files);
      return {
        addAll: async (all: { url: string }[]) =>
          all.forEach((one) => files.set(path(one), `kept ${path(one)}`)),
        match: async (one: string | { url: string }) => files.get(path(one)),
      };
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const self = {
    addEventListener: (name: string, listener: (event: Event) => void) =>
      listeners.set(name, listener),
    skipWaiting: vi.fn(async () => undefined),
    clients: { claim: vi.fn(async () => undefined) },
    registration: { navigationPreload: { enable: vi.fn(async () => undefined) } },
    location: { origin: ORIGIN },
  };
  const imported = vi.fn();
  class Asked {
    constructor(
      readonly url: string,
      readonly how: { cache: string },
    ) {}
  }
  const head = `const PAGE = '/offline/en'; const KEPT = ${JSON.stringify(KEPT)}; const VERSION = '${version}';`;
  const names = ['self', 'caches', 'fetch', 'Request', 'importScripts', 'Response'];
  const run = new Function(...names, head + SOURCE) as (...given: unknown[]) => void;
  run(self, caches, network, Asked, imported, { error: () => 'error' });

  const lasting = async (name: string) => {
    let work: Promise<unknown> = Promise.resolve();
    const event = { waitUntil: (given: Promise<unknown>) => (work = given) };
    listeners.get(name)?.(event as unknown as Event);
    await work;
  };
  const ask = (address: string, given: Partial<Event['request']> = {}, preload?: unknown) => {
    let answer: Promise<unknown> | null = null;
    listeners.get('fetch')?.({
      request: { url: new URL(address, ORIGIN).href, method: 'GET', mode: 'navigate', ...given },
      preloadResponse: Promise.resolve(preload),
      respondWith: (made) => (answer = made),
      waitUntil: () => undefined,
    });
    return answer as Promise<unknown> | null;
  };
  return { ask, lasting, network, stored, self, imported };
}

test('pages come from the network, and the offline page only without one', async () => {
  const { ask, lasting, network } = worker('1');
  await lasting('install');
  expect(await ask('/tables/x')).toBe(`network ${ORIGIN}/tables/x`);
  expect(await ask('/', {}, 'preloaded')).toBe('preloaded');
  network.mockRejectedValue(new TypeError('offline'));
  expect(await ask('/tables/x')).toBe('kept /offline/en');
  expect(await ask('/public.css?v=1', { mode: 'no-cors' })).toBe('kept /public.css?v=1');
});

test('everything else is none of its business', async () => {
  const { ask, lasting } = worker('1');
  await lasting('install');
  expect(ask('/api/tables', { mode: 'cors' })).toBeNull();
  expect(ask('/assets/base-AbCd1234.js', { mode: 'cors' })).toBeNull();
  expect(ask('/public.css?v=2', { mode: 'no-cors' })).toBeNull();
  expect(ask('/sign-in', { method: 'POST' })).toBeNull();
  expect(ask('https://example.org/', {})).toBeNull();
});

test('it keeps the files of its version, and removes those of others', async () => {
  const foreign = new Map([['/x', 'x']]);
  const first = worker('1', new Map([['somebody-else', foreign]]));
  await first.lasting('install');
  const second = worker('2', first.stored);
  await second.lasting('install');
  expect([...second.stored.keys()]).toContain('gonfalon-offline-1');
  await second.lasting('activate');
  expect([...second.stored.keys()]).toEqual(['somebody-else', 'gonfalon-offline-2']);
  expect([...(second.stored.get('gonfalon-offline-2')?.keys() ?? [])]).toEqual(KEPT);
  expect(second.self.clients.claim).toHaveBeenCalled();
  expect(second.self.registration.navigationPreload.enable).toHaveBeenCalled();
});

test('no page and no answer of the server is ever kept', async () => {
  const { ask, lasting, stored } = worker('1');
  await lasting('install');
  await lasting('activate');
  await ask('/lobby');
  await ask('/public.css?v=1', { mode: 'no-cors' });
  expect([...stored.values()].flatMap((files) => [...files.keys()])).toEqual(KEPT);
});

test('it shows pushes', () => {
  expect(worker('1').imported).toHaveBeenCalledWith('/push.js');
});
