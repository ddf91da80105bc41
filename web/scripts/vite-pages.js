/**
 * The start pages: for each language one that begins with the lobby, one that begins at a table,
 * and one for the tables of each game that has a board. Each asks at once for what it needs (the
 * page's code, the texts of the language, the letters of its alphabet), so that no file has to
 * arrive to ask for the next. They are served at any path, so their URLs are absolute.
 *
 * `local.html` is the start page of the static build, which has no server. It belongs one folder
 * below the other files (`play/index.html`), and its URLs are relative.
 *
 * And everything once more, compressed as far as it goes, so that the server has nothing to do but
 * hand it out.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { LANGUAGES, slugs, WEB } from './vite-texts.js';

/** By language: the alphabets its pages are written in. */
const ALPHABETS = {
    en: ['latin'],
    pl: ['latin', 'latin-ext'],
    ru: ['latin', 'cyrillic'],
    uk: ['latin', 'cyrillic'],
};
/** Fonts that the first screen is set in. */
const FONTS = [
    ['alegreya-', '-wght-normal'],
    ['alegreya-sans-', '-400-normal'],
    ['alegreya-sans-', '-500-normal'],
];
const TABLE = 'src/table/TablePage.svelte';
/**
 * Where one can begin: the name of the start page, the modules it needs, the game whose texts
 * it needs, and whether letters are asked for at once. At a table they wait: whoever opens its link
 * on a phone wants to see the board, and the letters take as long to load as all of its code.
 */
function beginnings() {
    const found = [
        { name: 'index', modules: ['src/lobby/Lobby.svelte'], lettered: true },
        { name: 'table', modules: [TABLE], lettered: false },
    ];
    for (const slug of slugs()) {
        const board = `src/games/${slug}/index.ts`;
        if (!existsSync(join(WEB, board))) continue;
        const modules = [TABLE, board, `src/generated/games/${slug}.json`];
        found.push({ name: `table.${slug}`, modules, game: slug, lettered: false });
    }
    return found;
}
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.webmanifest']);
const LEAST = 512;

/** @returns {import('vite').Plugin} */
export function startPages() {
    let folder = 'dist';
    return {
        name: 'gonfalon-start-pages',
        apply: 'build',
        configResolved(config) {
            folder = join(config.root, config.build.outDir);
        },
        writeBundle(_options, bundle) {
            const files = Object.values(bundle);
            const built = readFileSync(join(folder, 'index.html'), 'utf8');
            writeFileSync(join(folder, 'local.html'), localPage(built));
            const page = below(built, '/');
            for (const language of LANGUAGES) {
                for (const { name, modules, game, lettered } of beginnings()) {
                    const spoken = game ? ['shell', game] : ['shell'];
                    const ahead = [
                        ...code(files, modules),
                        ...spoken.map((kind) => texts(files, kind, language)),
                    ];
                    const of = game ? ` data-game="${game}"` : '';
                    // Letters come last: nothing can be read before the code is there.
                    const letters = lettered ? fonts(files, language).join('\n    ') : '';
                    const made = page
                        .replace('<html lang="en">', `<html lang="${language}"${of}>`)
                        .replace('</title>', `</title>\n    ${ahead.join('\n    ')}`)
                        .replace('</head>', `  ${letters}\n  </head>`);
                    writeFileSync(join(folder, `${name}.${language}.html`), made);
                }
            }
            rmSync(join(folder, 'index.html'));
            compress(folder);
            note(files, join(folder, '../../build/web-chunks.json'));
        },
    };
}

/** A page whose files are in the folder at `root`. Vite writes `./first.js`, or `/x` of what it does not know. */
export function below(page, root) {
    return page.replace(/ (href|src)="\.?\/(?!\/)/g, ` $1="${root}`);
}

/** The start page of the static build. */
export function localPage(page) {
    return below(page, '../').replace('<html lang="en">', '<html lang="en" data-mode="local">');
}

/** The file that every page begins with: the entry, or what it was made one with. */
function baseOf(files) {
    const chunks = files.filter((file) => file.type === 'chunk');
    const found = chunks.find((c) => c.isEntry) ?? chunks.find((c) => c.name === 'base');
    if (!found) throw new Error('no entry');
    return found;
}

/** Write down which chunk is what and needs which, for the checks of size. */
function note(files, path) {
    const base = baseOf(files);
    const chunks = files
        .filter((file) => file.type === 'chunk')
        .map((chunk) => ({
            file: chunk.fileName,
            module: (chunk.facadeModuleId ?? '')
                .replace(/^\0/, '')
                .replace(/^.*\/web\/src\//, 'src/'),
            entry: chunk === base,
            imports: chunk.imports,
            css: [...(chunk.viteMetadata?.importedCss ?? [])],
        }));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(chunks, null, 1));
}

function fonts(files, language) {
    const names = files.map((file) => file.fileName).filter((name) => name.endsWith('.woff2'));
    return FONTS.flatMap(([head, tail]) =>
        ALPHABETS[language].map((alphabet) => {
            const start = `assets/${head}${alphabet}${tail}-`;
            const found = names.find((name) => name.startsWith(start));
            if (!found) throw new Error(`no font ${start}`);
            return `<link rel="preload" href="/${found}" as="font" type="font/woff2" fetchpriority="low" crossorigin />`;
        }),
    );
}

/** The pages' own chunks and styles, beyond those of the entry. */
function code(files, modules) {
    const chunks = new Map(files.filter((f) => f.type === 'chunk').map((f) => [f.fileName, f]));
    const known = reach(chunks, baseOf(files), new Set());
    const all = new Set(known);
    for (const module of modules) {
        const first = [...chunks.values()].find((chunk) =>
            chunk.moduleIds.some((id) => id.endsWith(module)),
        );
        if (!first) throw new Error(`no chunk of ${module}`);
        reach(chunks, first, all);
    }
    const own = [...all].filter((chunk) => !known.has(chunk));
    const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return [
        ...[...all].map((c) => `<link rel="modulepreload" href="/${c.fileName}" crossorigin />`),
        ...styles.map((css) => `<link rel="preload" href="/${css}" as="style" crossorigin />`),
    ];
}

function reach(chunks, chunk, found) {
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const file of chunk.imports) reach(chunks, chunks.get(file), found);
    return found;
}

function texts(files, kind, language) {
    const id = `virtual:texts/${kind}/${language}`;
    const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(id));
    if (!chunk) throw new Error(`no texts of ${kind} in ${language}`);
    return `<link rel="modulepreload" href="/${chunk.fileName}" crossorigin />`;
}

function compress(folder) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !COMPRESSED.has(extname(path))) continue;
        const data = readFileSync(path);
        if (data.length < LEAST) continue;
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params: size }));
    }
}
