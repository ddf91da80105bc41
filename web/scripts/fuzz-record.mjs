/**
 * Damage a record in many ways and let the page's verifier judge each: it may only say that the
 * record holds, or throw `Broken`.
 *
 *     node scripts/fuzz-record.mjs [EXECUTIONS] [SECONDS]
 *
 * Half of the damaged records get a fitting checksum again, so that the parts behind it are reached.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv, exit, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { module } = await runnerImport(join(WEB, 'src/proof/record.ts'), { logLevel: 'error' });
const [executions, seconds] = [Number(argv[2] ?? 20000), Number(argv[3] ?? 1e9)];
const whole = readFileSync(join(WEB, 'src/proof/sample.record'), 'utf8');
const seed = `${whole.split('\n').slice(0, 30).join('\n')}\n`;
const WORDS = ['\n', ' ', ': ', '~1', '=', ',', '*', '>', ':', '0', '99999999', '4294967296', '-1'];
WORDS.push(
    '[]',
    '"',
    '\\',
    '{}',
    'null',
    '\0',
    '\ud800',
    'seed: 00',
    'draws: ',
    '999=0:6',
    '[['.repeat(999),
);

let state = 1;
/** A number below `n`, repeatable. */
function below(n) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
}

function damaged(text) {
    let made = text;
    for (let i = 0; i <= below(3); i += 1) {
        const at = below(made.length + 1);
        const end = at + below(3) * below(12);
        const how = below(4);
        if (how === 0) made = made.slice(0, at) + made.slice(end + 1);
        else if (how === 1) made = made.slice(0, end) + made.slice(at);
        else if (how === 2) made = made.slice(0, at) + WORDS[below(WORDS.length)] + made.slice(end);
        else {
            const other = String.fromCharCode(made.charCodeAt(at) ^ (1 << below(8)));
            made = made.slice(0, at) + other + made.slice(at + 1);
        }
    }
    return made;
}

function resealed(text) {
    const sum = createHash('sha256').update(text.replace(/^sum: .*\n/m, ''));
    return text.replace(/^sum: .*$/m, `sum: ${sum.digest('hex')}`);
}

const until = Date.now() + seconds * 1000;
const faults = new Map();
let wrong = 0;
let done = 0;
for (; done < executions && (done % 100 || Date.now() < until) && wrong < 10; done += 1) {
    const text = done % 2 ? resealed(damaged(seed)) : damaged(seed);
    let said = 'holds';
    try {
        await module.checkRecord(text);
    } catch (error) {
        said = error instanceof module.Broken ? error.fault : `WRONG ${error}`;
    }
    if (said.startsWith('WRONG')) {
        wrong += 1;
        stdout.write(`${said}: ${JSON.stringify(text.slice(0, 4000))}\n`);
    }
    faults.set(said, (faults.get(said) ?? 0) + 1);
}
const kinds = [...faults].map(([said, count]) => `${said} ${count}`).join(', ');
stdout.write(`page's verifier: ${done} executions (${kinds}), ${wrong} wrong\n`);
exit(wrong ? 1 : 0);
