/**
 * Play without a connection: the folder is visited once, then its server ends, and the browser too.
 *
 *   node scripts/static/check/offline.mjs FOLDER [ANSWERS]
 *
 * In each game a table is opened and answers are given by keys and clicks; then the browser is closed and
 * opened again: the same question has to be there. Nothing may ask any other origin.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { chromium } from '@playwright/test';

import { serve } from './server.mjs';

const [folder, answers = '6'] = process.argv.slice(2);
const GAMES = ['Crusaders', 'Glory', 'Medieval Mastery', 'Paladins'];
const KEPT_WITHIN = 60_000; // ms, until the service worker has kept everything
const QUESTION = '[data-decision]:not(.is-busy)';

const profile = mkdtempSync(join(tmpdir(), 'gonfalon-offline-'));
const server = await serve(resolve(folder));
const elsewhere = [];
const broken = [];

async function visit(path) {
    const context = await chromium.launchPersistentContext(profile, {
        executablePath: '/usr/bin/chromium',
        args: ['--no-sandbox'],
        viewport: { width: 1440, height: 900 },
    });
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(server.origin) && !url.startsWith('data:')) elsewhere.push(url);
    });
    page.on('pageerror', (error) => broken.push(String(error)));
    await page.goto(server.origin + path);
    return { context, page };
}

/** The question that is asked, once it is the person's turn. */
async function question(page) {
    const bar = page.locator(QUESTION).first();
    const ready = page.getByRole('button', { name: 'Sit down' }); // after a slow start
    await bar.or(ready).first().waitFor({ timeout: 60_000 });
    if (await ready.isVisible()) await ready.click();
    await bar.waitFor({ timeout: 60_000 });
    return bar.getAttribute('data-decision');
}

/** Answer by the keys that the table gives its answers; some answers are sent by a second press. */
async function answer(page) {
    const before = await question(page);
    const moved = () =>
        page
            .waitForFunction((old) => !document.querySelector(`[data-decision="${old}"]`), before, {
                timeout: 1500,
            })
            .then(
                () => true,
                () => false,
            );
    for (const key of ['1', 'Enter', '2', 'Enter', '3', 'Enter']) {
        await page.keyboard.press(key);
        if (await moved()) return;
        const send = page.locator('.btn--gilt:visible, .decision [data-option]:visible');
        if (await send.count())
            await send
                .first()
                .click({ timeout: 1000 })
                .catch(() => undefined);
        if (await moved()) return;
    }
    throw new Error(`no key answers ${before}`);
}

{
    const { context, page } = await visit('/site/play/');
    await page.evaluate(async (patience) => {
        const end = Date.now() + patience;
        const registration = await Promise.race([
            navigator.serviceWorker.ready,
            new Promise((_, fail) => setTimeout(() => fail(new Error('no worker')), patience)),
        ]);
        while (!registration.active || Date.now() > end)
            await new Promise((done) => setTimeout(done, 100));
    }, KEPT_WITHIN);
    await page.waitForTimeout(3000); // the texts and the library come last
    await context.close();
}
server.close();
for (const [number, game] of GAMES.entries()) {
    let { context, page } = await visit('/site/play/');
    const banner = page.getByRole('button', { name: new RegExp(`Play a bot.*${game}`) });
    await banner.first().click();
    for (let given = 0; given < Number(answers); given += 1) await answer(page);
    const asked = await question(page);
    const place = new URL(page.url()).hash;
    await context.close();
    ({ context, page } = await visit(`/site/play/${place}`));
    const again = await question(page);
    if (asked !== again) broken.push(`${game}: ${asked} became ${again}`);
    console.log(`${number + 1} ${game}: ${asked} ${asked === again ? 'is' : 'is not'} there again`);
    await context.close();
}
rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
for (const line of [...broken, ...elsewhere]) console.log(line);
process.exit(broken.length || elsewhere.length ? 1 : 0);
