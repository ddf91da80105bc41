/**
 * Credits as a module: every icon that the client uses, with its author, and the packages whose
 * code is shipped, with their licences. An icon without an author in `credits.json` fails the
 * tests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const NAME = 'virtual:credits';
/** Dependencies that make the client and are no part of it. */
const TOOLS = [
    '@fluent/syntax',
    '@iconify-json/game-icons',
    '@sveltejs/vite-plugin-svelte',
    'vite',
];
const IMPORT = /['"]icon:([a-z0-9-]+)['"]/g;

/** Names of all icons that some source file imports. */
export function usedIcons(folder = join(WEB, 'src')) {
    const found = new Set();
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
        const source = readFileSync(join(entry.parentPath, entry.name), 'utf8');
        for (const [, name] of source.matchAll(IMPORT)) found.add(name);
    }
    return [...found].sort();
}

function packages() {
    const lock = JSON.parse(readFileSync(join(WEB, 'package-lock.json'), 'utf8'));
    const own = JSON.parse(readFileSync(join(WEB, 'package.json'), 'utf8'));
    const direct = Object.keys(own.dependencies).filter((name) => !TOOLS.includes(name));
    const shipped = [...direct, 'esm-env', 'clsx'];
    return shipped.sort().flatMap((name) => {
        const entry = lock.packages[`node_modules/${name}`];
        return entry ? [{ name, version: entry.version, licence: entry.license ?? '' }] : [];
    });
}

function icons() {
    const require = createRequire(import.meta.url);
    const set = JSON.parse(
        readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
    );
    const authors = JSON.parse(readFileSync(join(WEB, 'credits.json'), 'utf8'));
    return usedIcons().map((name) => {
        return { name, author: authors[name] ?? '', body: set.icons[name].body };
    });
}

/** @returns {import('vite').Plugin} */
export function credits() {
    return {
        name: 'gonfalon-credits',
        resolveId(id) {
            return id === NAME ? `\0${NAME}` : null;
        },
        load(id) {
            if (id !== `\0${NAME}`) return null;
            return `export const credits = ${JSON.stringify({ icons: icons(), packages: packages() })};`;
        },
    };
}
