// The service worker of a folder without a server: keeps all of its files, so that everything works
// without a connection. The build puts before this text: VERSION, and KEPT, the digest of each file.
// A new version is fetched beside the old one, and takes over when all windows are closed: never in
// the middle of a match. The parts of the rules are kept by the client, which shows their progress.

const PREFIX = 'gonfalon-files-';
const CACHE = PREFIX + VERSION;
const SCOPE = self.registration.scope;

self.addEventListener('install', (event) => {
    event.waitUntil(keepFiles());
});

self.addEventListener('activate', (event) => {
    event.waitUntil(
        (async () => {
            const names = await caches.keys();
            const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
            await Promise.all(old.map((name) => caches.delete(name)));
            await self.clients.claim();
        })(),
    );
});

self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
    const name = nameOf(request.url);
    if (name in KEPT) event.respondWith(file(name, request));
});

/** The name of the file at a URL. */
function nameOf(url) {
    const path = decodeURI(url.slice(SCOPE.length).split(/[?#]/)[0]);
    return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

async function file(name, request) {
    const cache = await caches.open(CACHE);
    return (await cache.match(SCOPE + name)) ?? fetch(request);
}

/** Keep all files: what has not changed is taken from the version before. */
async function keepFiles() {
    const cache = await caches.open(CACHE);
    const before = await digests();
    await Promise.all(
        Object.entries(KEPT).map(async ([name, digest]) => {
            const url = SCOPE + name;
            const known = before.get(`${name} ${digest}`);
            if (known) return cache.put(url, known);
            const response = await fetch(new Request(url, { cache: 'reload' }));
            const bytes = await response.arrayBuffer();
            if (!response.ok || (await digestOf(bytes)) !== digest) {
                throw new Error(`${name} is not what it should be`);
            }
            const { status, headers } = response;
            return cache.put(url, new Response(bytes, { status, headers }));
        }),
    );
}

/** The files that an earlier version kept, by name and digest. */
async function digests() {
    const found = new Map();
    for (const name of await caches.keys()) {
        if (!name.startsWith(PREFIX) || name === CACHE) continue;
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
            const response = await cache.match(request);
            const digest = await digestOf(await response.clone().arrayBuffer());
            found.set(`${request.url.slice(SCOPE.length)} ${digest}`, response);
        }
    }
    return found;
}

async function digestOf(bytes) {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
