/**
 * The start pages: for each language one that begins with the lobby and one that begins at a
 * table. Each asks at once for what it needs (the page's code, the texts of the language, the
 * letters of its alphabet), so that no file has to arrive to ask for the next. And everything once
 * more, compressed as far as it goes, so that the server has nothing to do but hand it out.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { LANGUAGES } from './vite-texts.js';

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
/**
 * Where one can begin: the name of the start page, the module that is its first page, and whether
 * letters are asked for at once. At a table they wait: whoever opens its link on a phone wants to
 * see the board, and the letters take as long to load as all of its code.
 */
const BEGINNINGS = {
    index: { module: 'src/shell/Lobby.svelte', lettered: true },
    table: { module: 'src/table/TablePage.svelte', lettered: false },
};
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
            const page = readFileSync(join(folder, 'index.html'), 'utf8');
            for (const language of LANGUAGES) {
                for (const [name, { module, lettered }] of Object.entries(BEGINNINGS)) {
                    const ahead = [...code(files, module), ...texts(files, language)];
                    // Letters come last: nothing can be read before the code is there.
                    const letters = lettered ? fonts(files, language).join('\n    ') : '';
                    const made = page
                        .replace('<html lang="en">', `<html lang="${language}">`)
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

/** A page's own chunks and styles, beyond those of the entry. */
function code(files, module) {
    const chunks = new Map(files.filter((f) => f.type === 'chunk').map((f) => [f.fileName, f]));
    const first = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(module));
    if (!first) throw new Error(`no chunk of ${module}`);
    const entry = baseOf(files);
    const known = reach(chunks, entry, new Set());
    const own = [...reach(chunks, first, new Set())].filter((chunk) => !known.has(chunk));
    const styles = own.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
    return [
        ...[...known, ...own].map(
            (c) => `<link rel="modulepreload" href="/${c.fileName}" crossorigin />`,
        ),
        ...styles.map((css) => `<link rel="preload" href="/${css}" as="style" crossorigin />`),
    ];
}

function reach(chunks, chunk, found) {
    if (!chunk || found.has(chunk)) return found;
    found.add(chunk);
    for (const file of chunk.imports) reach(chunks, chunks.get(file), found);
    return found;
}

function texts(files, language) {
    const id = `virtual:texts/shell/${language}`;
    const chunk = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(id));
    if (!chunk) throw new Error(`no texts in ${language}`);
    return [`<link rel="modulepreload" href="/${chunk.fileName}" crossorigin />`];
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
