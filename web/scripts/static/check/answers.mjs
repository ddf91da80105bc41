/**
 * Compare a browser's answers with those of the Python here (`cases.py`), request by request.
 *
 *   node scripts/static/check/answers.mjs FOLDER [chromium|firefox|webkit]
 *
 * They have to be the same but for moments in time.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { open } from './browsers.mjs';
import { serve } from './server.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const MOMENTS = new Set(['at', 'waiting_since', 'ended_at', 'replayed_at']);
const [folder, name = 'chromium'] = process.argv.slice(2);

const program = join(import.meta.dirname, 'cases.py');
const cases = JSON.parse(
    execFileSync(join(ROOT, '.venv/bin/python'), [program], { maxBuffer: 1 << 28 }),
);

/** An answer without the moments in it. */
const timeless = (text) =>
    /^[[{]/.test(text)
        ? JSON.stringify(JSON.parse(text), (key, value) => (MOMENTS.has(key) ? 0 : value))
        : text;

/** Store texts, as the worker does. */
const stored = (kept) => `
    const texts = ${JSON.stringify(kept)};
    await new Promise((done, fail) => {
        const opened = indexedDB.open('gonfalon');
        opened.onerror = () => fail(opened.error);
        opened.onsuccess = () => {
            const writing = opened.result.transaction('texts', 'readwrite');
            for (const [key, text] of Object.entries(texts)) {
                writing.objectStore('texts').put(text, key);
            }
            writing.oncomplete = () => done();
        };
    });`;

const server = await serve(resolve(folder));
const browser = await open(name, server.origin);
await browser.evaluate('return window.begin();');
let [same, different] = [0, 0];
for (const { kept, lines } of cases) {
    await browser.evaluate(stored(kept));
    for (const [method, url, body, status, text] of lines) {
        const asked = [method, url, body].map((one) => JSON.stringify(one)).join(', ');
        const found = await browser.evaluate(`return window.ask(${asked});`);
        if (found.status === status && timeless(found.text) === timeless(text)) same += 1;
        else {
            different += 1;
            if (different < 4) {
                console.log(`${method} ${url}: ${found.status} ${found.text.slice(0, 300)}`);
                console.log(`    expected: ${status} ${text.slice(0, 300)}`);
            }
        }
    }
}
await browser.close();
server.close();
console.log(`${name} ${browser.version}: ${same} of ${same + different} answers are the same`);
process.exit(different ? 1 : 0);
