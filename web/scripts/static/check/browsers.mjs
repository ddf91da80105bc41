/** Debian's browsers, each by the protocol that it speaks: a page that can be asked for values. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

const PATIENCE = 30_000;

/** Open a page. Returns `evaluate(code)`, which runs an async function's body, and `close()`. */
export async function open(name, url) {
    if (name === 'webkit') return byWebDriver(url);
    if (name === 'firefox') return byBiDi(url);
    const browser = await chromium.launch({
        executablePath: '/usr/bin/chromium',
        args: ['--no-sandbox'],
    });
    const page = await browser.newPage();
    await page.goto(url);
    await page.waitForFunction(() => document.title === 'loaded');
    return {
        version: browser.version(),
        evaluate: (code) => page.evaluate(`(async () => { ${code} })()`),
        close: () => browser.close(),
    };
}

/** Firefox ESR speaks WebDriver BiDi, a part of which Playwright does not expect it to lack. */
async function byBiDi(url) {
    const port = freePort();
    const profile = mkdtempSync(join(tmpdir(), 'gonfalon-firefox-'));
    const options = ['--headless', '--no-remote', `--remote-debugging-port=${port}`];
    const firefox = spawn('firefox-esr', [...options, '--profile', profile], { stdio: 'ignore' });
    const socket = await until(() => connected(`ws://127.0.0.1:${port}/session`));
    const waiting = new Map();
    socket.onmessage = ({ data }) => {
        const { id, type, result, message } = JSON.parse(data);
        const [done, fail] = waiting.get(id) ?? [];
        if (type === 'success') done?.(result);
        else fail?.(new Error(message));
    };
    let number = 0;
    const call = (method, params) =>
        new Promise((done, fail) => {
            number += 1;
            waiting.set(number, [done, fail]);
            socket.send(JSON.stringify({ id: number, method, params }));
        });
    const { capabilities } = await call('session.new', { capabilities: {} });
    const { contexts } = await call('browsingContext.getTree', {});
    const { context } = contexts[0];
    await call('browsingContext.navigate', { context, url, wait: 'complete' });
    return {
        version: capabilities.browserVersion,
        async evaluate(code) {
            const expression = `(async () => JSON.stringify(await (async () => { ${code} })()))()`;
            const given = { expression, target: { context }, awaitPromise: true };
            const { result, exceptionDetails } = await call('script.evaluate', given);
            if (exceptionDetails) throw new Error(exceptionDetails.text);
            return result.value === undefined ? undefined : JSON.parse(result.value);
        },
        async close() {
            await call('browser.close', {}).catch(() => undefined);
            firefox.kill();
            await new Promise((done) => setTimeout(done, 500));
            rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
        },
    };
}

function connected(url) {
    return new Promise((done, fail) => {
        const socket = new WebSocket(url);
        socket.onopen = () => done(socket);
        socket.onerror = () => fail(new Error(`nobody answers at ${url}`));
    });
}

function freePort() {
    return 4500 + Math.floor(Math.random() * 4000);
}

/** WebKitGTK speaks WebDriver alone. */
async function byWebDriver(url) {
    const port = freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
    const call = async (method, path, body) => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, {
            method,
            body: body === undefined ? undefined : JSON.stringify(body),
        });
        const { value } = await response.json();
        if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 400)}`);
        return value;
    };
    await until(() => call('GET', '/status'));
    const options = {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
    };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId, capabilities: given } = await call('POST', '/session', { capabilities });
    const session = `/session/${sessionId}`;
    await call('POST', `${session}/timeouts`, { script: 600_000 });
    await call('POST', `${session}/url`, { url });
    return {
        version: given.browserVersion,
        async evaluate(code) {
            const script = `const done = arguments[0];
                (async () => { ${code} })().then((value) => done({ value }), (e) => done({ error: String(e) }));`;
            const { value, error } = await call('POST', `${session}/execute/async`, {
                script,
                args: [],
            });
            if (error) throw new Error(error);
            return value;
        },
        async close() {
            await call('DELETE', session).catch(() => undefined);
            driver.kill();
        },
    };
}

async function until(what) {
    const end = Date.now() + PATIENCE;
    for (;;) {
        try {
            return await what();
        } catch (error) {
            if (Date.now() > end) throw error;
            await new Promise((done) => setTimeout(done, 200));
        }
    }
}
