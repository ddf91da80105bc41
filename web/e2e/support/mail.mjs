/**
 * A post office for the tests: the server sends its mails here by SMTP, as it does to a real one;
 * each is kept as a file until the site ends.
 */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function catchMail() {
    const folder = mkdtempSync(join(tmpdir(), 'gonfalon-mail-'));
    let count = 0;
    const keep = (text) => {
        const name = String((count += 1)).padStart(6, '0');
        writeFileSync(join(folder, `${name}.part`), text, 'latin1');
        renameSync(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    };
    const server = createServer((socket) => {
        let rest = '';
        let letter = null; // the lines of a mail that is coming in
        const say = (line) => socket.write(`${line}\r\n`);
        const hear = (line) => {
            if (letter) {
                if (line !== '.') return void letter.push(line.replace(/^\./, ''));
                keep(letter.join('\n'));
                letter = null;
                return say('250 kept');
            }
            const word = line.slice(0, 4).toUpperCase();
            if (word === 'DATA') letter = [];
            if (word === 'QUIT') return void socket.end('221 bye\r\n');
            say(word === 'DATA' ? '354 go on' : '250 yes');
        };
        socket.on('error', () => socket.destroy());
        socket.on('data', (bytes) => {
            const lines = (rest + bytes.toString('latin1')).split('\r\n');
            rest = lines.pop() ?? '';
            lines.forEach(hear);
        });
        say('220 tests');
    });
    await new Promise((done) => server.listen(0, '127.0.0.1', done));
    return {
        folder,
        address: `smtp://127.0.0.1:${server.address().port}`,
        close() {
            server.close();
            rmSync(folder, { recursive: true, force: true });
        },
    };
}

/** Return all mails to somebody, oldest first: the subject and the text as they are read. */
export function mailsTo(folder, address) {
    return readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .map((name) => opened(readFileSync(join(folder, name), 'latin1')))
        .filter((mail) => mail.to === address);
}

function opened(raw) {
    const at = raw.indexOf('\n\n');
    const head = raw.slice(0, at).replace(/\n[ \t]+/g, ' ');
    const field = (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
    return {
        to: field('To'),
        subject: words(field('Subject')),
        text: decoded(raw.slice(at + 2), field('Content-Transfer-Encoding').toLowerCase()),
    };
}

function decoded(text, encoding) {
    if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8');
    if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString('utf8');
    const plain = text.replace(/=\n/g, '');
    const bytes = plain.replace(/=([0-9A-F]{2})/g, (_, hex) =>
        String.fromCharCode(parseInt(hex, 16)),
    );
    return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** A header of encoded words (RFC 2047). */
function words(text) {
    return text
        .replace(/\?=\s+=\?/g, '?==?')
        .replace(/=\?utf-8\?(b|q)\?([^?]*)\?=/gi, (_, how, inner) =>
            how.toLowerCase() === 'b'
                ? decoded(inner, 'base64')
                : decoded(inner.replaceAll('_', ' '), 'quoted-printable'),
        );
}
