// Shows a push as a notice, and goes to its table when it is clicked. Nothing is kept offline.
self.addEventListener('push', (event) => {
    let said;
    try {
        said = event.data.json();
    } catch {
        return;
    }
    event.waitUntil(
        self.registration.showNotification(String(said.title), {
            body: String(said.body),
            tag: String(said.tag),
            icon: '/icon.svg',
            data: { url: String(said.url) },
        }),
    );
});

self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const url = new URL(event.notification.data.url, self.location.origin);
    if (url.origin !== self.location.origin) return;
    event.waitUntil(
        (async () => {
            const open = await self.clients.matchAll({ type: 'window' });
            const there = open.find((client) => new URL(client.url).pathname === url.pathname);
            await (there ? there.focus() : self.clients.openWindow(url.href));
        })(),
    );
});
