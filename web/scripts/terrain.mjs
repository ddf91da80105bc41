/**
 * Write the drawings of Medieval Mastery's territories for the landing page, whose board is drawn by
 * Python. Run it after a drawing has changed:
 *
 *     node scripts/terrain.mjs
 */
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const TARGET = join(WEB, '../src/gonfalon/games/mastery/front/terrain.json');

/** Return the text of the file: by kind of tile, its wash and its drawing for a hex of radius 60. */
export async function terrain() {
    const path = join(WEB, 'src/games/mastery/map/terrain.ts');
    const { module } = await runnerImport(path, { configFile: false, logLevel: 'silent' });
    const found = module.TILE_KINDS.map((kind) => {
        const [, wash] = /^var\(--wash-(\w+)\)$/.exec(module.washOf(kind));
        return [kind, { wash, drawing: module.drawing(kind) }];
    });
    return `${JSON.stringify(Object.fromEntries(found), null, 1)}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync(TARGET, await terrain());
