/**
 * Check, as Lighthouse does, that a folder can be installed as an app and works without a connection.
 *
 *   node scripts/static/check/installable.mjs FOLDER
 *
 * The folder is served in a sub-path. Each check is printed; one that fails ends in 1.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { Device, everythingKept } from './device.mjs';
import { serve } from './server.mjs';

const SIGNATURE = '89504e470d0a1a0a'; // of a PNG
const [given] = process.argv.slice(2);
const folder = resolve(given);
const server = await serve(folder);
const site = `${server.origin}/site/`;
let failed = 0;

function check(says, holds) {
    if (!holds) failed += 1;
    console.log(`${holds ? 'yes' : ' NO'}  ${says}`);
}

/** Width and height that a PNG has. */
function sizeOf(bytes) {
    if (bytes.subarray(0, 8).toString('hex') !== SIGNATURE) return '';
    return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

function isStrict(policy) {
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1].split(' ') ?? [];
    const loose = ["'unsafe-eval'", "'unsafe-inline'", '*', 'https:', 'data:'];
    return scripts.length > 0 && !scripts.some((one) => loose.includes(one));
}

const device = new Device(server.origin);
const page = await device.visit('/site/play/');
const found = await page.locator('link[rel="manifest"]').evaluate((link) => link.href);
check('the page names a manifest of its own folder', found.startsWith(site));
const manifest = await (await fetch(found)).json();
const url = (path) => new URL(path, found).href;
check('it has a name and a short name', Boolean(manifest.name && manifest.short_name));
check('it begins at a page of the folder', url(manifest.start_url) === `${site}play/`);
check('it is about the folder, and nothing outside of it', url(manifest.scope) === site);
check(
    'it is shown as an app',
    ['standalone', 'fullscreen', 'minimal-ui'].includes(manifest.display),
);
check('it has colours', Boolean(manifest.background_color && manifest.theme_color));
for (const [size, purpose] of [
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
]) {
    const icon = manifest.icons.find(
        (one) => one.sizes === size && one.purpose === purpose && one.type === 'image/png',
    );
    const bytes = icon && Buffer.from(await (await fetch(url(icon.src))).arrayBuffer());
    check(`an icon of ${size}, ${purpose}`, Boolean(bytes) && sizeOf(bytes) === size);
}
const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');
check('the page fits a phone', viewport.includes('width=device-width'));

const written = await page
    .locator('meta[http-equiv="Content-Security-Policy"]')
    .getAttribute('content');
check('the policy of the page allows no text as a script', isStrict(written));
check(
    'nor does that of the headers',
    isStrict(
        /Content-Security-Policy: (.*)/.exec(readFileSync(join(folder, '_headers'), 'utf8'))[1],
    ),
);
const evaluated = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.head.append(script);
    return Boolean(window.ran);
});
check('the browser holds to it', !evaluated);
device.broken.splice(0); // it says what it has refused

const session = await device.context.newCDPSession(page);
const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
const errors = installabilityErrors.map(({ errorId }) => errorId);
check(`Chromium would install it ${errors.join(' ')}`, errors.length === 0);
await everythingKept(page);
const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
check('a service worker is there for the folder', scope === site);
await page.reload();
const controls = await page.evaluate(() => Boolean(navigator.serviceWorker.controller));
check('it controls the page', controls);
await device.close();
server.close();

for (const path of ['/site/', `/site/${manifest.start_url}`, '/site/play/#/learn/glory']) {
    const opened = await device.visit(path, { offline: true }).catch(() => null);
    const heading = opened?.locator('h1').first();
    const shown = await heading?.waitFor().then(
        () => heading.innerText(),
        () => '',
    );
    check(`without a connection, the browser just started: ${path} (${shown})`, Boolean(shown));
    await device.close();
}
check('nothing was asked of any other origin', device.elsewhere.length === 0);
check(`no page complained ${device.broken.join(' ')}`, device.broken.length === 0);
device.forget();
process.exit(failed ? 1 : 0);
