/**
 * Python in this worker, with the rules. It begins from a snapshot of its memory; if the browser
 * cannot take that, it starts as Python usually does, which takes some seconds longer.
 */
import { SpoiltPart, type Parts } from './parts.js';

/** What of Pyodide is used here. */
interface Pyodide {
  FS: {
    mkdirTree(path: string): void;
    writeFile(path: string, data: Uint8Array, options?: { canOwn?: boolean }): void;
  };
  runPython(code: string): unknown;
  pyimport(module: string): Bridge & { destroy(): void };
}

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

/** A tuple of Python. */
export interface Pair {
  readonly length: number;
  get(index: number): unknown;
  destroy(): void;
}

/** `gonfalon.local.bridge`. */
export interface Bridge {
  answer(method: string, url: string, body: string): Pair;
  load(table: string, kept: string): void;
  is_loaded(table: string): boolean;
  forget(table: string): void;
  list_text(table: string): string;
  show_list(kept: string): void;
  welcome(person: string): void;
  waiting_bots(): string;
  let_bot_answer(table: string): Pair;
}

/** A file in the archive of the code: its path, and where its bytes are. */
type Entry = [path: string, start: number, end: number];

const BRIDGE = 'gonfalon.local.bridge';
const PREFIX = '/lib/python3.13/site-packages/';
/** A zip file with nothing in it: all that the snapshot needs has been imported. */
const NO_LIBRARY = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array<number>(18).fill(0));

export interface Python {
  bridge: Bridge;
  /** True if it began from the snapshot. */
  snapshot: boolean;
  /** Settled when the texts are there as well. */
  texts: Promise<void>;
}

/**
 * Start Python with the rules in it. `loader` is the folder of the loader's scripts; `fault` is told
 * what went wrong without ending the start.
 */
export async function startPython(
  loader: string,
  parts: Parts,
  fault: (error: unknown) => void,
): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${loader}pyodide.module.js`)) as Loader;
  const options = { indexURL: loader, packageBaseUrl: loader, lockFileContents: LOCK };
  const python = parts.get('python');
  try {
    standIn({ 'pyodide.asm.wasm': python, 'python_stdlib.zip': NO_LIBRARY });
    const py = await loadPyodide({ ...options, _loadSnapshot: parts.get('snapshot') });
    seedAnew(py);
    const texts = parts.get('texts').then((archive) => write(py, archive));
    return { bridge: py.pyimport(BRIDGE), snapshot: true, texts };
  } catch (error) {
    if (error instanceof SpoiltPart || error instanceof TypeError) throw error; // nothing came
    fault(error);
  }
  standIn({ 'pyodide.asm.wasm': python, 'python_stdlib.zip': parts.get('library') });
  const [py, code, texts] = await Promise.all([
    loadPyodide(options),
    parts.get('code'),
    parts.get('texts'),
  ]);
  write(py, code);
  write(py, texts);
  return { bridge: py.pyimport(BRIDGE), snapshot: false, texts: Promise.resolve() };
}

/** Nothing is installed from anywhere: the list of packages is empty. */
const LOCK = JSON.stringify({
  info: {
    abi_version: '2025_0',
    arch: 'wasm32',
    platform: 'emscripten_4_0_9',
    python: '3.13.2',
    version: '0.29.5',
  },
  packages: {},
});

type Bytes = Uint8Array<ArrayBuffer>;
const real = self.fetch.bind(self);

/** Give the loader these whenever it asks for files with these names. */
function standIn(files: Record<string, Bytes | Promise<Bytes>>): void {
  self.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const name = url.slice(url.lastIndexOf('/') + 1);
    const bytes = files[name];
    if (!bytes) return real(input, init);
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return new Response(await bytes, { headers: { 'content-type': type } });
  };
}

/** Write the files of an archive: the length of its index, the index, and the bytes of all files. */
function write(py: Pyodide, archive: Bytes): void {
  const length = new DataView(archive.buffer, archive.byteOffset).getUint32(0, true);
  const from = 4 + length;
  const index = JSON.parse(new TextDecoder().decode(archive.subarray(4, from))) as Entry[];
  const made = new Set<string>();
  for (const [path, start, end] of index) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) py.FS.mkdirTree(PREFIX + folder);
    made.add(folder);
    py.FS.writeFile(PREFIX + path, archive.subarray(from + start, from + end), { canOwn: true });
  }
  py.runPython('import importlib; importlib.invalidate_caches()');
}

/** A snapshot has everybody's `random`. The rules do not use it; nothing else should repeat it. */
function seedAnew(py: Pyodide): void {
  py.runPython('import random; random.seed()');
}
