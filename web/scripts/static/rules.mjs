/**
 * Make what a browser needs to run the rules: Python, its library, the code of the games, and the
 * memory of Python once all of that is loaded.
 *
 *   node scripts/static/rules.mjs CODE OUT
 *
 * CODE is a folder with the package and its metadata as `site-packages` has them. Into OUT go the
 * parts, each with its digest in its name, the loader's scripts, and `parts.json`.
 */
import { createHash } from 'node:crypto';
import {
    copyFileSync,
    mkdirSync,
    mkdtempSync,
    readdirSync,
    readFileSync,
    rmSync,
    writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { constants, zstdCompressSync } from 'node:zlib';

import { packed } from './archive.mjs';
import { mount, PYODIDE, startPython, writeCode } from './python.mjs';

/** The heap that Pyodide is compiled for: a larger snapshot is not restored as a whole. */
const LARGEST_SNAPSHOT = 31_457_280;
// The loader's scripts, by the names they get: hosts may not know what an .mjs file is.
const LOADER = { 'pyodide.mjs': 'pyodide.module.js', 'pyodide.asm.js': 'pyodide.asm.js' };
/** Modules that are needed though the warm-up does not need them: for tracebacks, and the start. */
const ALWAYS =
    'encodings encodings.aliases encodings.ascii encodings.cp437 encodings.latin_1 encodings.utf_8 ' +
    'traceback linecache tokenize token _colorize textwrap contextlib codeop keyword';

const [source, out] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'gonfalon-static-'));

/** A program for Python beside this file. */
const program = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const say = (text) => process.stderr.write(`${text}\n`);

/** The files of the code, with modules compiled by the Python that will run them. */
async function compiled() {
    const py = await startPython();
    mount(py, source, '/source');
    py.runPython(program('compile.py'));
    const files = [];
    for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const path = relative(source, join(entry.parentPath, entry.name));
        if (!path.endsWith('.py')) files.push([path, readFileSync(join(source, path))]);
        else files.push([`${path}c`, Buffer.from(py.FS.readFile(`/compiled/${path}c`))]);
    }
    return files.sort(([one], [other]) => (one < other ? -1 : 1));
}

/** The names of all modules that a browser needs. */
async function imported(files) {
    const py = await startPython();
    writeCode(py, files);
    return [...JSON.parse(py.runPython(program('warm-up.py'))), ...ALWAYS.split(' ')];
}

/** The library with nothing but those, and not compressed: the part is, as a whole. */
async function library(names) {
    const py = await startPython();
    py.globals.set('imported', py.toPy(names));
    py.FS.writeFile('/whole.zip', readFileSync(join(PYODIDE, 'python_stdlib.zip')));
    py.runPython(program('trim.py'));
    return Buffer.from(py.FS.readFile('/trimmed.zip'));
}

/** The memory of Python with everything loaded. */
async function snapshot(files, names, file) {
    const py = await startPython({ library: file, _makeSnapshot: true });
    writeCode(py, files);
    py.globals.set('imported', py.toPy(names));
    py.runPython(program('load.py'));
    const memory = Buffer.from(py.makeMemorySnapshot());
    if (memory.length > LARGEST_SNAPSHOT) {
        throw new Error(`the snapshot has ${memory.length} bytes, more than ${LARGEST_SNAPSHOT}`);
    }
    return memory;
}

/** Write a part, and return what the list says of it. */
function part(name, bytes) {
    const small = zstdCompressSync(bytes, {
        params: {
            [constants.ZSTD_c_compressionLevel]: 22,
            [constants.ZSTD_c_windowLog]: 25, // the most that the unpacker takes
            [constants.ZSTD_c_enableLongDistanceMatching]: 1,
        },
    });
    const digest = createHash('sha256').update(small).digest('hex');
    const file = `${name}.${digest.slice(0, 16)}.zst`;
    writeFileSync(join(out, file), small);
    say(
        `${name.padEnd(10)} ${String(bytes.length).padStart(10)} ${String(small.length).padStart(10)}`,
    );
    return { file, bytes: small.length, size: bytes.length, digest };
}

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, 'loader'), { recursive: true });
for (const [name, given] of Object.entries(LOADER)) {
    copyFileSync(join(PYODIDE, name), join(out, 'loader', given));
}
const files = await compiled();
const names = await imported(files);
const trimmed = join(work, 'library.zip');
writeFileSync(trimmed, await library(names));
const memory = await snapshot(files, names, trimmed);
const isCode = ([path]) => path.endsWith('.pyc');
const parts = {
    python: part('python', readFileSync(join(PYODIDE, 'pyodide.asm.wasm'))),
    snapshot: part('snapshot', memory),
    texts: part('texts', packed(files.filter((file) => !isCode(file)))),
    library: part('library', readFileSync(trimmed)),
    code: part('code', packed(files.filter(isCode))),
};
writeFileSync(join(out, 'parts.json'), `${JSON.stringify(parts, null, 1)}\n`);
rmSync(work, { recursive: true });
process.exit(0); // Python leaves something waiting
