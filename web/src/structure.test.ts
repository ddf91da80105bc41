/** Imports point downwards only, never in a circle, and no file is too long to read. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { expect, test } from 'vitest';

/** The folders of `src`, the lowest first. A folder imports only from those before it. */
const LAYERS = [
  'generated', // facts and types made from the Python package
  'local', // playing without a server
  'browser', // what the browser offers: storage, history, time zone, size of the window
  'preferences',
  'api',
  'device', // the API answered on this device, by the rules in a worker
  'proof', // the page checks by itself that nothing was changed
  'i18n',
  'session', // who the user is, and their tables
  'kit', // what boards are built from
  'sound',
  'games', // one folder for each game, and the interface that all of them provide
  'pace',
  'catalogue', // the games on offer
  'shell', // the layout of all pages
  'table',
  'room', // new tables, invitations, waiting for players
  'learn', // lessons
  'account',
  'players',
  'lobby',
  'gallery',
];
const STYLES = 'styles';
const MOST_LINES = 400;

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|ts|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const known = new Set(files);
const isTest = (file: string) => file.endsWith('.test.ts');
const isGenerated = (file: string) => file.endsWith('.d.ts');

const IMPORT = /(?:\bfrom|\bimport)\s+'(\.{1,2}\/[^']+)'/g;

/**
 * The files that a file imports, types included. Imports at run time (`import()`) do not count, nor
 * does a component that contains itself.
 */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    const found = [target, target.replace(/\.js$/, '.ts'), target.replace(/\.js$/, '.d.ts')];
    return found.find((one) => known.has(one) && one !== file) ?? [];
  });
}

const graph = new Map(files.filter((file) => !isTest(file)).map((file) => [file, importsOf(file)]));

/** The folder below `src`. Empty for the entry point and its neighbours. */
const folderOf = (file: string) => file.split('/').slice(1, -1)[0] ?? '';
const gameOf = (file: string) => /^src\/games\/([^/]+)\//.exec(file)?.[1] ?? null;

test('every folder has its place', () => {
  const found = new Set(files.map(folderOf).filter((folder) => folder && folder !== STYLES));
  expect([...found].sort()).toEqual([...LAYERS].sort());
});

test('imports point downwards', () => {
  const upward: string[] = [];
  for (const [file, targets] of graph) {
    const from = folderOf(file);
    for (const target of targets) {
      const to = folderOf(target);
      if (!from || to === STYLES) continue;
      if (!to || LAYERS.indexOf(to) > LAYERS.indexOf(from)) upward.push(`${file} → ${target}`);
    }
  }
  expect(upward).toEqual([]);
});

test('no game imports another', () => {
  const across: string[] = [];
  for (const [file, targets] of graph) {
    for (const target of targets) {
      if (gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target))
        across.push(`${file} → ${target}`);
    }
  }
  expect(across).toEqual([]);
});

test('no imports in a circle', () => {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (done.has(file) || path.includes(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(circles).toEqual([]);
});

test(`no file has more than ${MOST_LINES} lines`, () => {
  const long = files
    .filter((file) => !isGenerated(file))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST_LINES);
  expect(long).toEqual([]);
});
