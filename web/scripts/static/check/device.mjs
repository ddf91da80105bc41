/** A browser as one person has it: its profile stays when it is closed, and goes with `forget()`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

const LONGEST_START = 60_000; // ms

export const SIZES = {
    desktop: { viewport: { width: 1440, height: 900 } },
    phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

export class Device {
    /** What was asked of any other origin. */
    elsewhere = [];
    /** Errors of pages. */
    broken = [];
    /** Called for each page before anything of it runs. */
    prepare = async () => undefined;

    constructor(origin, size = 'desktop') {
        this.origin = origin;
        this.size = size;
        this.profile = mkdtempSync(join(tmpdir(), 'gonfalon-device-'));
    }

    /** Start the browser and open a page of the folder. */
    async visit(path, { offline = false } = {}) {
        this.context = await chromium.launchPersistentContext(this.profile, {
            executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
            locale: 'en-GB',
            reducedMotion: 'reduce',
            acceptDownloads: true,
            ...SIZES[this.size],
        });
        if (offline) await this.context.setOffline(true);
        const page = this.context.pages()[0] ?? (await this.context.newPage());
        page.setDefaultTimeout(30_000);
        page.on('request', (request) => {
            const url = request.url();
            if (!url.startsWith(this.origin) && !/^(data|blob):/.test(url))
                this.elsewhere.push(url);
        });
        page.on('pageerror', (error) => this.broken.push(String(error)));
        page.on('console', (message) => {
            if (message.type() === 'error') this.broken.push(message.text());
        });
        await this.prepare(page);
        await page.goto(this.origin + path);
        return page;
    }

    async close() {
        await this.context?.close();
    }

    forget() {
        rmSync(this.profile, { recursive: true, force: true, maxRetries: 10 });
    }
}

/** Wait until everything is kept that is needed without a connection. */
export async function everythingKept(page) {
    const end = Date.now() + LONGEST_START;
    while (!(await page.evaluate(isKept))) {
        if (Date.now() > end) throw new Error('not everything was kept');
        await page.waitForTimeout(200);
    }
}

async function isKept() {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration?.active?.state !== 'activated') return false;
    const { parts } = await (await fetch('../static.json')).json();
    const cache = await caches.open('gonfalon-rules');
    const kept = (await cache.keys()).map(({ url }) => url.replace(/\?gzip$/, ''));
    const needed = ['python', 'snapshot', 'texts'].map((name) => parts[name].file);
    return needed.every((file) => kept.some((url) => url.endsWith(file)));
}

/** The question that is asked, once it is the person's turn; empty if the match is over. */
export async function question(page) {
    const asked = page.locator('[data-decision]:not([data-decision=""]):not(.is-busy)');
    const over = page.locator('#ending-title, dialog[open] .total');
    const ready = page.getByRole('button', { name: 'Sit down' }); // after a slow start
    const any = asked.or(over).or(ready).first();
    await any.waitFor({ timeout: LONGEST_START });
    if (await ready.isVisible()) {
        await ready.click();
        await asked.or(over).first().waitFor({ timeout: LONGEST_START });
    }
    if (await over.first().isVisible()) return '';
    return asked.first().getAttribute('data-decision');
}
