/**
 * Check records with the code of the page, outside a browser:
 *
 *     node scripts/check-records.mjs FILE…
 *
 * One line for each file: "holds" or what is wrong. With `-`, paths are read from the input. Fails
 * if a record does not hold.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv, exit, stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const { module } = await runnerImport(join(WEB, 'src/proof/record.ts'), { logLevel: 'error' });

/** Return "holds", or the fault. Bytes that are no text are damage. */
async function verdict(path) {
    try {
        const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
            readFileSync(path),
        );
        const found = await module.checkRecord(text);
        return `holds: ${found.inputs} inputs, ${found.draws.length} draws`;
    } catch (error) {
        if (error instanceof module.Broken) return `broken (${error.fault}): ${error.message}`;
        if (error instanceof TypeError && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
            return 'broken (damaged): not a text';
        }
        throw error;
    }
}

let broken = 0;
const paths = argv[2] === '-' ? createInterface({ input: stdin }) : argv.slice(2);
for await (const path of paths) {
    const said = await verdict(path);
    broken += said.startsWith('holds') ? 0 : 1;
    stdout.write(`${path}\t${said.replaceAll(/[^ -~]/g, '?')}\n`);
}
exit(broken ? 1 : 0);
