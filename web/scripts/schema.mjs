/**
 * Types of what matches say, from the games' JSON Schemas: `npm run types`.
 *
 * docs/schema/<slug>.json, which comes from the Python packages, becomes
 * src/generated/schema/<slug>.d.ts. With --check nothing is written, and a file that is not
 * current is a failure.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const SCHEMAS = join(WEB, '..', 'docs', 'schema');
const TARGET = join(WEB, 'src', 'generated', 'schema');

/**
 * A definition as the client needs it. A word of the content (a card's id) is a text: the client
 * draws whatever cards there are. Messages that a shape may hold are looked up by id.
 */
function ofClient(name, definition) {
    if (name.startsWith('word-')) return { type: 'string' };
    const kept = JSON.parse(
        JSON.stringify(definition).replaceAll('#/$defs/', '#/components/schemas/'),
    );
    if (kept.properties) delete kept.anyOf;
    return kept;
}

async function typesOf(path) {
    const { title, $defs } = JSON.parse(readFileSync(path, 'utf8'));
    const schemas = Object.fromEntries(
        Object.entries($defs).map(([name, definition]) => [name, ofClient(name, definition)]),
    );
    const info = { title, version: '1' };
    const tree = await openapiTS(
        { openapi: '3.1.0', info, paths: {}, components: { schemas } },
        { arrayLength: true, silent: true },
    );
    return `// ${title}: made of docs/schema/${basename(path)} by npm run types.\n${astToString(tree)}`;
}

const check = process.argv.includes('--check');
const old = [];
mkdirSync(TARGET, { recursive: true });
for (const file of readdirSync(SCHEMAS)) {
    const target = join(TARGET, file.replace('.json', '.d.ts'));
    const text = await typesOf(join(SCHEMAS, file));
    if (!check) writeFileSync(target, text);
    else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) old.push(target);
}
if (old.length) {
    console.error(`out of date: ${old.join(', ')} (npm run types)`);
    process.exit(1);
}
