/**
 * A whole site for the end-to-end tests: a database of its own, the web server, a worker with
 * bots, Redis; on free ports, gone without a trace afterwards.
 *
 *   node e2e/support/site.mjs            start one and print its address; Ctrl-C ends it
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createECDH, randomBytes } from 'node:crypto';

import { catchMail } from './mail.mjs';

const ROOT =
    process.env.GONFALON_E2E_ROOT ?? resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** The Python that has the server's libraries; the code comes from this checkout. */
function python() {
    const own = join(ROOT, '.venv/bin/python');
    return process.env.GONFALON_PYTHON ?? (existsSync(own) ? own : 'python3');
}

/** A port that nobody listens on. */
async function freePort() {
    return new Promise((done, fail) => {
        const probe = createServer();
        probe.once('error', fail);
        probe.listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => done(port));
        });
    });
}

/** Start everything; the answer has `origin` and `stop`. */
export async function startSite({ port = 0, quiet = true } = {}) {
    const used = port || (await freePort());
    const address = `http://127.0.0.1:${used}`;
    const origin = process.env.GONFALON_ORIGIN ?? address; // another one behind a proxy
    const name = `gonfalon_e2e_${process.pid}_${used}`;
    const post = await catchMail();
    const pushKey = createECDH('prime256v1');
    pushKey.generateKeys();
    const server = process.env.GONFALON_E2E_POSTGRES ?? 'postgresql://root@127.0.0.1:5432';
    const env = {
        ...process.env,
        PYTHONPATH: join(ROOT, 'src'),
        DJANGO_SETTINGS_MODULE: 'gonfalon.server.settings',
        GONFALON_ORIGIN: origin,
        GONFALON_HOSTS: '127.0.0.1,localhost',
        GONFALON_DATABASE: `${server}/${name}`,
        GONFALON_REDIS: process.env.GONFALON_E2E_REDIS ?? 'redis://127.0.0.1:6379/9',
        GONFALON_SECRET_KEY: randomBytes(40).toString('base64url'),
        GONFALON_MAIL_URL: post.address,
        GONFALON_VAPID_PRIVATE_KEY: pushKey.getPrivateKey('base64url'),
        GONFALON_VAPID_SUBJECT: 'mailto:nobody@example.org',
        GONFALON_LIMITS: process.env.GONFALON_LIMITS ?? '0',
        GONFALON_LOG: 'warning',
        GONFALON_LOG_PLAIN: '1',
    };
    const run = (...args) =>
        spawn(python(), ['-m', 'gonfalon', ...args], {
            cwd: ROOT,
            env,
            stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
        });
    const made = spawnSync(python(), ['-m', 'gonfalon', 'migrate', '--create'], { cwd: ROOT, env });
    if (made.status !== 0) {
        post.close();
        throw new Error(`migrate: ${made.stdout}${made.stderr}`);
    }
    const web = run('serve', '--port', String(used), '--grace', '2');
    const work = run('work', '--grace', '2');

    const stop = async () => {
        const ends = [web, work].map(
            (child) =>
                new Promise((done) => {
                    if (child.exitCode !== null || child.signalCode !== null) return done();
                    child.once('exit', done);
                    child.kill('SIGTERM');
                    setTimeout(() => child.kill('SIGKILL'), 8000).unref();
                }),
        );
        await Promise.all(ends);
        post.close();
        const drop = `from django.conf import settings; import psycopg
with psycopg.connect(${JSON.stringify(`${server}/postgres`)}, autocommit=True) as c:
    c.execute('DROP DATABASE IF EXISTS "${name}" WITH (FORCE)')`;
        spawnSync(python(), ['-c', drop], { cwd: ROOT, env });
    };
    try {
        await answers(`${address}/readyz`, 60_000);
    } catch (error) {
        await stop();
        throw error;
    }
    return { origin, database: name, mail: post.folder, env, stop };
}

async function answers(url, within) {
    const until = Date.now() + within;
    while (Date.now() < until) {
        const found = await fetch(url).catch(() => null);
        if (found?.ok) return;
        await new Promise((done) => setTimeout(done, 200));
    }
    throw new Error(`${url} does not answer`);
}

/** Let the kernel play a record again: it says whether it holds, and the final scores. */
export function verifyRecord(text) {
    const program = `
import sys, json
from gonfalon.kernel.records.record import parse_record, replay
match = replay(parse_record(sys.stdin.read()))
print(json.dumps({"scores": match.outcome.scores, "ranks": match.outcome.ranks}))`;
    const ran = spawnSync(python(), ['-c', program], {
        cwd: ROOT,
        env: { ...process.env, PYTHONPATH: join(ROOT, 'src') },
        input: text,
        maxBuffer: 1 << 26,
    });
    if (ran.status !== 0) throw new Error(String(ran.stderr));
    return JSON.parse(String(ran.stdout));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const site = await startSite({ port: Number(process.env.PORT ?? 0), quiet: false });
    console.log(
        `site: ${site.origin} (database ${site.database}, mail ${site.mail}); Ctrl-C ends it`,
    );
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.once(signal, () => void site.stop().then(() => process.exit(0)));
    }
}
