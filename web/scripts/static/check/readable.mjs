/** What somebody who has a page before them could read of it, or a script that runs in it. */

/** Runs in the page, before anything else: which globals there are, and a way to ask its worker. */
export function prepare() {
    const hidden = (name, value) => Object.defineProperty(window, name, { value });
    let begun;
    const began = new Promise((done) => (begun = done));
    let number = 0;
    window.Worker = class extends Worker {
        constructor(...given) {
            super(...given);
            begun(this);
        }
    };
    hidden('askWorker', async (method, url, body = '') => {
        const worker = await began;
        number -= 1; // the page counts upwards
        const id = number;
        return new Promise((done) => {
            const hear = ({ data }) => {
                if (data.type !== 'answer' || data.id !== id) return;
                worker.removeEventListener('message', hear);
                done(data.text);
            };
            worker.addEventListener('message', hear);
            worker.postMessage({ type: 'ask', id, method, url, body });
        });
    });
    hidden('globalsBefore', new Set(Object.getOwnPropertyNames(window)));
}

/**
 * Everything that a page shows or that its scripts can read, as lines with where they were found.
 * Left out: the code of the client, which is there for everybody, and the stored matches themselves.
 */
export async function readable(page) {
    const [read, { nodes }] = await Promise.all([
        page.evaluate(readPage),
        session(page).then((cdp) => cdp.send('Accessibility.getFullAXTree')),
    ]);
    const spoken = nodes.flatMap(({ ignored, role, name, value, description }) =>
        ignored
            ? []
            : [name, value, description].flatMap((one) =>
                  one?.value ? [`tree: ${role?.value} ${one.value}`] : [],
              ),
    );
    return new Set([...read, ...spoken]);
}

const sessions = new WeakMap();

function session(page) {
    if (!sessions.has(page)) sessions.set(page, page.context().newCDPSession(page));
    return sessions.get(page);
}

async function readPage() {
    const lines = [];
    const say = (where, what) => what && lines.push(`${where}: ${what}`);
    const CODE = /\.(js|css|woff2)$/;
    const walk = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        if (node.nodeType !== Node.ELEMENT_NODE) {
            say('text', node.nodeValue?.trim());
            continue;
        }
        if (node.tagName === 'LINK' && CODE.test(node.href)) continue;
        for (const { name, value } of node.attributes) say(`${node.tagName} ${name}`, value);
        if ('value' in node) say('value', String(node.value));
    }
    say('title', document.title);
    say('place', location.hash);
    say('state', JSON.stringify(history.state));
    say('cookie', document.cookie);
    say('selected', String(getSelection()));
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
        for (const [key, value] of Object.entries(storage)) say(name, `${key}=${value}`);
    }
    for (const sheet of document.adoptedStyleSheets) {
        for (const rule of sheet.cssRules) say('style', rule.cssText);
    }
    for (const { name } of performance.getEntriesByType('resource')) {
        if (!CODE.test(name)) say('fetched', name);
    }
    for (const name of Object.getOwnPropertyNames(window)) {
        if (window.globalsBefore.has(name)) continue;
        const value = window[name];
        say('global', `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
    }
    const registration = await navigator.serviceWorker.getRegistration();
    for (const one of (await registration?.getNotifications()) ?? []) {
        say('notification', `${one.title} ${one.body} ${JSON.stringify(one.data)}`);
    }
    for (const { name } of await indexedDB.databases()) say('database', name);
    return lines;
}
