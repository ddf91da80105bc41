/** Serves a static folder, and a page that drives its worker without the client. */
import { createServer } from 'node:http';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
    '.css': 'text/css',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.mjs': 'text/javascript',
    '.svg': 'image/svg+xml',
    '.wasm': 'application/wasm',
    '.webmanifest': 'application/manifest+json',
};
const PAGE =
    '<!doctype html><title>waiting</title><script type="module" src="/driver.js"></script>';

const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

/** A line that carries so many bytes a second, shared by all responses. */
class Line {
    constructor(rate) {
        this.rate = rate;
        this.free = 0; // when it has carried everything, in ms
        this.carried = 0;
    }

    async send(response, bytes) {
        const step = 16_384;
        for (let from = 0; from < bytes.length; from += step) {
            const part = bytes.subarray(from, from + step);
            this.carried += part.length;
            this.free = Math.max(this.free, performance.now()) + (part.length / this.rate) * 1000;
            const wait = this.free - performance.now();
            if (wait > 2) await new Promise((done) => setTimeout(done, wait));
            response.write(part);
        }
        response.end();
    }
}

/** The page's script: `ask(method, url, body)` is answered by the worker. */
const driver = (worker) => `
const waiting = new Map();
let number = 0;
window.told = [];
window.begin = async () => {
    const site = await (await fetch('/site/static.json')).json();
    const worker = new Worker('/site/assets/${worker}', { type: 'module' });
    window.worker = worker;
    const ready = new Promise((done, fail) => {
        worker.onmessage = ({ data }) => {
            if (data.type === 'ready') done(data);
            else if (data.type === 'failed') fail(new Error(data.message));
            else if (data.type === 'answer') waiting.get(data.id)(data);
            else if (data.type !== 'arrived') window.told.push(data);
        };
    });
    worker.postMessage({ type: 'begin', rules: location.origin + '/site/rules/', list: site.parts });
    return ready;
};
window.ask = (method, url, body = '') => new Promise((done) => {
    number += 1;
    waiting.set(number, done);
    window.worker.postMessage({ type: 'ask', id: number, method, url, body });
});
document.title = 'loaded';
`;

/**
 * Serve a folder; returns the server's address and how to end it. With `rate`, in bytes a second, all
 * responses together are no faster, as on a line of that speed; texts are compressed then, as hosts
 * do it.
 */
export async function serve(folder, { rate = 0 } = {}) {
    const worker = readdirSync(join(folder, 'assets')).find((name) => /^worker-.*\.js$/.test(name));
    if (!worker) throw new Error(`${folder} has no worker`);
    const server = createServer((request, response) => {
        const path = decodeURIComponent(new URL(request.url, 'http://x').pathname);
        const send = (type, text) => {
            response.writeHead(200, { 'content-type': type });
            response.end(text);
        };
        if (path === '/') return send(TYPES['.html'], PAGE);
        if (path === '/driver.js') return send(TYPES['.js'], driver(worker));
        let file = join(folder, normalize(path.replace(/^\/site\//, '/')));
        if (file.endsWith('/')) file += 'index.html';
        if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
            response.writeHead(404);
            return response.end();
        }
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        if (!rate) {
            response.writeHead(200, { 'content-type': type });
            return createReadStream(file).pipe(response);
        }
        const packed = COMPRESSED.has(extname(file));
        response.writeHead(200, {
            'content-type': type,
            ...(packed ? { 'content-encoding': 'gzip' } : {}),
        });
        const bytes = readFileSync(file);
        return line.send(response, packed ? gzipSync(bytes) : bytes);
    });
    const line = new Line(rate);
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    const { port: taken } = server.address();
    return { origin: `http://127.0.0.1:${taken}`, close: () => server.close(), line };
}
