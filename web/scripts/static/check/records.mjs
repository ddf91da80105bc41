/**
 * Replay the records that the repository keeps in a browser, by the worker of a static folder.
 *
 *   node scripts/static/check/records.mjs FOLDER [chromium|firefox|webkit]
 *
 * The digests are compared with those that Python computes here (`expected.py`), which has checked
 * them against the kept ones.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { open } from './browsers.mjs';
import { serve } from './server.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
const [folder, name = 'chromium'] = process.argv.slice(2);

const expected = JSON.parse(
    execFileSync(join(ROOT, '.venv/bin/python'), [join(import.meta.dirname, 'expected.py')], {
        env: { ...process.env, PYTHONPATH: ROOT },
        cwd: ROOT,
        maxBuffer: 1 << 28,
    }),
);
const server = await serve(resolve(folder));
const browser = await open(name, server.origin);
const { snapshot, milliseconds } = await browser.evaluate('return window.begin();');
let [inputs, spent] = [0, 0];
const different = [];
for (const [path, record, digest] of expected) {
    const body = JSON.stringify({ record });
    const { answer, time } = await browser.evaluate(`
        const began = performance.now();
        const answer = await window.ask('POST', '/api/records', ${JSON.stringify(body)});
        return { answer, time: performance.now() - began };`);
    const found = JSON.parse(answer.text);
    if (found.digest !== digest) different.push(`${path}: ${answer.text.slice(0, 200)}`);
    inputs += found.inputs ?? 0;
    spent += time;
}
await browser.close();
server.close();
for (const line of different) console.log(line);
console.log(
    `${name} ${browser.version}: ${snapshot ? 'snapshot' : 'ordinary start'} ${Math.round(milliseconds)} ms; ` +
        `${expected.length - different.length} of ${expected.length} records, ` +
        `${inputs} inputs in ${(spent / 1000).toFixed(1)} s`,
);
process.exit(different.length ? 1 : 0);
