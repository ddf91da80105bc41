/**
 * Serve a folder by plain servers, in a sub-path, and play a little on each.
 *
 *   node scripts/static/check/hosts.mjs FOLDER
 *
 * Python's server, Caddy and nginx, each with a configuration and a port of its own; Caddy and nginx
 * send the policy of `_headers`. A match is begun and four answers are given; nothing may ask any
 * other origin, and no page may complain. A server that is not installed is left out, with a word.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { Device } from './device.mjs';
import { answer, begin } from './keys.mjs';

const ANSWERS = 4;
const PATH = '/games/gonfalon/';
const PATIENCE = 10_000; // ms for a server to start

const [given] = process.argv.slice(2);
const folder = resolve(given);
const policy = /Content-Security-Policy: (.*)/.exec(
    readFileSync(join(folder, '_headers'), 'utf8'),
)[1];

/** How each server is started: its files are below `place`, where `www` has the folder in its path. */
const SERVERS = {
    python: {
        program: 'python3',
        start: (place, port) => [
            ...['-m', 'http.server', String(port), '--bind', '127.0.0.1'],
            ...['--directory', join(place, 'www')],
        ],
    },
    caddy: {
        program: 'caddy',
        start(place, port) {
            const file = join(place, 'Caddyfile');
            writeFileSync(
                file,
                `{
    admin off
    auto_https off
}
http://127.0.0.1:${port} {
    root * ${join(place, 'www')}
    encode gzip
    header Content-Security-Policy "${policy}"
    file_server
}
`,
            );
            return ['run', '--config', file, '--adapter', 'caddyfile'];
        },
    },
    nginx: {
        program: 'nginx',
        start(place, port) {
            const file = join(place, 'nginx.conf');
            const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
                .map((name) => `${name}_temp_path ${join(place, name)};`)
                .join('\n    ');
            writeFileSync(
                file,
                `daemon off;
master_process off;
pid ${join(place, 'pid')};
error_log ${join(place, 'error.log')};
events {}
http {
    include /etc/nginx/mime.types;
    access_log off;
    gzip on;
    gzip_types text/css text/javascript application/javascript application/json;
    ${temporary}
    server {
        listen 127.0.0.1:${port};
        root ${join(place, 'www')};
        add_header Content-Security-Policy "${policy}";
    }
}
`,
            );
            return ['-p', place, '-e', join(place, 'error.log'), '-c', file];
        },
    },
};

/** A port that nobody listens on. */
function freePort() {
    return new Promise((done) => {
        const probe = createServer();
        probe.listen(0, '127.0.0.1', () => {
            const { port } = probe.address();
            probe.close(() => done(port));
        });
    });
}

/** Start a server and wait until it answers. */
async function started(name, place) {
    const port = await freePort();
    const { program, start } = SERVERS[name];
    const server = spawn(program, start(place, port), {
        stdio: 'ignore',
        env: { ...process.env, HOME: place },
    });
    const origin = `http://127.0.0.1:${port}`;
    const end = Date.now() + PATIENCE;
    for (;;) {
        const answer = await fetch(`${origin}${PATH}static.json`).catch(() => null);
        if (answer?.ok) return { origin, stop: () => server.kill() };
        if (Date.now() > end || server.exitCode !== null) {
            server.kill();
            throw new Error(`${name} does not answer`);
        }
        await new Promise((done) => setTimeout(done, 100));
    }
}

/** Play on a server; returns what went wrong. */
async function played(origin) {
    const device = new Device(origin);
    try {
        const page = await device.visit(`${PATH}play/`);
        await begin(page, 'Medieval Mastery');
        for (let given = 0; given < ANSWERS; given += 1) await answer(page);
        const written = await page
            .locator('meta[http-equiv="Content-Security-Policy"]')
            .getAttribute('content');
        const loose = written.includes("'unsafe-eval'") ? [`policy: ${written}`] : [];
        return [...device.broken, ...device.elsewhere, ...loose];
    } catch (error) {
        return [...device.broken, String(error)];
    } finally {
        await device.close();
        device.forget();
    }
}

let bad = policy.includes("'unsafe-eval'") ? 1 : 0;
for (const [name, { program }] of Object.entries(SERVERS)) {
    if (spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0) {
        console.log(`${name}: not installed, left out`);
        continue;
    }
    const place = mkdtempSync(join(tmpdir(), `gonfalon-${name}-`));
    mkdirSync(join(place, 'www', PATH, '..'), { recursive: true });
    symlinkSync(folder, join(place, 'www', PATH.slice(0, -1)));
    const server = await started(name, place);
    const wrong = await played(server.origin);
    server.stop();
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
    bad += wrong.length;
    console.log(`${name}: ${wrong.length ? 'failed' : `a match and ${ANSWERS} answers`}`);
    for (const line of wrong) console.log(`    ${line}`);
}
process.exit(bad ? 1 : 0);
