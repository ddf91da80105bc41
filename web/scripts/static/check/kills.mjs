/**
 * Kill the browser at random moments while answers are given, and count what was lost or doubled.
 *
 *   node scripts/static/check/kills.mjs FOLDER [TIMES]
 *
 * What the page has been told is noted here, outside of the browser. After each kill the same
 * profile is opened again: every answer that was acknowledged has to be in the log once, and the
 * match has to go on from there.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { chromium } from '@playwright/test';

import { serve } from './server.mjs';

const [folder, times = '50'] = process.argv.slice(2);
const GAMES = ['mastery', 'paladins', 'glory', 'crusaders'];
const LONGEST = 1500; // ms of answers before a kill

/** Answer at random until killed; `acknowledged` is called with each key after its answer. */
const play = async ({ table, seed }) => {
    let luck = seed;
    const random = (n) => {
        luck = (luck * 1103515245 + 12345) % 2147483648;
        return Math.floor((luck / 2147483648) * n);
    };
    for (;;) {
        const view = JSON.parse((await window.ask('GET', `/api/tables/${table}/view`)).text);
        if (view.status === 'over') return window.acknowledged('over', 0);
        const asked = view.explain[0];
        if (!asked) {
            await new Promise((done) => setTimeout(done, 5));
            continue;
        }
        const option = asked.options[random(asked.options.length)].id;
        const key = crypto.randomUUID();
        const body = { decision: asked.decision, options: [option], key };
        const { status } = await window.ask(
            'POST',
            `/api/tables/${table}/choices`,
            JSON.stringify(body),
        );
        if (status === 200) await window.acknowledged(key, 1);
    }
};

/** The keys of all inputs that are stored for a table. */
const storedKeys = (table) =>
    new Promise((done, fail) => {
        const opened = indexedDB.open('gonfalon');
        opened.onerror = () => fail(opened.error);
        opened.onsuccess = () => {
            const store = opened.result.transaction('texts').objectStore('texts');
            const range = IDBKeyRange.bound(`${table}/input/`, `${table}/input/~`);
            const found = store.getAll(range);
            found.onsuccess = () => done(found.result.map((text) => JSON.parse(text).key));
        };
    });

const server = await serve(resolve(folder));
const profile = mkdtempSync(join(tmpdir(), 'gonfalon-kills-'));
let [lost, doubled, stuck, answers] = [0, 0, 0, 0];
let table = '';
let told = new Set();
let over = true;

async function started() {
    const context = await chromium.launchPersistentContext(profile, {
        executablePath: '/usr/bin/chromium',
        args: ['--no-sandbox'],
    });
    const page = context.pages()[0] ?? (await context.newPage());
    await page.exposeFunction('acknowledged', (key) => {
        if (key === 'over') over = true;
        else {
            told.add(key);
            answers += 1;
        }
    });
    await page.goto(server.origin);
    await page.waitForFunction(() => document.title === 'loaded');
    await page.evaluate(() => window.begin());
    return { context, page };
}

for (let kill = 0; kill < Number(times); kill += 1) {
    const { context, page } = await started();
    if (!over) {
        const keys = (await page.evaluate(storedKeys, table)).filter(Boolean);
        lost += [...told].filter((key) => !keys.includes(key)).length;
        doubled += keys.length - new Set(keys).size;
        const view = await page.evaluate(
            (id) => window.ask('GET', `/api/tables/${id}/view`),
            table,
        );
        if (view.status !== 200) stuck += 1;
    }
    if (over || told.size > 60) {
        const body = JSON.stringify({
            game: GAMES[kill % GAMES.length],
            seats: 2,
            bots: { 1: 'heuristic' },
        });
        const made = await page.evaluate((text) => window.ask('POST', '/api/tables', text), body);
        table = JSON.parse(made.text).id;
        over = false;
        told = new Set();
    }
    page.evaluate(play, { table, seed: kill + 1 }).catch(() => undefined);
    await new Promise((done) => setTimeout(done, 50 + Math.random() * LONGEST));
    // All of its processes at once, as if the power had gone.
    execFileSync('pkill', ['-9', '-f', profile]);
    await context.close().catch(() => undefined);
}
server.close();
rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
console.log(
    `${times} kills, ${answers} answers acknowledged: ${lost} lost, ${doubled} doubled, ${stuck} tables stuck`,
);
process.exit(lost || doubled || stuck ? 1 : 0);
