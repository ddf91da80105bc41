/** Python as browsers will run it, for the build: the same files, under Node. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';

import { loadPyodide } from 'pyodide';

export const PYODIDE = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
/** Where the code of Gonfalon is for Python. */
const CODE = '/lib/python3.13/site-packages';

/** Start Python. `library` is the file of another standard library than the whole one. */
export async function startPython({ library, ...options } = {}) {
    return loadPyodide({
        indexURL: `${PYODIDE}/`,
        packageBaseUrl: `${PYODIDE}/`,
        stdLibURL: library ? pathToFileURL(library).href : undefined,
        ...options,
    });
}

/** Show a folder of this machine to Python. */
export function mount(py, folder, path) {
    py.FS.mkdirTree(path);
    py.FS.mount(py.FS.filesystems.NODEFS, { root: folder }, path);
}

/** Write the files of an archive (`archive.mjs`) to where Python looks for its code. */
export function writeCode(py, files) {
    for (const [path, bytes] of files) {
        const full = `${CODE}/${path}`;
        py.FS.mkdirTree(full.slice(0, full.lastIndexOf('/')));
        py.FS.writeFile(full, bytes);
    }
    py.runPython('import importlib; importlib.invalidate_caches()');
}
