// The service worker: notices of pushes, and a page for when there is no connection. The server puts
// before this text: PAGE, the page to show then; KEPT, all files it needs; VERSION, their digest.
// Pages and API answers always come from the network, so nothing is out of date after a release.
importScripts('/push.js');

const PREFIX = 'gonfalon-offline-';
const CACHE = PREFIX + VERSION;

self.addEventListener('install', (event) => {
    event.waitUntil(
        (async () => {
            const cache = await caches.open(CACHE);
            await cache.addAll(KEPT.map((url) => new Request(url, { cache: 'reload' })));
            await self.skipWaiting();
        })(),
    );
});

self.addEventListener('activate', (event) => {
    event.waitUntil(
        (async () => {
            const names = await caches.keys();
            const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
            await Promise.all(old.map((name) => caches.delete(name)));
            // The request for a page does not wait until this worker has started.
            await self.registration.navigationPreload?.enable();
            await self.clients.claim();
        })(),
    );
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || url.origin !== self.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(event));
    else if (KEPT.includes(url.pathname + url.search)) event.respondWith(file(request));
});

/** The page from the network; without a connection, the one that says so. */
async function page(event) {
    try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
        return (await kept(PAGE)) ?? Response.error();
    }
}

/** A file of that page: from the network, or else as kept. */
async function file(request) {
    try {
        return await fetch(request);
    } catch {
        return (await kept(request)) ?? Response.error();
    }
}

async function kept(request) {
    const cache = await caches.open(CACHE);
    return cache.match(request);
}
