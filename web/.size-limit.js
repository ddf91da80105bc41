/**
 * What a reader has to load, gzipped: the lobby, then the table page, then a game's board with its
 * texts, each counted without what is there already. Fonts are not counted: they are cached for
 * ever and nothing waits for them.
 */
import { readFileSync } from 'node:fs';

const chunks = JSON.parse(readFileSync('../build/web-chunks.json', 'utf8'));
const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));

/** A chunk with everything it cannot do without. */
function needed(chunk, found = new Set()) {
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const css of chunk.css) found.add(css);
    for (const file of chunk.imports) needed(byFile.get(file), found);
    return found;
}

const byModule = (name) => chunks.find((chunk) => chunk.module === name);
const all = (...parts) => new Set(parts.flatMap((chunk) => [...needed(chunk)]));
const without = (files, known) => [...files].filter((file) => !known.has(file));
const paths = (files) => files.map((file) => `dist/${file}`);

const shell = all(
    chunks.find((chunk) => chunk.entry),
    byModule('virtual:texts/shell/uk'), // the longest
);
const table = all(byModule('src/table/TablePage.svelte'));
const here = new Set([...shell, ...table]);
const games = chunks
    .map((chunk) => /^src\/games\/(\w+)\/index\.ts$/.exec(chunk.module)?.[1])
    .filter(Boolean);

export default [
    { name: 'shell', path: [...paths([...shell]), 'dist/first.js'], limit: '150 kB' },
    { name: 'table page', path: paths(without(table, shell)), limit: '60 kB' },
    ...games.map((slug) => ({
        name: `board: ${slug}`,
        path: paths(
            without(
                all(byModule(`src/games/${slug}/index.ts`), byModule(`virtual:texts/${slug}/uk`)),
                here,
            ),
        ),
        limit: ['crusaders', 'glory'].includes(slug) ? '150 kB' : '120 kB', // scenes of their own
    })),
].map((check) => ({ ...check, gzip: true }));
