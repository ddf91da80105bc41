/**
 * Measure how long it takes to the first question and to its answer, and how long moves take.
 *
 *   node scripts/static/check/start.mjs FOLDER [RUNS]
 *
 * Cold: nothing is kept, at 20 Mbit/s. Warm: the same browser once more. The page is the first board
 * of a lesson; whoever waits longer than three seconds is asked to sit down, which is pressed at once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { chromium } from '@playwright/test';

import { serve } from './server.mjs';

const [folder, runs = '10'] = process.argv.slice(2);
const RATE = 20e6 / 8;
const PLACE = '/site/play/#/learn/mastery/basics/empty';

async function measured(origin, profile) {
    const context = await chromium.launchPersistentContext(profile, {
        executablePath: '/usr/bin/chromium',
        args: ['--no-sandbox'],
        viewport: { width: 1440, height: 900 },
    });
    const page = context.pages()[0] ?? (await context.newPage());
    const began = performance.now();
    await page.goto(origin + PLACE, { waitUntil: 'commit' });
    const question = page.locator('#question');
    const ready = page.getByRole('button', { name: 'Sit down' });
    await question.or(ready).first().waitFor();
    if (await ready.isVisible()) await ready.click();
    await question.waitFor();
    const asked = performance.now() - began;
    const before = await question.innerText();
    await page.keyboard.press('1');
    await page.waitForFunction(
        (old) => document.querySelector('#question')?.innerText !== old,
        before,
    );
    const answered = performance.now() - began;
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForTimeout(6000); // everything is kept
    const { usage } = await page.evaluate(() => navigator.storage.estimate());
    await context.close();
    return { asked, answered, usage };
}

/** Median and worst. */
function summed(name, values) {
    const sorted = [...values].sort((one, other) => one - other);
    const [median, worst] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    console.log(`${name}: median ${Math.round(median)} ms, worst ${Math.round(worst)} ms`);
}

const cold = [];
const warm = [];
for (let run = 0; run < Number(runs); run += 1) {
    const profile = mkdtempSync(join(tmpdir(), 'gonfalon-start-'));
    const server = await serve(resolve(folder), { rate: RATE });
    cold.push(await measured(server.origin, profile));
    if (!run) console.log(`fetched in all: ${(server.line.carried / 1e6).toFixed(1)} MB`);
    warm.push(await measured(server.origin, profile));
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
}
for (const [name, found] of Object.entries({ cold, warm })) {
    summed(
        `${name}, to the first question`,
        found.map(({ asked }) => asked),
    );
    summed(
        `${name}, to its answer`,
        found.map(({ answered }) => answered),
    );
}
console.log(`kept on disk: ${(warm.at(-1).usage / 2 ** 20).toFixed(1)} MiB`);
