/**
 * What the client takes from the Python packages, made into src/generated: facts about the games,
 * and the types of what the server says. Nothing of it is in the repository; npm's scripts make it
 * before they need it, again only if something it is made of has changed.
 *
 *   npm run generate              facts and types
 *   npm run generate -- --facts   facts alone: a build needs no types
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '..');
const ROOT = resolve(WEB, '..');
const GENERATED = join(WEB, 'src', 'generated');
const SCHEMAS = join(ROOT, 'build', 'schema');
const API = 'docs/openapi.json';

const FACTS = {
    note: join(GENERATED, '.facts'),
    made: ['web/src/generated/{games,printed}/*.json', 'build/schema/*.json'],
    sources: [
        'src/gonfalon/*.py',
        'src/gonfalon/{kernel,games}/**/*.{py,toml,json}',
        'scripts/web_facts.py',
        'web/src/games/*/printed.json',
    ],
};
const TYPES = {
    note: join(GENERATED, '.types'),
    made: ['web/src/generated/**/*.d.ts'],
    sources: [...FACTS.sources, API, 'web/package-lock.json', 'web/scripts/generate.mjs'],
};

function digest(sources) {
    const hash = createHash('sha256');
    for (const name of globSync(sources, { cwd: ROOT }).sort()) {
        hash.update(name)
            .update('\0')
            .update(readFileSync(join(ROOT, name)));
    }
    return hash.digest('hex');
}

/**
 * Make something, if what it is made of is not as it was the last time, or a file of it is gone:
 * Git takes files away that an older commit had.
 */
async function make({ note, made, sources }, how) {
    const now = digest(sources);
    if (existsSync(note)) {
        const [before, ...files] = readFileSync(note, 'utf8').split('\n');
        if (before === now && files.length && files.every((name) => existsSync(join(ROOT, name))))
            return;
    }
    await how();
    writeFileSync(note, [now, ...globSync(made, { cwd: ROOT })].join('\n'));
}

/** The rules need nothing but Python, so any of 3.11 or newer will do. */
function python() {
    const ours = join(ROOT, '.venv', 'bin', 'python');
    return process.env.PYTHON ?? (existsSync(ours) ? ours : 'python3');
}

function writeFacts() {
    for (const folder of ['games', 'printed']) {
        rmSync(join(GENERATED, folder), { recursive: true, force: true });
    }
    rmSync(SCHEMAS, { recursive: true, force: true });
    execFileSync(python(), [join(ROOT, 'scripts', 'web_facts.py'), 'write'], {
        env: { ...process.env, PYTHONPATH: join(ROOT, 'src') },
        stdio: 'inherit',
    });
}

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

async function writeTypes() {
    const { default: openapiTS, astToString } = await import('openapi-typescript');
    const folder = join(GENERATED, 'schema');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of globSync('*.json', { cwd: SCHEMAS })) {
        const { title, $defs } = JSON.parse(readFileSync(join(SCHEMAS, file), 'utf8'));
        const schemas = Object.fromEntries(
            Object.entries($defs).map(([name, definition]) => [name, ofClient(name, definition)]),
        );
        const tree = await openapiTS(
            { openapi: '3.1.0', info: { title, version: '1' }, paths: {}, components: { schemas } },
            { arrayLength: true, silent: true },
        );
        writeFileSync(join(folder, `${basename(file, '.json')}.d.ts`), astToString(tree));
    }
    const described = JSON.parse(readFileSync(join(ROOT, API), 'utf8'));
    const tree = await openapiTS(described, { alphabetize: true, silent: true });
    writeFileSync(join(GENERATED, 'api.d.ts'), astToString(tree));
}

await make(FACTS, writeFacts);
if (!process.argv.includes('--facts')) await make(TYPES, writeTypes);
