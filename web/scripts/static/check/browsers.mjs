/** Debian's browsers, each by the protocol that it speaks: a page that can be asked for values. */
import { spawn } from 'node:child_process';

import { chromium, firefox } from '@playwright/test';

const PATIENCE = 30_000;

/** Open a page. Returns `evaluate(code)`, which runs an async function's body, and `close()`. */
export async function open(name, url) {
    if (name === 'webkit') return byWebDriver(url);
    const browser =
        name === 'firefox'
            ? await firefox.launch({
                  channel: 'moz-firefox',
                  executablePath: '/usr/bin/firefox-esr',
              })
            : await chromium.launch({
                  executablePath: '/usr/bin/chromium',
                  args: ['--no-sandbox'],
              });
    // Firefox ESR does not know all of what a context may pretend.
    const nothing = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
    const page = await (await browser.newContext(nothing)).newPage();
    await page.goto(url);
    await page.waitForFunction(() => document.title === 'loaded');
    const version = browser.version();
    return {
        version,
        evaluate: (code) => page.evaluate(`(async () => { ${code} })()`),
        close: () => browser.close(),
    };
}

/** WebKitGTK speaks WebDriver alone. */
async function byWebDriver(url) {
    const port = 4500 + Math.floor(Math.random() * 400);
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
